import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { VPS, WAIT, YES } from '../vps/vps-options.js';

const network: ArgumentSpec = {
  name: '<network>',
  summary: 'Name or id of the network.',
  completes: 'networks',
};

/** Networks that only the servers of a project are in. */
export const networkCommands: CommandGroup = {
  name: 'network',
  summary: 'Put servers into private networks.',
  commands: [
    {
      name: 'create',
      summary: 'Create a private network.',
      arguments: [{ name: '<name>', summary: 'Name, unique in the project.' }],
      options: [
        { flags: '--cidr <cidr>', summary: 'Range of addresses; a free /24 when not given.' },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck network create back --cidr 10.1.0.0/24'],
      load: async () => (await import('./network.js')).create,
    },
    {
      name: 'list',
      summary: 'List the private networks of the project.',
      load: async () => (await import('./network.js')).listAll,
    },
    {
      name: 'rename',
      summary: 'Rename a private network.',
      arguments: [network, { name: '<name>', summary: 'The new name.' }],
      load: async () => (await import('./network.js')).rename,
    },
    {
      name: 'attach',
      summary: 'Have a server join a private network.',
      endsInTime: true,
      arguments: [network, VPS],
      options: WAIT,
      load: async () => (await import('./network.js')).attach,
    },
    {
      name: 'detach',
      summary: 'Take a server out of a private network.',
      endsInTime: true,
      arguments: [network, VPS],
      options: WAIT,
      load: async () => (await import('./network.js')).detach,
    },
    {
      name: 'delete',
      summary: 'Delete a private network that no server is in.',
      arguments: [network],
      options: [YES],
      load: async () => (await import('./network.js')).remove,
    },
  ],
};
