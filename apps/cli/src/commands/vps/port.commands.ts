import type { CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { VPS } from './vps-options.js';

/** What a published port can carry. */
export const PROTOCOLS = ['tcp', 'udp'] as const;

/** Ports of servers that the machine below them answers at. */
export const portCommands: CommandGroup = {
  name: 'port',
  summary: 'Publish ports of a server at the machine that runs it.',
  commands: [
    {
      name: 'publish',
      summary: 'Publish a port of a server.',
      arguments: [VPS],
      options: [
        { flags: '--port <port>', summary: 'Port of the server.', isRequired: true },
        {
          flags: '--host-port <port>',
          summary: 'Port of the machine; a free one when not given.',
        },
        {
          flags: '--protocol <protocol>',
          summary: 'What it carries.',
          choices: PROTOCOLS,
          default: 'tcp',
        },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck vps port publish web-1 --port 80'],
      load: async () => (await import('./port.js')).publish,
    },
    {
      name: 'list',
      summary: 'List the published ports of a server.',
      arguments: [VPS],
      load: async () => (await import('./port.js')).listAll,
    },
    {
      name: 'withdraw',
      summary: 'Publish a port no longer.',
      arguments: [VPS, { name: '<id>', summary: 'Id of the published port, prt_….' }],
      load: async () => (await import('./port.js')).withdraw,
    },
  ],
};
