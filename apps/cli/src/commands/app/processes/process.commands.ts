import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../../program/command-spec.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };
const cron: ArgumentSpec = { name: '<cron>', summary: 'Name of the entry.' };
const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };
const command: ArgumentSpec = { name: '<command...>', summary: 'Command to run, after --.' };

const fields: readonly OptionSpec[] = [
  { flags: '--time-zone <zone>', summary: 'Where the schedule counts; UTC for a new entry.' },
  {
    flags: '--overlap <policy>',
    summary: 'What happens while the run before goes on.',
    choices: ['forbid', 'allow'],
  },
];

/** What an app runs besides answering requests. */
export const processCommands: CommandGroup['commands'] = [
  {
    name: 'processes',
    summary: 'Show what an app runs, and how wide.',
    arguments: [app],
    load: async () => (await import('./processes.js')).processes,
  },
  {
    name: 'replicas',
    summary: 'Show the replicas of an app that run now, or how others ended.',
    arguments: [app],
    options: [{ flags: '--ended', summary: 'Those that ended by themselves lately, and why.' }],
    load: async () => (await import('./processes.js')).replicas,
  },
  {
    name: 'metrics',
    summary: 'Show what the replicas of an app use, over time.',
    arguments: [app],
    options: [{ flags: '--since <duration>', summary: 'How far back, up to 24h; 1h.' }],
    examples: ['skydeck app metrics shop --since 15m'],
    load: async () => (await import('./metrics.js')).metrics,
  },
  {
    name: 'run',
    summary: 'Run a command beside an app, with a replica of its own.',
    description:
      'Shows what it writes and exits as it does. One word is a line for the shell, several are a program and its arguments. Interrupting leaves it running: end it with `skydeck app cancel-run`.',
    arguments: [app, command],
    options: [
      { flags: '--time-limit <seconds>', summary: 'Time after which it is ended; an hour.' },
      { flags: '--detach', summary: 'Return as soon as it is started.' },
    ],
    examples: ['skydeck app run shop -- npm run seed', "skydeck app run shop -- 'env | sort'"],
    load: async () => (await import('./run.js')).runCommand,
  },
  {
    name: 'runs',
    summary: 'List what was run beside an app, also by the clock.',
    arguments: [app],
    options: [{ flags: '--cron <name>', summary: 'Only runs of this cron entry.' }],
    load: async () => (await import('./run.js')).listAll,
  },
  {
    name: 'cancel-run',
    summary: 'End a command that runs beside an app.',
    arguments: [app, { name: '<run>', summary: 'Id of the run.' }],
    load: async () => (await import('./run.js')).cancel,
  },
  {
    name: 'exec',
    summary: 'Run a command inside a running replica of an app, or a shell.',
    description:
      'With a terminal it is given one, unless input or output is a pipe; `~.` at the begin of a line leaves it. Exits as the command does.',
    arguments: [
      app,
      { name: '[command...]', summary: 'Command to run there, after --; a shell when not given.' },
    ],
    options: [
      { flags: '--replica <id>', summary: 'The replica; the first healthy one when not given.' },
      { flags: '--process <name>', summary: 'Take a replica of this process; web.' },
      { flags: '-s, --stdin', summary: 'Give it standard input, without a terminal.' },
      { flags: '--no-tty', summary: 'Give it no terminal.' },
    ],
    examples: ['skydeck app exec shop', 'skydeck app exec shop --process worker -- ps ax'],
    load: async () => (await import('./exec.js')).exec,
  },
  {
    name: 'cron',
    summary: 'Look after what an app runs by the clock.',
    commands: [
      {
        name: 'list',
        summary: 'List the cron entries of an app.',
        arguments: [app],
        load: async () => (await import('./cron.js')).listAll,
      },
      {
        name: 'create',
        summary: 'Run a command by the clock.',
        arguments: [app, cron, command],
        options: [
          {
            flags: '--schedule <fields>',
            summary: 'Minute, hour, day of the month, month, day of the week.',
          },
          ...fields,
        ],
        examples: [
          "skydeck app cron create shop nightly --schedule '30 4 * * *' --time-zone Europe/Berlin -- npm run clean",
        ],
        load: async () => (await import('./cron.js')).create,
      },
      {
        name: 'set',
        summary: 'Change a cron entry, or switch it on or off.',
        arguments: [app, cron],
        options: [
          { flags: '--schedule <fields>', summary: 'When it runs.' },
          ...fields,
          { flags: '--enabled <state>', summary: 'Whether it runs.', choices: ['on', 'off'] },
        ],
        load: async () => (await import('./cron.js')).set,
      },
      {
        name: 'run',
        summary: 'Run a cron entry now.',
        arguments: [app, cron],
        load: async () => (await import('./cron.js')).runNow,
      },
      {
        name: 'delete',
        summary: 'Delete a cron entry.',
        arguments: [app, cron],
        options: [yes],
        load: async () => (await import('./cron.js')).remove,
      },
    ],
  },
];
