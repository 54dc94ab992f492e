import type { CommandGroup, CommandSpec } from '../../program/command-spec.js';

const asset = { name: '<asset>', summary: 'ast_…, as `media list` shows it.' };
const named = {
  flags: '--rendition <name>',
  summary: '`highest`, `audio-only`, or the name of a rendition such as 720p.',
  default: 'highest',
};

/** Commands that make something to keep of an asset. */
export const DOWNLOAD_COMMANDS: readonly CommandSpec[] = [
  {
    name: 'download',
    summary: 'Save an asset as one file on this machine.',
    description: 'The file is made when there is none yet; it stays for others to download.',
    endsInTime: true,
    arguments: [asset],
    options: [named, { flags: '--to <file>', summary: 'Where to save it; in this folder if not.' }],
    examples: ['skydeck media download ast_… --rendition 720p --to film.mp4'],
    load: async () => (await import('./download.js')).download,
  },
  {
    name: 'clip',
    summary: 'Make a new asset of a part of another, to the picture.',
    arguments: [asset],
    options: [
      { flags: '--start <moment>', summary: 'Where it begins, such as 1:30.', default: '0' },
      { flags: '--end <moment>', summary: 'Where it ends, such as 1:42.5.' },
      { flags: '--name <name>', summary: 'Name for people.' },
    ],
    examples: ['skydeck media clip ast_… --start 1:30 --end 1:42.5 --name "The goal"'],
    load: async () => (await import('./download.js')).clip,
  },
];

/** Commands about files for download. */
export const staticRenditionCommands: CommandGroup = {
  name: 'static-rendition',
  summary: 'Have assets made into files for download.',
  commands: [
    {
      name: 'create',
      summary: 'Have one file made of an asset.',
      arguments: [asset],
      options: [named],
      load: async () => (await import('./static-rendition.js')).create,
    },
    {
      name: 'list',
      summary: 'List the files of an asset.',
      arguments: [asset],
      load: async () => (await import('./static-rendition.js')).listAll,
    },
    {
      name: 'delete',
      summary: 'Delete a file for download.',
      arguments: [asset, { name: '<file>', summary: 'srn_…, as the list shows it.' }],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./static-rendition.js')).remove,
    },
  ],
};
