import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../../program/command-spec.js';
import { volumeSnapshotCommands } from './volume-snapshot.commands.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };
const volume: ArgumentSpec = { name: '<volume>', summary: 'Name or id of the volume.' };
const size: OptionSpec = { flags: '--size <GiB>', summary: 'Size in GiB; it only ever grows.' };
const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };

/** Folders that outlive the releases of an app. */
export const appVolumeCommands: CommandGroup = {
  name: 'volume',
  summary: 'Give an app folders that outlive its releases.',
  commands: [
    {
      name: 'create',
      summary: 'Make a volume and mount it with the next release.',
      description:
        'Unless it is shared, the processes that find it run with one replica, which ends before that of the next release starts; requests wait meanwhile.',
      arguments: [app, { name: '<name>', summary: 'Name of the volume.' }],
      options: [
        size,
        { flags: '--at <path>', summary: 'Where the app finds it; default /<name>.' },
        {
          flags: '--process <name>',
          summary: 'A process that finds it; repeat for several, default all.',
          isRepeatable: true,
        },
        { flags: '--shared', summary: 'Let many replicas write to it at once.' },
        { flags: '--snapshot <id>', summary: 'Id of a snapshot to begin with.' },
      ],
      examples: ['skydeck app volume create shop uploads --size 10 --at /data'],
      load: async () => (await import('./app-volume.js')).createVolume,
    },
    {
      name: 'list',
      summary: 'List the volumes of an app.',
      arguments: [app],
      load: async () => (await import('./app-volume.js')).listVolumes,
    },
    {
      name: 'show',
      summary: 'Show a volume, and how full it is.',
      arguments: [app, volume],
      load: async () => (await import('./app-volume.js')).showVolume,
    },
    {
      name: 'grow',
      summary: 'Make a volume larger.',
      arguments: [app, volume],
      options: [size],
      examples: ['skydeck app volume grow shop uploads --size 20'],
      load: async () => (await import('./app-volume.js')).growVolume,
    },
    {
      name: 'attach',
      summary: 'Mount a volume with the next release.',
      arguments: [app, volume],
      load: async () => (await import('./app-volume.js')).attachVolume,
    },
    {
      name: 'detach',
      summary: 'Mount a volume no more from the next release on; its data stays.',
      arguments: [app, volume],
      load: async () => (await import('./app-volume.js')).detachVolume,
    },
    {
      name: 'delete',
      summary: 'Delete a volume that is detached, with its data and snapshots.',
      arguments: [app, volume],
      options: [yes],
      load: async () => (await import('./app-volume.js')).deleteVolume,
    },
    volumeSnapshotCommands,
  ],
};
