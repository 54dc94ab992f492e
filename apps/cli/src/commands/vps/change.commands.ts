import type { CommandSpec, OptionSpec } from '../../program/command-spec.js';
import { VPS } from './vps-options.js';

const several = (flags: string, summary: string): OptionSpec => ({
  flags,
  summary: `${summary}; repeat for several.`,
  isRepeatable: true,
});

export const changeCommands: readonly CommandSpec[] = [
  {
    name: 'rename',
    summary: 'Rename a server. Its host name changes with its next rebuild.',
    arguments: [VPS, { name: '<name>', summary: 'The new name.' }],
    load: async () => (await import('./change.js')).rename,
  },
  {
    name: 'protect',
    summary: 'Refuse to delete or rebuild a server.',
    arguments: [VPS],
    load: async () => (await import('./change.js')).protect,
  },
  {
    name: 'unprotect',
    summary: 'Allow a server to be deleted and rebuilt again.',
    arguments: [VPS],
    load: async () => (await import('./change.js')).unprotect,
  },
  {
    name: 'update',
    summary: 'Change the tags and labels of a server.',
    arguments: [VPS],
    options: [
      several('--tag <tag>', 'Add a tag'),
      several('--untag <tag>', 'Take a tag off'),
      several('--label <name=value>', 'Set a label'),
      several('--unlabel <name>', 'Take a label off'),
    ],
    examples: ['skydeck vps update web-1 --tag blue --untag green --label tier=web'],
    load: async () => (await import('./change.js')).update,
  },
];
