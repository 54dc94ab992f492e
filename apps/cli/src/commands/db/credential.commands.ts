import type { CommandGroup, CommandSpec, OptionSpec } from '../../program/command-spec.js';
import { YES } from '../vps/vps-options.js';
import { DATABASE } from './db-options.js';

const CREDENTIAL = { name: '<credential>', summary: 'Its name or id.' };
const grace: OptionSpec = {
  flags: '--grace <seconds>',
  summary: 'How long the password before works too; 0 ends it at once.',
  default: '3600',
};

/** Who may connect to a database. */
export const credentialCommands: CommandGroup = {
  name: 'credentials',
  summary: 'Say who may connect to a database.',
  commands: [
    {
      name: 'list',
      summary: 'List the credentials of a database, without passwords.',
      arguments: [DATABASE],
      load: async () => (await import('./credential.js')).listAll,
    },
    {
      name: 'create',
      summary: 'Give somebody else access.',
      arguments: [DATABASE, { name: '<name>', summary: 'Name, unique in the database.' }],
      options: [{ flags: '--write', summary: 'It may write too; it only reads otherwise.' }],
      load: async () => (await import('./credential.js')).create,
    },
    {
      name: 'show',
      summary: 'Show how a database is connected to, with the password.',
      arguments: [DATABASE, { name: '[credential]', summary: 'Its name or id; `owner` usually.' }],
      load: async () => (await import('./credential.js')).show,
    },
    {
      name: 'end-previous',
      summary: 'End the password before a rotation at once.',
      arguments: [DATABASE, CREDENTIAL],
      load: async () => (await import('./credential.js')).endPrevious,
    },
    {
      name: 'delete',
      summary: 'End a credential at once, with its connections.',
      arguments: [DATABASE, CREDENTIAL],
      options: [YES],
      load: async () => (await import('./credential.js')).remove,
    },
  ],
};

export const rotateCommand: CommandSpec = {
  name: 'rotate',
  summary: 'Give a credential another user and password; the ones before work for a while.',
  arguments: [DATABASE, { name: '[credential]', summary: 'Its name or id; `owner` usually.' }],
  options: [grace],
  load: async () => (await import('./credential.js')).rotate,
};
