import type { CommandGroup } from '../../program/command-spec.js';
import { WAIT, YES } from '../vps/vps-options.js';
import { DATABASE } from './db-options.js';

/** Connections that the clients of a database take turns on. */
export const poolCommands: CommandGroup = {
  name: 'pool',
  summary: 'Let many clients of a database share a few connections.',
  commands: [
    {
      name: 'show',
      summary: 'Show the connection pool of a database, and what it does now.',
      arguments: [DATABASE],
      load: async () => (await import('./pool.js')).show,
    },
    {
      name: 'enable',
      summary: 'Turn the connection pool of a database on, or change it.',
      description: 'No connection ends. `db credentials show` tells the address as `pooled_url`.',
      endsInTime: true,
      arguments: [DATABASE],
      options: [
        {
          flags: '--mode <mode>',
          summary: 'When a client gives its connection back; `transaction` usually.',
          choices: ['transaction', 'session'],
        },
        { flags: '--size <count>', summary: 'Connections to the server for each credential.' },
        ...WAIT,
      ],
      examples: ['skydeck db pool enable shop', 'skydeck db pool enable shop --size 15'],
      load: async () => (await import('./pool.js')).enable,
    },
    {
      name: 'disable',
      summary: 'Turn the connection pool of a database off; what comes through it ends.',
      endsInTime: true,
      arguments: [DATABASE],
      options: [YES, ...WAIT],
      load: async () => (await import('./pool.js')).disable,
    },
  ],
};
