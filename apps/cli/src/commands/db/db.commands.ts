import type { CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { WAIT, YES } from '../vps/vps-options.js';
import { copyCommands } from './copy.commands.js';
import { credentialCommands, rotateCommand } from './credential.commands.js';
import { databaseBackupCommands } from './backup.commands.js';
import { DATABASE } from './db-options.js';
import { insightCommands } from './insight.commands.js';
import { poolCommands } from './pool.commands.js';

const size: OptionSpec = { flags: '--size <slug>', summary: 'Size, of dedicated databases only.' };
const storage: OptionSpec = { flags: '--storage <GiB>', summary: 'Storage in GiB. It only grows.' };
const trust: OptionSpec = {
  flags: '--trust <cidr>',
  summary: 'Network that may connect, of dedicated databases only. Repeat for several.',
  isRepeatable: true,
};
const hour: OptionSpec = {
  flags: '--backup-hour <hour>',
  summary: 'Hour of the day, 0 to 23, in UTC, at which a backup is made; `off` for none.',
};
const keep: OptionSpec = { flags: '--backup-keep <count>', summary: 'How many backups are kept.' };

/** Managed databases. */
export const databaseCommands: CommandGroup = {
  name: 'db',
  summary: 'Create databases, connect to them, keep and restore what they hold.',
  commands: [
    {
      name: 'create',
      summary: 'Create a database.',
      endsInTime: true,
      arguments: [{ name: '<name>', summary: 'Name, unique in the project.' }],
      options: [
        {
          flags: '--engine <engine>',
          summary: 'What it is made with.',
          choices: ['postgres', 'valkey'],
          default: 'postgres',
        },
        {
          flags: '--plan <plan>',
          summary: 'In a server with others, or in one of its own.',
          choices: ['shared', 'dedicated'],
          default: 'shared',
        },
        {
          flags: '--engine-version <major>',
          summary: 'Major version; by default the one that is installed here.',
        },
        size,
        storage,
        trust,
        { flags: '--backup <backup>', summary: 'Backup that it is filled with, dbb_….' },
        ...WAIT,
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck db create shop', 'skydeck db create shop --plan dedicated --size db-1gb'],
      load: async () => (await import('./db.js')).create,
    },
    {
      name: 'list',
      summary: 'List the databases of the project.',
      load: async () => (await import('./db.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show a database.',
      arguments: [DATABASE],
      load: async () => (await import('./db.js')).show,
    },
    {
      name: 'update',
      summary: 'Rename, protect or resize a database, or say when backups are made.',
      endsInTime: true,
      arguments: [DATABASE],
      options: [
        { flags: '--name <name>', summary: 'New name.' },
        { flags: '--protect', summary: 'Refuse deletion and restoring in place.' },
        { flags: '--unprotect', summary: 'Refuse them no longer.' },
        hour,
        keep,
        size,
        storage,
        trust,
        { flags: '--trust-nobody', summary: 'No network but apps and the machine may connect.' },
        ...WAIT,
      ],
      examples: ['skydeck db update shop --storage 10', 'skydeck db update shop --backup-hour 4'],
      load: async () => (await import('./update.js')).update,
    },
    {
      name: 'delete',
      summary: 'Delete a database. A last backup is made first, and kept.',
      endsInTime: true,
      arguments: [DATABASE],
      options: [{ flags: '--skip-final-backup', summary: 'Keep nothing of it.' }, YES, ...WAIT],
      load: async () => (await import('./db.js')).remove,
    },
    credentialCommands,
    rotateCommand,
    poolCommands,
    databaseBackupCommands,
    ...copyCommands,
    ...insightCommands,
    {
      name: 'sizes',
      summary: 'List the sizes that dedicated databases can have.',
      load: async () => (await import('./db.js')).sizes,
    },
    {
      name: 'psql',
      summary: 'Open psql with a database.',
      description: 'The password goes to psql in its environment, never on a command line.',
      arguments: [DATABASE, { name: '[arguments...]', summary: 'Arguments of psql, after `--`.' }],
      options: [
        {
          flags: '--credential <name>',
          summary: 'Credential to sign in with.',
          default: 'owner',
        },
      ],
      examples: ['skydeck db psql shop', "skydeck db psql shop -- -c 'select 1'"],
      load: async () => (await import('./psql.js')).psql,
    },
  ],
};
