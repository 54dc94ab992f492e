import type { CommandGroup } from '../../program/command-spec.js';

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
  ],
};
