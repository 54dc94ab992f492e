import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';
import { ROLES } from './roles.js';

const member: ArgumentSpec = {
  name: '<member>',
  summary: 'E-mail address or phone number of the member, or acc_….',
};

/** Members of a project. */
export const memberCommands: CommandGroup = {
  name: 'members',
  summary: 'Work with the members of the project.',
  commands: [
    {
      name: 'list',
      summary: 'List the members of the project.',
      options: [{ flags: '--role <role>', summary: 'Only with this role.', choices: ROLES }],
      load: async () => (await import('./members.js')).listAll,
    },
    {
      name: 'set-role',
      summary: 'Change what a member may do.',
      description: 'Make somebody else an owner to hand a project over.',
      arguments: [member, { name: '<role>', summary: 'The new role.', choices: ROLES }],
      examples: ['skydeck project members set-role kofi@example.com admin'],
      load: async () => (await import('./members.js')).setRole,
    },
    {
      name: 'remove',
      summary: 'Remove a member from the project.',
      arguments: [member],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./members.js')).remove,
    },
  ],
};
