import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

const id: ArgumentSpec = { name: '<id>', summary: 'Id of the user, such as usr_….' };

const fields: readonly OptionSpec[] = [
  { flags: '--email <email>', summary: 'E-mail address.' },
  { flags: '--phone <phone>', summary: 'Phone number in E.164, such as +14155550123.' },
  { flags: '--name <name>', summary: 'Name of the person.' },
  { flags: '--external-id <id>', summary: 'What you call the user yourself.' },
];

/** Users of a project's product. */
export const userCommands: CommandGroup = {
  name: 'users',
  summary: 'Look after the users of your product.',
  commands: [
    {
      name: 'list',
      summary: 'List users, newest first.',
      options: [
        { flags: '--search <text>', summary: 'Only whose id, number or address begins so.' },
        { flags: '--banned', summary: 'Only users who are banned now.' },
        { flags: '--anonymous', summary: 'Only users nobody knows yet.' },
        { flags: '--tail <count>', summary: 'Most to show.', default: '100' },
      ],
      examples: ['skydeck auth users list --search ada@'],
      load: async () => (await import('./user.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show a user, and how it can sign in.',
      arguments: [id],
      load: async () => (await import('./user.js')).show,
    },
    {
      name: 'create',
      summary: 'Make a user.',
      options: [...fields, IDEMPOTENCY_KEY],
      examples: ['skydeck auth users create --email ada@example.com --name Ada'],
      load: async () => (await import('./user.js')).create,
    },
    {
      name: 'update',
      summary: 'Change a user.',
      arguments: [id],
      options: fields,
      load: async () => (await import('./user.js')).update,
    },
    {
      name: 'ban',
      summary: 'Refuse a user to sign in, and end its sessions.',
      arguments: [id],
      options: [
        {
          flags: '--until <time>',
          summary: 'Until when, such as 2030-01-01T00:00:00Z.',
          default: '9999-12-31T00:00:00Z',
        },
      ],
      load: async () => (await import('./user.js')).ban,
    },
    {
      name: 'unban',
      summary: 'Let a user sign in again.',
      arguments: [id],
      load: async () => (await import('./user.js')).unban,
    },
    {
      name: 'delete',
      summary: 'Delete a user and end its sessions.',
      arguments: [id],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./user.js')).remove,
    },
    {
      name: 'sessions',
      summary: 'List the sessions of a user, or end them.',
      arguments: [id],
      options: [{ flags: '--end', summary: 'Sign the user out everywhere.' }],
      load: async () => (await import('./user.js')).sessions,
    },
    {
      name: 'import',
      summary: 'Take users in from a file of NDJSON or JSON.',
      description:
        'Each user has an `external_id`, and may have the fields of a user and a `password_hash` (argon2id, bcrypt, fbscrypt, pbkdf2 or sha-crypt). The same file again changes nothing.',
      arguments: [{ name: '<file>', summary: 'File to read.' }],
      examples: ['skydeck auth users import users.ndjson -o json'],
      load: async () => (await import('./transfer.js')).importAll,
    },
    {
      name: 'export',
      summary: 'Give all users out, or write them to a file.',
      options: [
        { flags: '--file <file>', summary: 'Write NDJSON there, for you alone to read.' },
        { flags: '--with-hashes', summary: 'With the hashes of passwords.' },
      ],
      examples: ['skydeck auth users export --file users.ndjson'],
      load: async () => (await import('./transfer.js')).exportAll,
    },
  ],
};
