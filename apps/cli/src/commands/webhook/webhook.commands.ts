import type { ArgumentSpec, CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { PRODUCTS } from '../product/products.js';

const id: ArgumentSpec = { name: '<id>', summary: 'Id of the webhook, such as whk_….' };

const delivery: ArgumentSpec = {
  name: '<delivery>',
  summary: 'Id of the delivery, such as dlv_….',
};

const product: OptionSpec = {
  flags: '--product <product>',
  summary: 'Product whose webhooks are meant.',
  choices: PRODUCTS,
  default: 'platform',
};

const type: OptionSpec = {
  flags: '--type <type>',
  summary: 'Type of events, such as app.created or app.*; repeat for several. All if none.',
  isRepeatable: true,
};

/** What a delivery can be. */
export const DELIVERY_STATUSES = ['pending', 'delivered', 'failed'] as const;

/** Webhooks of a project. */
export const webhookCommands: CommandGroup = {
  name: 'webhook',
  summary: 'Have events of a project sent to your servers.',
  commands: [
    {
      name: 'create',
      summary: 'Create a webhook. Its signing secret is shown once.',
      arguments: [{ name: '<url>', summary: 'Address that events are posted to.' }],
      options: [
        type,
        { flags: '--description <text>', summary: 'What it is for.' },
        product,
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck webhook create https://example.com/hook --type deployment.*'],
      load: async () => (await import('./webhook.js')).create,
    },
    {
      name: 'list',
      summary: 'List the webhooks of the project.',
      options: [product],
      load: async () => (await import('./webhook.js')).listAll,
    },
    {
      name: 'delete',
      summary: 'Delete a webhook and its log.',
      arguments: [id],
      options: [product, { flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./webhook.js')).remove,
    },
    {
      name: 'deliveries',
      summary: 'List what was sent, newest first.',
      arguments: [id],
      options: [
        product,
        {
          flags: '--status <status>',
          summary: 'Only those in this status.',
          choices: DELIVERY_STATUSES,
        },
        { flags: '--type <type>', summary: 'Only events of this type, such as app.*.' },
        { flags: '--since <time>', summary: 'Only from this time on.' },
        { flags: '--until <time>', summary: 'Only before this time.' },
        { flags: '--tail <count>', summary: 'Most to show.', default: '20' },
      ],
      examples: ['skydeck webhook deliveries whk_… --status failed --product messaging'],
      load: async () => (await import('./webhook.js')).deliveries,
    },
    {
      name: 'replay',
      summary: 'Send a delivery again.',
      arguments: [id, delivery],
      options: [product],
      load: async () => (await import('./webhook.js')).replay,
    },
    {
      name: 'delivery',
      summary: 'Show a delivery: what is sent, and every attempt.',
      arguments: [id, delivery],
      options: [product],
      load: async () => (await import('./webhook.js')).delivery,
    },
    {
      name: 'test',
      summary: 'Send a test event.',
      arguments: [id],
      options: [product],
      load: async () => (await import('./webhook.js')).test,
    },
    {
      name: 'rotate',
      summary: 'Replace the signing secret. The new one is shown once.',
      arguments: [id],
      options: [
        product,
        {
          flags: '--overlap <seconds>',
          summary: 'Seconds for which the old secret signs along.',
          default: '86400',
        },
      ],
      load: async () => (await import('./webhook.js')).rotate,
    },
    {
      name: 'update',
      summary: 'Change a webhook.',
      arguments: [id],
      options: [
        product,
        { flags: '--url <url>', summary: 'Address that events are posted to.' },
        type,
        { flags: '--description <text>', summary: 'What it is for.' },
        { flags: '--enable', summary: 'Send again, also when it was disabled by itself.' },
        { flags: '--disable', summary: 'Send nothing until it is enabled.' },
      ],
      examples: ['skydeck webhook update whk_… --enable'],
      load: async () => (await import('./webhook.js')).update,
    },
  ],
};
