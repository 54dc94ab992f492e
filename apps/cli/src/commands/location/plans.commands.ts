import type { CommandGroup, CommandSpec, OptionSpec } from '../../program/command-spec.js';

const plan = { name: '<plan>', summary: 'opt_…, as `location plans list` shows it.' };
const table = { name: '<table>', summary: 'mtx_…, as `location tables list` shows it.' };
const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };
const wait: OptionSpec = { flags: '--wait', summary: 'Wait for its end.' };

/** Plans what a file says. */
export const optimizeCommand: CommandSpec = {
  name: 'optimize',
  summary: 'Plan which vehicle visits what, in which order and when.',
  arguments: [{ name: '<file>', summary: 'Vehicles, jobs and shipments as JSON.' }],
  options: [
    { flags: '--time <seconds>', summary: 'How long is searched; longer gives better plans.' },
    { flags: '--background', summary: 'Have it solved in the background, however small it is.' },
    wait,
  ],
  examples: ['skydeck location optimize problem.json --time 5'],
  load: async () => (await import('./plans.js')).optimize,
};

/** Commands about plans that are made in the background. */
export const planCommands: CommandGroup = {
  name: 'plans',
  summary: 'Look at plans for vehicles that are made in the background.',
  commands: [
    {
      name: 'list',
      summary: 'List the plans.',
      load: async () => (await import('./plans.js')).list,
    },
    {
      name: 'show',
      summary: 'Show a plan.',
      arguments: [plan],
      options: [wait],
      load: async () => (await import('./plans.js')).show,
    },
    {
      name: 'delete',
      summary: 'Call a plan off, or forget it.',
      arguments: [plan],
      options: [yes],
      load: async () => (await import('./plans.js')).remove,
    },
  ],
};

/** Commands about tables with more cells than are answered at once. */
export const tableCommands: CommandGroup = {
  name: 'tables',
  summary: 'Work out tables of up to four million cells.',
  commands: [
    {
      name: 'create',
      summary: 'Work a table out.',
      arguments: [{ name: '<file>', summary: 'Sources and targets as JSON, as the API takes it.' }],
      options: [wait],
      examples: ['skydeck location tables create places.json --wait'],
      load: async () => (await import('./tables.js')).create,
    },
    {
      name: 'list',
      summary: 'List the tables.',
      load: async () => (await import('./tables.js')).list,
    },
    {
      name: 'show',
      summary: 'Show how far a table is.',
      arguments: [table],
      options: [wait],
      load: async () => (await import('./tables.js')).show,
    },
    {
      name: 'rows',
      summary: 'Read some rows.',
      arguments: [table],
      options: [
        { flags: '--from <row>', summary: 'The first, counting from 0.', default: '0' },
        { flags: '--limit <n>', summary: 'Most rows, up to 100.', default: '20' },
      ],
      load: async () => (await import('./tables.js')).rows,
    },
    {
      name: 'export',
      summary: 'Write all rows to a file, one JSON object a line.',
      arguments: [table, { name: '<file>', summary: 'Where to write.' }],
      load: async () => (await import('./tables.js')).exportAll,
    },
    {
      name: 'delete',
      summary: 'Call a table off, or forget it.',
      arguments: [table],
      options: [yes],
      load: async () => (await import('./tables.js')).remove,
    },
  ],
};
