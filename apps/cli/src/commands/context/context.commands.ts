import type { CommandGroup } from '../../program/command-spec.js';

const name = { name: '<name>', summary: 'Name of the context.', completes: 'contexts' } as const;

/** Contexts: one for each installation that the person works with. */
export const contextCommands: CommandGroup = {
  name: 'context',
  summary: 'Work with several installations of Skydeck.',
  commands: [
    {
      name: 'list',
      summary: 'List the contexts.',
      load: async () => (await import('./context.js')).listAll,
    },
    {
      name: 'create',
      summary: 'Remember an installation and use it from now on.',
      arguments: [{ name: '<name>', summary: 'Name of the new context.' }],
      options: [
        {
          flags: '--endpoints <file>',
          summary:
            "The installation's endpoints.json. The installation on this machine when not given.",
        },
        {
          flags: '--endpoint <name=url>',
          summary: 'One address, such as base_url=https://api.example.com/v1; repeat for several.',
          isRepeatable: true,
        },
      ],
      examples: [
        'skydeck context create prod --endpoints ./endpoints.json',
        'skydeck context create prod --endpoint base_url=https://api.example.com/v1 --endpoint auth_url=https://auth.example.com',
      ],
      load: async () => (await import('./context.js')).create,
    },
    {
      name: 'use',
      summary: 'Use a context from now on.',
      arguments: [name],
      load: async () => (await import('./context.js')).use,
    },
    {
      name: 'delete',
      summary: 'Forget a context and the session stored in it.',
      arguments: [name],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./context.js')).remove,
    },
  ],
};
