import type { ArgumentSpec, CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { YES } from '../vps/vps-options.js';

const app: ArgumentSpec = { name: '<app>', summary: 'Name or id of the app.', completes: 'apps' };
const domain: ArgumentSpec = { name: '<domain>', summary: 'Host name or id of the domain.' };

/** Host names of one's own that lead to apps. */
export const domainCommands: CommandGroup = {
  name: 'domain',
  summary: 'Have apps answer under host names of your own, with certificates.',
  commands: [
    {
      name: 'add',
      summary: 'Add a domain to an app, and show the DNS records to set.',
      arguments: [app, { name: '<host>', summary: 'Such as shop.example.com or *.example.com.' }],
      options: [
        {
          flags: '--challenge <kind>',
          summary: 'How the authority checks the name: http-01, or dns-01 as wildcards need it.',
        },
        IDEMPOTENCY_KEY,
      ],
      load: async () => (await import('./domain.js')).add,
    },
    {
      name: 'list',
      summary: 'List the domains of an app.',
      arguments: [app],
      load: async () => (await import('./domain.js')).listAll,
    },
    {
      name: 'show',
      summary: 'Show a domain with its DNS records and its certificate.',
      arguments: [app, domain],
      load: async () => (await import('./domain.js')).show,
    },
    {
      name: 'verify',
      summary: 'Look the DNS records of a domain up now.',
      arguments: [app, domain],
      load: async () => (await import('./domain.js')).verify,
    },
    {
      name: 'remove',
      summary: 'Remove a domain from an app.',
      arguments: [app, domain],
      options: [YES],
      load: async () => (await import('./domain.js')).remove,
    },
  ],
};
