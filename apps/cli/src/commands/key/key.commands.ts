import type { CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { MODES, PRODUCTS } from '../product/products.js';

const id = { name: '<id>', summary: 'Id of the key, such as key_….' };
const expiresAt: OptionSpec = {
  flags: '--expires-at <time>',
  summary: 'When it ends, such as 2030-01-31T00:00:00Z.',
};
const allow: OptionSpec = {
  flags: '--allow <network>',
  summary: 'Where it may be used from, such as 203.0.113.0/24; repeat for several.',
  isRepeatable: true,
};
const rateLimit: OptionSpec = {
  flags: '--rate-limit <count>',
  summary: 'Requests that it may make in a minute.',
};

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
        allow,
        rateLimit,
        expiresAt,
        IDEMPOTENCY_KEY,
      ],
      examples: [
        'skydeck key create --product auth --mode live --name backend',
        'skydeck key create --product auth --name ci -o json | jq -r .secret',
        'skydeck key create --product pay --name till --allow 203.0.113.7 --rate-limit 60',
      ],
      load: async () => (await import('./key.js')).create,
    },
    {
      name: 'list',
      summary: 'List the API keys of the project.',
      load: async () => (await import('./key.js')).listAll,
    },
    {
      name: 'update',
      summary: 'Change the name, the limits or the end of an API key. It takes effect at once.',
      arguments: [id],
      options: [
        { flags: '--name <name>', summary: 'What it is used for.' },
        { ...allow, summary: `${allow.summary} They take the place of those before.` },
        { flags: '--allow-all', summary: 'Let it be used from everywhere.' },
        rateLimit,
        { flags: '--default-rate-limit', summary: 'Give it the limit of the installation.' },
        expiresAt,
        { flags: '--never-expires', summary: 'Let it work for ever.' },
      ],
      examples: ['skydeck key update key_01… --allow 203.0.113.0/24 --allow 2001:db8::/32'],
      load: async () => (await import('./update.js')).update,
    },
    {
      name: 'rotate',
      summary: 'Replace an API key. The new one is shown once.',
      arguments: [id],
      options: [
        {
          flags: '--overlap <duration>',
          summary: 'How long the old key goes on working, from 0 to 168h.',
          default: '24h',
        },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck key rotate key_01… --overlap 1h'],
      load: async () => (await import('./rotate.js')).rotate,
    },
    {
      name: 'revoke',
      summary: 'Revoke an API key. It stops working at once.',
      arguments: [id],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./key.js')).revoke,
    },
  ],
};
