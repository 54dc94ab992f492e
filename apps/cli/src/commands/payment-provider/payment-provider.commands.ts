import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

/** What speaks with a payment provider that is added. */
export const PAYMENT_PROVIDER_KINDS = ['stripe'] as const;

const id: ArgumentSpec = { name: '<id>', summary: 'Id of the provider, such as ppr_….' };

const rules: readonly OptionSpec[] = [
  { flags: '--name <name>', summary: 'Name of the provider.' },
  {
    flags: '--set <name=value>',
    summary: 'Setting of the kind, such as later_seconds=1; repeat for several.',
    isRepeatable: true,
  },
  {
    flags: '--secret <name>',
    summary:
      'Secret of the kind, such as secret_key, that is read from standard input; repeat for several, each on a line.',
    isRepeatable: true,
  },
  {
    flags: '--currency <code>',
    summary: 'Currency that it is given; repeat for several. Every currency if none.',
    isRepeatable: true,
  },
  { flags: '--priority <number>', summary: 'Of those that fit, the smallest goes first.' },
];

/** Who carries the payments of a project. */
export const paymentProviderCommands: CommandGroup = {
  name: 'payment-provider',
  summary: 'Choose who takes money in and pays it out.',
  commands: [
    {
      name: 'list',
      summary: 'List the payment providers; the sandbox is there by itself.',
      load: async () => (await import('./payment-provider.js')).listAll,
    },
    {
      name: 'get',
      summary: 'Show a payment provider, and where it posts its webhooks.',
      arguments: [id],
      load: async () => (await import('./payment-provider.js')).get,
    },
    {
      name: 'create',
      summary: 'Add a payment provider. Its secrets are read from standard input.',
      arguments: [
        { name: '<kind>', summary: 'What speaks with it.', choices: PAYMENT_PROVIDER_KINDS },
      ],
      options: [...rules, IDEMPOTENCY_KEY],
      examples: [
        'skydeck payment-provider create stripe --secret secret_key --secret webhook_secret < keys.txt',
      ],
      load: async () => (await import('./payment-provider.js')).create,
    },
    {
      name: 'update',
      summary: 'Change a payment provider.',
      arguments: [id],
      options: [
        ...rules,
        { flags: '--enable', summary: 'Give it payments.' },
        { flags: '--disable', summary: 'Give it no payments.' },
      ],
      examples: ['skydeck payment-provider update ppr_… --set later_seconds=1'],
      load: async () => (await import('./payment-provider.js')).update,
    },
    {
      name: 'delete',
      summary: 'Remove a payment provider without payments under way.',
      arguments: [id],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./payment-provider.js')).remove,
    },
  ],
};
