import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

const id: ArgumentSpec = { name: '<id>', summary: 'Id of the webhook, such as whk_….' };

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
        {
          flags: '--type <type>',
          summary: 'Type of events, such as app.created or app.*; repeat for several. All if none.',
          isRepeatable: true,
        },
        { flags: '--description <text>', summary: 'What it is for.' },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck webhook create https://example.com/hook --type deployment.*'],
      load: async () => (await import('./webhook.js')).create,
    },
    {
      name: 'list',
      summary: 'List the webhooks of the project.',
      load: async () => (await import('./webhook.js')).listAll,
    },
    {
      name: 'delete',
      summary: 'Delete a webhook and its log.',
      arguments: [id],
      options: [{ flags: '-y, --yes', summary: 'Do not ask.' }],
      load: async () => (await import('./webhook.js')).remove,
    },
    {
      name: 'deliveries',
      summary: 'List what was sent, newest first.',
      arguments: [id],
      options: [{ flags: '--tail <count>', summary: 'Most to show.', default: '20' }],
      load: async () => (await import('./webhook.js')).deliveries,
    },
    {
      name: 'replay',
      summary: 'Send a delivery again.',
      arguments: [id, { name: '<delivery>', summary: 'Id of the delivery, such as dlv_….' }],
      load: async () => (await import('./webhook.js')).replay,
    },
  ],
};
