import type { CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

/** Mail that a project takes in. */
export const mailRouteCommands: CommandGroup = {
  name: 'mail-route',
  summary: 'Take mail to the domains of a project in.',
  commands: [
    {
      name: 'list',
      summary: 'List the addresses whose mail is taken in.',
      load: async () => (await import('./mail-route.js')).listAll,
    },
    {
      name: 'create',
      summary: 'Take mail to addresses of a verified domain in.',
      arguments: [{ name: '<domain>', summary: 'Id of the domain, such as sdm_….' }],
      options: [
        {
          flags: '--pattern <pattern>',
          summary: 'Part before the at sign, such as sales or support+*; all addresses if none.',
        },
        IDEMPOTENCY_KEY,
      ],
      load: async () => (await import('./mail-route.js')).create,
    },
    {
      name: 'delete',
      summary: 'Take no more mail by a route.',
      arguments: [{ name: '<id>', summary: 'Id of the route, such as mrt_….' }],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./mail-route.js')).remove,
    },
    {
      name: 'read',
      summary: 'Show a mail that came in, and where its files are.',
      arguments: [{ name: '<inbound>', summary: 'Id of the inbound message, such as inb_….' }],
      load: async () => (await import('./mail-route.js')).read,
    },
  ],
};
