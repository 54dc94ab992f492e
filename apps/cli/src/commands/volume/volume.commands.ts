import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { VPS, WAIT, YES } from '../vps/vps-options.js';

const volume: ArgumentSpec = {
  name: '<volume>',
  summary: 'Name or id of the volume.',
  completes: 'volumes',
};
const size: OptionSpec = { flags: '--size <GiB>', summary: 'Size in GiB.', isRequired: true };

/** Disks that outlive the servers they are attached to. */
export const volumeCommands: CommandGroup = {
  name: 'volume',
  summary: 'Keep data on disks that outlive servers.',
  commands: [
    {
      name: 'create',
      summary: 'Create a volume.',
      endsInTime: true,
      arguments: [{ name: '<name>', summary: 'Name, unique in the project.' }],
      options: [size, ...WAIT, IDEMPOTENCY_KEY],
      examples: ['skydeck volume create data --size 20'],
      load: async () => (await import('./volume.js')).create,
    },
    {
      name: 'list',
      summary: 'List the volumes of the project.',
      load: async () => (await import('./volume.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show a volume.',
      arguments: [volume],
      load: async () => (await import('./volume.js')).show,
    },
    {
      name: 'attach',
      summary: 'Attach a volume to a server.',
      endsInTime: true,
      arguments: [volume, VPS],
      options: [
        {
          flags: '--at <folder>',
          summary: 'Where the server finds it; /mnt/<volume> if not given.',
        },
        ...WAIT,
      ],
      load: async () => (await import('./volume.js')).attach,
    },
    {
      name: 'detach',
      summary: 'Detach a volume from its server.',
      endsInTime: true,
      arguments: [volume],
      options: WAIT,
      load: async () => (await import('./volume.js')).detach,
    },
    {
      name: 'grow',
      summary: 'Make a volume larger. It never becomes smaller.',
      endsInTime: true,
      arguments: [volume],
      options: [size, ...WAIT],
      load: async () => (await import('./volume.js')).grow,
    },
    {
      name: 'delete',
      summary: 'Delete a volume and everything on it.',
      endsInTime: true,
      arguments: [volume],
      options: [YES, ...WAIT],
      load: async () => (await import('./volume.js')).remove,
    },
  ],
};
