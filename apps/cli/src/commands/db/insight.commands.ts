import type { CommandGroup, CommandSpec } from '../../program/command-spec.js';
import { DATABASE } from './db-options.js';

const EXTENSION = { name: '<extension>', summary: 'Name of the extension.' };

/** What databases do, and what they can do. */
export const insightCommands: readonly (CommandSpec | CommandGroup)[] = [
  {
    name: 'metrics',
    summary: 'Show connections, size, transactions and cache of a database.',
    arguments: [DATABASE],
    options: [
      { flags: '--since <duration>', summary: 'How far back, such as 30m.', default: '1h' },
    ],
    load: async () => (await import('./insight.js')).metrics,
  },
  {
    name: 'statements',
    summary: 'List the statements that a database spends most time on.',
    arguments: [DATABASE],
    load: async () => (await import('./insight.js')).statements,
  },
  {
    name: 'extensions',
    summary: 'Extensions of a database.',
    commands: [
      {
        name: 'list',
        summary: 'List the extensions that a database has or can have.',
        arguments: [DATABASE],
        load: async () => (await import('./insight.js')).extensions,
      },
      {
        name: 'enable',
        summary: 'Give a database an extension.',
        arguments: [DATABASE, EXTENSION],
        load: async () => (await import('./insight.js')).enable,
      },
      {
        name: 'disable',
        summary: 'Take an extension off a database.',
        arguments: [DATABASE, EXTENSION],
        load: async () => (await import('./insight.js')).disable,
      },
    ],
  },
];
