import type { CommandGroup } from '../../program/command-spec.js';
import { as, space, yes } from './given.js';

const share = { name: '<share>', summary: 'shl_…, as `vault share list` shows it.' };
const load = () => import('./shares.js');

/** Commands about links to files. */
export const shareCommands: CommandGroup = {
  name: 'share',
  summary: 'Let others fetch a file by a link.',
  commands: [
    {
      name: 'create',
      summary: 'Make a link to a file.',
      arguments: [{ name: '<file>', summary: 'fil_…, as `vault ls` shows it.' }],
      options: [
        { flags: '--for <time>', summary: 'How long it leads there, such as 7d; always if not.' },
        { flags: '--password <password>', summary: 'What visitors must know.' },
        { flags: '--max-downloads <n>', summary: 'How often it is sent at most.' },
        { flags: '--keep-place', summary: 'Photographs say where and when they were taken.' },
        { flags: '--view-only', summary: 'Browsers are to show it, not to save it.' },
        as,
      ],
      examples: ['skydeck vault share create fil_01k9v3c5d8m2n4p6q7r8s9t0vw --for 7d'],
      load: async () => (await load()).create,
    },
    {
      name: 'list',
      summary: 'List links to files.',
      options: [space, as],
      load: async () => (await load()).list,
    },
    {
      name: 'show',
      summary: 'Show a link and how often it was used.',
      arguments: [share],
      options: [as],
      load: async () => (await load()).show,
    },
    {
      name: 'revoke',
      summary: 'Take a link back.',
      arguments: [share],
      options: [yes, as],
      load: async () => (await load()).revoke,
    },
  ],
};
