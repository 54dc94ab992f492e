import type { CommandGroup } from '../../program/command-spec.js';
import { invitationCommands, inviteCommand } from './invitations.commands.js';
import { memberCommands } from './members.commands.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

/** Projects hold apps and keys. */
export const projectCommands: CommandGroup = {
  name: 'project',
  summary: 'Work with projects, which hold apps and keys.',
  commands: [
    {
      name: 'list',
      summary: 'List your projects.',
      load: async () => (await import('./project.js')).listAll,
    },
    {
      name: 'create',
      summary: 'Create a project.',
      arguments: [{ name: '<name>', summary: 'Name of the project, for people.' }],
      options: [
        {
          flags: '--slug <slug>',
          summary: 'Name in addresses; made from the name when not given.',
        },
        { flags: '--use', summary: 'Work in it from now on.' },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck project create "My shop" --slug shop --use'],
      load: async () => (await import('./project.js')).create,
    },
    {
      name: 'use',
      summary: 'Work in a project from now on.',
      description: 'Stored for the context in use. --project and SKYDECK_PROJECT win over it.',
      arguments: [{ name: '<project>', summary: 'Slug or id.', completes: 'projects' }],
      load: async () => (await import('./project.js')).use,
    },
    {
      name: 'show',
      summary: 'Show a project.',
      arguments: [
        {
          name: '[project]',
          summary: 'Slug or id; the one in use when not given.',
          completes: 'projects',
        },
      ],
      load: async () => (await import('./project.js')).show,
    },
    {
      name: 'update',
      summary: 'Rename a project. Its slug stays.',
      arguments: [{ name: '<project>', summary: 'Slug or id.', completes: 'projects' }],
      options: [{ flags: '--name <name>', summary: 'New name, for people.', isRequired: true }],
      load: async () => (await import('./change-project.js')).update,
    },
    {
      name: 'delete',
      summary: 'Delete a project. Its keys stop working at once.',
      description: 'Asks for the slug to be typed; --yes takes it as typed.',
      arguments: [{ name: '<project>', summary: 'Slug or id.', completes: 'projects' }],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./change-project.js')).remove,
    },
    memberCommands,
    inviteCommand,
    invitationCommands,
  ],
};
