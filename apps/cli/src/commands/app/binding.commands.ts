import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };
const binding: ArgumentSpec = { name: '<binding>', summary: 'Its id, such as bnd_….' };

/** What an app has keys of its own for. */
export const bindingCommands: CommandGroup = {
  name: 'binding',
  summary: 'Keys of products and logins of databases that an app is given as variables.',
  commands: [
    {
      name: 'list',
      summary: 'List what an app is bound to.',
      arguments: [app],
      load: async () => (await import('./binding.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show a binding, without its values.',
      arguments: [app, binding],
      load: async () => (await import('./binding.js')).show,
    },
    {
      name: 'attach',
      summary: 'Give an app a key of its own for a product, or a login for a database.',
      arguments: [
        app,
        {
          name: '<product>',
          summary:
            'Product that the app is to use: platform, auth, pay, media, vault, messaging or location.',
        },
      ],
      options: [
        { flags: '--database', summary: 'It is the name of a database, not a product.' },
        { flags: '--test', summary: 'A test key, which moves nothing real.' },
        {
          flags: '--scope <scope>',
          summary: 'What the app may do; everything by default. Repeat for several.',
          isRepeatable: true,
        },
        { flags: '--key-name <name>', summary: 'Variable of the key.' },
        { flags: '--url-name <name>', summary: 'Variable of the address.' },
        {
          flags: '--pool-name <name>',
          summary: 'Variable of the connection pool of a database, when that is on.',
        },
      ],
      examples: [
        'skydeck app binding attach shop auth',
        'skydeck app binding attach shop pay --test',
        'skydeck app binding attach shop orders --database',
        'skydeck app binding attach shop orders --database --pool-name DATABASE_URL --url-name DIRECT_URL',
      ],
      load: async () => (await import('./binding.js')).attach,
    },
    {
      name: 'rotate',
      summary: 'Give an app another key; the one before is ended once nothing uses it.',
      arguments: [app, binding],
      load: async () => (await import('./binding.js')).rotate,
    },
    {
      name: 'detach',
      summary: 'Detach an app; its key is ended at once.',
      arguments: [app, binding],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./binding.js')).detach,
    },
  ],
};
