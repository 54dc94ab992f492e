import type { ArgumentSpec, CommandGroup } from '../../../program/command-spec.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };
const volume: ArgumentSpec = { name: '<volume>', summary: 'Name or id of the volume.' };
const snapshot: ArgumentSpec = { name: '<snapshot>', summary: 'Name or id of the snapshot.' };

/** What was on volumes of an app at a time. */
export const volumeSnapshotCommands: CommandGroup = {
  name: 'snapshot',
  summary: 'Keep what is on a volume, and bring it back.',
  commands: [
    {
      name: 'create',
      summary: 'Keep what is on a volume now.',
      arguments: [app, volume, { name: '<name>', summary: 'Name of the snapshot.' }],
      load: async () => (await import('./volume-snapshot.js')).createSnapshot,
    },
    {
      name: 'schedule',
      summary: 'Keep so many daily snapshots of a volume; 0 for none.',
      arguments: [app, volume],
      options: [{ flags: '--keep <count>', summary: 'How many are kept, 0 to 60.' }],
      examples: ['skydeck app volume snapshot schedule shop uploads --keep 14'],
      load: async () => (await import('./volume-snapshot.js')).scheduleSnapshots,
    },
    {
      name: 'list',
      summary: 'List the snapshots of a volume.',
      arguments: [app, volume],
      load: async () => (await import('./volume-snapshot.js')).listSnapshots,
    },
    {
      name: 'show',
      summary: 'Show a snapshot.',
      arguments: [app, volume, snapshot],
      load: async () => (await import('./volume-snapshot.js')).showSnapshot,
    },
    {
      name: 'restore',
      summary: 'Put a snapshot in the place of what is on a detached volume.',
      arguments: [app, volume, snapshot],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./volume-snapshot.js')).restoreSnapshot,
    },
    {
      name: 'delete',
      summary: 'Delete a snapshot.',
      arguments: [app, volume, snapshot],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./volume-snapshot.js')).deleteSnapshot,
    },
  ],
};
