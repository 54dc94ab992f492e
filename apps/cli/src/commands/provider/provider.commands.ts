import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

/** What speaks with a message provider. */
export const MESSAGE_PROVIDER_KINDS = [
  'outbox',
  'smtp',
  'direct-mx',
  'http-sms',
  'smpp',
  'webpush',
  'fcm',
  'apns',
  'whatsapp-cloud',
] as const;
/** What a message provider can be given. */
export const MESSAGE_CHANNELS = ['sms', 'email', 'push', 'whatsapp'] as const;
/** What messages are for. */
export const MESSAGE_CATEGORIES = ['otp', 'transactional'] as const;

const id: ArgumentSpec = { name: '<id>', summary: 'Id of the provider, such as mpr_….' };
const yes: OptionSpec = { flags: '-y, --yes', summary: 'Do not ask.' };

const rules: readonly OptionSpec[] = [
  { flags: '--name <name>', summary: 'Name of the provider.' },
  {
    flags: '--set <name=value>',
    summary: 'Setting of the kind, such as host=relay.example.com; repeat for several.',
    isRepeatable: true,
  },
  {
    flags: '--secret <name>',
    summary:
      'Secret of the kind, such as password, that is read from standard input; repeat for several, each on a line.',
    isRepeatable: true,
  },
  {
    flags: '--channel <channel>',
    summary: 'Channel that it is given; repeat for several. All of its kind if none.',
    isRepeatable: true,
  },
  {
    flags: '--country <prefix>',
    summary: 'Beginning of numbers that it is given, such as +49; repeat for several.',
    isRepeatable: true,
  },
  {
    flags: '--category <category>',
    summary: 'What its messages are for: otp or transactional; repeat for both.',
    isRepeatable: true,
  },
  { flags: '--priority <number>', summary: 'Of those that fit, the smallest goes first.' },
  { flags: '--cost <amount>', summary: 'What each part costs, such as 0.0075EUR.' },
];

/** Who carries the messages of a project. */
export const messageProviderCommands: CommandGroup = {
  name: 'provider',
  summary: 'Choose who carries the messages of a project.',
  commands: [
    {
      name: 'list',
      summary: 'List the message providers of the project, and how they do.',
      load: async () => (await import('./provider.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show a message provider.',
      arguments: [id],
      load: async () => (await import('./provider.js')).show,
    },
    {
      name: 'create',
      summary: 'Add a message provider. Its secret is read from standard input.',
      arguments: [
        { name: '<kind>', summary: 'What speaks with it.', choices: MESSAGE_PROVIDER_KINDS },
      ],
      options: [...rules, IDEMPOTENCY_KEY],
      examples: [
        'skydeck provider create smtp --set host=relay.example.com --set from=shop@example.com --set username=shop --secret password < password.txt',
      ],
      load: async () => (await import('./provider.js')).create,
    },
    {
      name: 'update',
      summary: 'Change a message provider; what it failed before is forgiven.',
      arguments: [id],
      options: [
        ...rules,
        { flags: '--enable', summary: 'Give it messages.' },
        { flags: '--disable', summary: 'Give it no messages.' },
      ],
      load: async () => (await import('./provider.js')).update,
    },
    {
      name: 'test',
      summary: 'See whether a message provider is reached and takes the account.',
      arguments: [id],
      load: async () => (await import('./provider.js')).test,
    },
    {
      name: 'whatsapp-templates',
      summary: 'List the templates that WhatsApp has of a provider, and what it thinks of them.',
      arguments: [id],
      options: [{ flags: '--sync', summary: 'Read them from WhatsApp first.' }],
      load: async () => (await import('./whatsapp-templates.js')).listTemplates,
    },
    {
      name: 'delete',
      summary: 'Remove a message provider.',
      arguments: [id],
      options: [yes],
      load: async () => (await import('./provider.js')).remove,
    },
  ],
};

const domain: ArgumentSpec = { name: '<id>', summary: 'Id of the domain, such as sdm_….' };

/** The domains that a project sends mail from. */
export const sendingDomainCommands: CommandGroup = {
  name: 'mail-domain',
  summary: 'Sign the mail of a project with a domain of its own.',
  commands: [
    {
      name: 'list',
      summary: 'List the domains that mail is sent from.',
      load: async () => (await import('./mail-domain.js')).listAll,
    },
    {
      name: 'create',
      summary: 'Add a domain, and show the records to set.',
      arguments: [{ name: '<name>', summary: 'Name of the domain.' }],
      options: [
        { flags: '--spf-include <domain>', summary: 'Domain whose servers send its mail.' },
        IDEMPOTENCY_KEY,
      ],
      load: async () => (await import('./mail-domain.js')).create,
    },
    {
      name: 'show',
      summary: 'Show the records to set, and what was found of them.',
      arguments: [domain],
      load: async () => (await import('./mail-domain.js')).show,
    },
    {
      name: 'verify',
      summary: 'Look the records up now.',
      arguments: [domain],
      load: async () => (await import('./mail-domain.js')).verify,
    },
    {
      name: 'delete',
      summary: 'Remove a domain; its mail is not signed from then on.',
      arguments: [domain],
      options: [yes],
      load: async () => (await import('./mail-domain.js')).remove,
    },
  ],
};
