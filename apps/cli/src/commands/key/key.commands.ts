import type { CommandGroup } from '../../program/command-spec.js';
import { MODES, PRODUCTS } from '../product/products.js';

/** API keys of a project. */
export const keyCommands: CommandGroup = {
  name: 'key',
  summary: 'Work with the API keys of a project.',
  commands: [
    {
      name: 'create',
      summary: 'Create an API key. It is shown once.',
      options: [
        {
          flags: '--product <product>',
          summary: 'Product that the key is for.',
          choices: PRODUCTS,
          isRequired: true,
        },
        { flags: '--name <name>', summary: 'What it is used for.', isRequired: true },
        {
          flags: '--mode <mode>',
          summary: 'Real or trial use.',
          choices: MODES,
          default: 'live',
        },
        {
          flags: '--scope <scope>',
          summary:
            'What it may do, such as messages:write; repeat for several. Everything when not given.',
          isRepeatable: true,
        },
        { flags: '--expires-at <time>', summary: 'When it ends, such as 2030-01-31T00:00:00Z.' },
      ],
      examples: [
        'skydeck key create --product auth --mode live --name backend',
        'skydeck key create --product auth --name ci -o json | jq -r .secret',
      ],
      load: async () => (await import('./key.js')).create,
    },
    {
      name: 'list',
      summary: 'List the API keys of the project.',
      load: async () => (await import('./key.js')).listAll,
    },
    {
      name: 'revoke',
      summary: 'Revoke an API key. It stops working at once.',
      arguments: [{ name: '<id>', summary: 'Id of the key, such as key_….' }],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./key.js')).revoke,
    },
  ],
};
