import type { CommandGroup } from '../../program/command-spec.js';
import { as, space, yes } from './given.js';

const id = { name: '<export>', summary: 'exp_…, as `vault exports list` shows it.' };
const to = { flags: '--to <file>', summary: 'Where to; `<export>.tar` if not given.' };
const load = () => import('./exports.js');

/** Has all that is in a space. */
export const exportCommand = {
  name: 'export',
  summary: 'Have all that is in a space as one archive, and download it.',
  options: [
    to,
    { flags: '--no-wait', summary: 'Ask for it only; `vault exports get` downloads it later.' },
    space,
    as,
  ],
  examples: ['skydeck vault export --to everything.tar'],
  load: async () => (await load()).make,
};

/** Commands about archives of spaces. */
export const exportCommands: CommandGroup = {
  name: 'exports',
  summary: 'Look at archives of spaces, and download them.',
  commands: [
    {
      name: 'list',
      summary: 'List the archives of a space.',
      options: [space, as],
      load: async () => (await load()).list,
    },
    {
      name: 'show',
      summary: 'Show how far an archive is.',
      arguments: [id],
      options: [space, as],
      load: async () => (await load()).show,
    },
    {
      name: 'get',
      summary: 'Download an archive.',
      arguments: [id],
      options: [to, space, as],
      load: async () => (await load()).get,
    },
    {
      name: 'link',
      summary: 'Make a link under which it is downloaded without a key.',
      arguments: [id],
      options: [space, as],
      load: async () => (await load()).link,
    },
    {
      name: 'delete',
      summary: 'Delete an archive, or call it off.',
      arguments: [id],
      options: [yes, space, as],
      load: async () => (await load()).remove,
    },
  ],
};
