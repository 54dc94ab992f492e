import type { CommandGroup } from '../../program/command-spec.js';

export const TRACK_KINDS = ['subtitles', 'captions'] as const;

const asset = { name: '<asset>', summary: 'ast_…, as `media list` shows it.' };
const track = { name: '<track>', summary: 'trk_…, as `media track list` shows it.' };

/** Commands about the captions of assets. */
export const trackCommands: CommandGroup = {
  name: 'track',
  summary: 'Give an asset captions, and see those that it has.',
  commands: [
    {
      name: 'add',
      summary: 'Add captions from a file or an address.',
      description: 'SRT or WebVTT of 5 MiB at most, in UTF-8, UTF-16 or Latin-1.',
      arguments: [asset, { name: '<source>', summary: 'A file, or the address of one.' }],
      options: [
        { flags: '--language <tag>', summary: 'Such as en or pt-BR.', isRequired: true },
        { flags: '--name <name>', summary: 'What menus show; the language when not given.' },
        {
          flags: '--kind <kind>',
          summary: 'What is spoken, or also what else is heard.',
          choices: TRACK_KINDS,
          default: 'subtitles',
        },
        { flags: '--default', summary: 'Players show it by themselves.' },
      ],
      examples: ['skydeck media track add ast_… film.en.srt --language en'],
      load: async () => (await import('./track.js')).add,
    },
    {
      name: 'list',
      summary: 'List the captions of an asset, the newest first.',
      arguments: [asset],
      load: async () => (await import('./track.js')).listAll,
    },
    {
      name: 'get',
      summary: 'Show captions, and what became of them.',
      arguments: [asset, track],
      options: [{ flags: '--text', summary: 'With their words, as WebVTT.' }],
      load: async () => (await import('./track.js')).get,
    },
    {
      name: 'delete',
      summary: 'Delete captions.',
      arguments: [asset, track],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./track.js')).remove,
    },
  ],
};
