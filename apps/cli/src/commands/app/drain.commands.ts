import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };
const drain: ArgumentSpec = { name: '<drain>', summary: 'Id of the drain.' };

/** Where the log of an app is sent. */
export const drainCommands: CommandGroup = {
  name: 'drain',
  summary: 'Send what an app writes to a receiver of syslog or OTLP.',
  commands: [
    {
      name: 'add',
      summary: 'Send new lines of an app somewhere.',
      description:
        'syslog+tls://host:6514 and syslog+tcp://host:601 take RFC 5424, https://host/v1/logs takes OTLP.',
      arguments: [app, { name: '<url>', summary: 'Where to.' }],
      options: [
        {
          flags: '--header <NAME=value>',
          summary: 'Sent along with OTLP, such as a key; repeat for several.',
          isRepeatable: true,
        },
      ],
      examples: [
        'skydeck app drain add shop syslog+tls://logs.example.com:6514',
        'skydeck app drain add shop https://otlp.example.com/v1/logs --header Api-Key=…',
      ],
      load: async () => (await import('./drains.js')).addDrain,
    },
    {
      name: 'list',
      summary: 'List where the log of an app is sent.',
      arguments: [app],
      load: async () => (await import('./drains.js')).listDrains,
    },
    {
      name: 'show',
      summary: 'Show how far a drain got, and what is wrong with it.',
      arguments: [app, drain],
      load: async () => (await import('./drains.js')).showDrain,
    },
    {
      name: 'enable',
      summary: 'Send to a drain again at once.',
      arguments: [app, drain],
      load: async () => (await import('./drains.js')).enableDrain,
    },
    {
      name: 'remove',
      summary: 'Send no more to a drain.',
      arguments: [app, drain],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./drains.js')).removeDrain,
    },
  ],
};
