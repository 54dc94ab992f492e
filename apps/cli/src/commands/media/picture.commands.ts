import type { CommandGroup, CommandSpec } from '../../program/command-spec.js';

const asset = { name: '<asset>', summary: 'ast_…, as `media list` shows it.' };
const image = { name: '<image>', summary: 'img_…, as `media image list` shows it.' };

/** `skydeck media poster` */
export const posterCommand: CommandSpec = {
  name: 'poster',
  summary: 'Choose the still picture of an asset.',
  arguments: [asset],
  options: [
    { flags: '--at <moment>', summary: 'Moment of the picture, such as 1:30.' },
    { flags: '--image <image>', summary: 'Or an image, img_….' },
  ],
  examples: ['skydeck media poster ast_… --at 1:30'],
  load: async () => (await import('./picture.js')).poster,
};

/** Commands about pictures for watermarks and posters. */
export const imageCommands: CommandGroup = {
  name: 'image',
  summary: 'Keep pictures for watermarks and posters.',
  commands: [
    {
      name: 'add',
      summary: 'Keep a picture: PNG, JPEG or WebP, from a file or an address.',
      arguments: [{ name: '<source>', summary: 'A file, or the address of one.' }],
      options: [{ flags: '--name <name>', summary: 'Name for people; that of the file if not.' }],
      examples: ['skydeck media image add ./logo.png'],
      load: async () => (await import('./picture.js')).add,
    },
    {
      name: 'list',
      summary: 'List the images, the newest first.',
      load: async () => (await import('./picture.js')).listAll,
    },
    {
      name: 'delete',
      summary: 'Delete an image that nothing needs any more.',
      arguments: [image],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./picture.js')).remove,
    },
  ],
};
