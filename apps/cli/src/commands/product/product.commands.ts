import type { CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { MODES, PRODUCTS } from './products.js';

/** Products of a project. */
export const productCommands: CommandGroup = {
  name: 'product',
  summary: 'See and provision the products of a project.',
  commands: [
    {
      name: 'list',
      summary: 'List the products, their addresses, and which are provisioned.',
      load: async () => (await import('./product.js')).listAll,
    },
    {
      name: 'provision',
      summary: 'Provision a product and get an API key for it. The key is shown once.',
      arguments: [{ name: '<product>', summary: 'Product to provision.', choices: PRODUCTS }],
      options: [
        {
          flags: '--mode <mode>',
          summary: 'Real or trial use.',
          choices: MODES,
          default: 'live',
        },
        { flags: '--name <name>', summary: 'Name of the key; that of the product when not given.' },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck product provision auth -o json | jq -r .key.secret'],
      load: async () => (await import('./product.js')).provision,
    },
  ],
};
