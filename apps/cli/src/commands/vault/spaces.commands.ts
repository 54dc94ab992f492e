import type { CommandGroup } from '../../program/command-spec.js';
import { as, otherName, yes } from './given.js';

const space = { name: '<space>', summary: 'spc_…, as `vault spaces list` shows it.' };
const user = { name: '<user>', summary: 'Your own id of the user.' };
const load = () => import('./spaces.js');

/** Commands about spaces. */
export const spaceCommands: CommandGroup = {
  name: 'spaces',
  summary: 'Keep vaults of users and teams apart.',
  commands: [
    {
      name: 'list',
      summary: 'List the spaces of the project.',
      options: [as],
      load: async () => (await load()).list,
    },
    {
      name: 'create',
      summary: 'Make a space.',
      arguments: [{ name: '<name>', summary: 'What people call it.' }],
      options: [
        { flags: '--quota <bytes>', summary: 'Most bytes of files in it.' },
        { flags: '--owner <user>', summary: 'Your own id of the user who owns it.' },
        as,
      ],
      examples: ['skydeck vault spaces create "Ana" --owner user_7 --quota 1000000000'],
      load: async () => (await load()).create,
    },
    {
      name: 'show',
      summary: 'Show a space and what it holds.',
      arguments: [space],
      options: [as],
      load: async () => (await load()).show,
    },
    {
      name: 'update',
      summary: 'Rename a space or change its quota.',
      arguments: [space],
      options: [otherName, { flags: '--quota <bytes>', summary: 'Most bytes, or none.' }, as],
      load: async () => (await load()).update,
    },
    {
      name: 'delete',
      summary: 'Delete a space with all that is in it.',
      arguments: [space],
      options: [yes, as],
      load: async () => (await load()).remove,
    },
    {
      name: 'members',
      summary: 'List who may use a space.',
      arguments: [space],
      options: [as],
      load: async () => (await load()).members,
    },
    {
      name: 'let-in',
      summary: 'Let a user into a space, or change the role.',
      arguments: [space, user],
      options: [
        {
          flags: '--role <role>',
          summary: 'Viewers read, editors write as well, owners manage the space.',
          choices: ['viewer', 'editor', 'owner'],
          default: 'viewer',
        },
        as,
      ],
      load: async () => (await load()).letIn,
    },
    {
      name: 'let-out',
      summary: 'Let a user no longer into a space.',
      arguments: [space, user],
      options: [as],
      load: async () => (await load()).letOut,
    },
  ],
};
