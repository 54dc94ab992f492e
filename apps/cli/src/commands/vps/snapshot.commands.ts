import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { VPS, WAIT, YES } from './vps-options.js';

const snapshot: ArgumentSpec = { name: '<snapshot>', summary: 'Name or id of the snapshot.' };

/** Copies of the disk of a server as it was. */
export const snapshotCommands: CommandGroup = {
  name: 'snapshot',
  summary: 'Keep the disk of a server as it is, and set it back later.',
  commands: [
    {
      name: 'create',
      summary: 'Keep the disk of a server as it is now.',
      endsInTime: true,
      arguments: [VPS],
      options: [
        { flags: '--name <name>', summary: 'Name for it; made of the time when not given.' },
        ...WAIT,
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck vps snapshot create web-1 --name before-upgrade'],
      load: async () => (await import('./snapshot.js')).create,
    },
    {
      name: 'list',
      summary: 'List the snapshots of a server.',
      arguments: [VPS],
      load: async () => (await import('./snapshot.js')).listAll,
    },
    {
      name: 'restore',
      summary: 'Set a server back to a snapshot. What was written since is lost.',
      endsInTime: true,
      arguments: [VPS, snapshot],
      options: [YES, ...WAIT],
      load: async () => (await import('./snapshot.js')).restore,
    },
    {
      name: 'delete',
      summary: 'Delete a snapshot.',
      endsInTime: true,
      arguments: [VPS, snapshot],
      options: [YES, ...WAIT],
      load: async () => (await import('./snapshot.js')).remove,
    },
  ],
};
