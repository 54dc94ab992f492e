import { PRIORITY, RETENTION } from './upload.command.js';
import type { CommandSpec } from '../../program/command-spec.js';

/** Where assets can be. */
export const ASSET_STATUSES = [
  'waiting',
  'created',
  'ingesting',
  'probing',
  'processing',
  'ready',
  'rejected',
  'failed',
  'cancelled',
] as const;

const asset = { name: '<asset>', summary: 'ast_…, as `media list` shows it.' };

/** Commands about what uploads became. */
export const ASSET_COMMANDS: readonly CommandSpec[] = [
  {
    name: 'list',
    summary: 'List the assets, the newest first.',
    options: [
      { flags: '--tail <count>', summary: 'How many at most.', default: '100' },
      { flags: '--status <status>', summary: 'Only those in it.', choices: ASSET_STATUSES },
      { flags: '--name <text>', summary: 'Only those whose name has this in it.' },
    ],
    load: async () => (await import('./assets.js')).listAll,
  },
  {
    name: 'get',
    summary: 'Show an asset and its renditions.',
    arguments: [asset],
    load: async () => (await import('./assets.js')).get,
  },
  {
    name: 'watch',
    summary: 'Follow an asset until it is ready.',
    description: 'Ends with an error when the asset is rejected or fails.',
    endsInTime: true,
    arguments: [asset],
    options: [{ flags: '--playable', summary: 'Only until it can be played.' }],
    load: async () => (await import('./watch.js')).watch,
  },
  {
    name: 'retry',
    summary: 'Make an asset after all that failed or was called off.',
    description: 'What was made of it stays, and the rest is made.',
    arguments: [asset],
    options: [{ flags: '--all', summary: 'Make everything anew.' }],
    load: async () => (await import('./asset-work.js')).retry,
  },
  {
    name: 'cancel',
    summary: 'Call the work on an asset off.',
    arguments: [asset],
    load: async () => (await import('./asset-work.js')).cancel,
  },
  {
    name: 'update',
    summary: 'Change the name, the end or the priority of an asset.',
    arguments: [asset],
    options: [{ flags: '--name <name>', summary: 'Name for people.' }, PRIORITY, RETENTION],
    load: async () => (await import('./asset-work.js')).update,
  },
  {
    name: 'defaults',
    summary: 'Show, or change, how long new assets are kept.',
    options: [RETENTION],
    load: async () => (await import('./asset-work.js')).defaults,
  },
  {
    name: 'delete',
    summary: 'Delete an asset, its file and all that was made of it.',
    arguments: [asset],
    options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
    load: async () => (await import('./assets.js')).remove,
  },
];
