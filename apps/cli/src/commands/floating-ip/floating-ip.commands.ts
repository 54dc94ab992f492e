import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { VPS, YES } from '../vps/vps-options.js';

const id: ArgumentSpec = { name: '<id>', summary: 'Id of the floating address, fip_….' };

/** Addresses that can lead to one server and then to another. */
export const floatingIpCommands: CommandGroup = {
  name: 'floating-ip',
  summary: 'Have addresses that lead to one server and later to another.',
  commands: [
    {
      name: 'allocate',
      summary: 'Get a floating address.',
      options: [
        {
          flags: '--vps <vps>',
          summary: 'Server that it leads to; none when not given.',
          completes: 'servers',
        },
        IDEMPOTENCY_KEY,
      ],
      load: async () => (await import('./floating-ip.js')).allocate,
    },
    {
      name: 'list',
      summary: 'List the floating addresses of the project.',
      load: async () => (await import('./floating-ip.js')).listAll,
    },
    {
      name: 'assign',
      summary: 'Have a floating address lead to a server.',
      arguments: [id, VPS],
      load: async () => (await import('./floating-ip.js')).assign,
    },
    {
      name: 'unassign',
      summary: 'Have a floating address lead nowhere.',
      arguments: [id],
      load: async () => (await import('./floating-ip.js')).unassign,
    },
    {
      name: 'release',
      summary: 'Give a floating address back.',
      arguments: [id],
      options: [YES],
      load: async () => (await import('./floating-ip.js')).release,
    },
  ],
};
