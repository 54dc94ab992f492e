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
      name: 'set',
      summary: 'Make a domain the primary one, or have it lead to another one.',
      arguments: [app, domain],
      options: [
        { flags: '--primary', summary: 'The app goes by this name.' },
        { flags: '--redirect-others', summary: 'With --primary: the other names lead here.' },
        { flags: '--redirect-to <host>', summary: 'Send visitors on to this domain of the app.' },
        { flags: '--serve', summary: 'Send nobody on; the app answers.' },
        {
          flags: '--status <status>',
          summary: 'Status that visitors are sent on with; 308 when not given.',
          choices: ['301', '302', '307', '308'],
        },
      ],
      examples: [
        'skydeck domain set shop shop.example.com --primary --redirect-others',
        'skydeck domain set shop old.example.com --redirect-to shop.example.com',
      ],
      load: async () => (await import('./domain-redirect.js')).set,
    },
    {
      name: 'pair',
      summary: 'Add a name and its www, and have one lead to the other.',
      arguments: [app, { name: '<host>', summary: 'Such as example.com or www.example.com.' }],
      options: [
        {
          flags: '--primary <which>',
          summary: 'Which one serves; the name without www when not given.',
          choices: ['apex', 'www'],
        },
      ],
      examples: ['skydeck domain pair shop example.com --primary www'],
      load: async () => (await import('./domain-redirect.js')).pair,
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
