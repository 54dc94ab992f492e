import type { CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

export const ITEM_STATUSES = [
  'matched',
  'missing_internal',
  'missing_external',
  'amount_differs',
] as const;
export const ITEM_ACTIONS = ['suspense', 'write_off', 'link'] as const;

/** Settlements of providers beside the books. */
export const reconcileCommands: CommandGroup = {
  name: 'reconcile',
  summary: 'Compare what payment providers settled with the books.',
  commands: [
    {
      name: 'import',
      summary: 'Compare one day, or several, now.',
      arguments: [
        { name: '<provider>', summary: 'Id of the provider, such as ppr_….' },
        { name: '<from>', summary: 'First day in UTC, such as 2026-01-31.' },
      ],
      options: [
        { flags: '--to <day>', summary: 'Last day; the first if none.' },
        { flags: '--file <file>', summary: 'Settlement file; the provider is asked if none.' },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck reconcile import ppr_… 2026-01-31 --file settlement.csv'],
      load: async () => (await import('./reconcile.js')).importDays,
    },
    {
      name: 'list',
      summary: 'List what matched and what did not, newest first.',
      options: [
        {
          flags: '--status <status>',
          summary: 'Only those that agree so.',
          choices: ITEM_STATUSES,
        },
        { flags: '--provider <id>', summary: 'Only those of this provider.' },
        { flags: '--from <day>', summary: 'Only those of this day or later.' },
        { flags: '--to <day>', summary: 'Only those of this day or earlier.' },
        { flags: '--open', summary: 'Only those that wait for somebody.' },
        { flags: '--tail <number>', summary: 'Only the newest ones.' },
      ],
      load: async () => (await import('./reconcile.js')).listAll,
    },
    {
      name: 'resolve',
      summary: 'Settle a difference.',
      arguments: [
        { name: '<item>', summary: 'Id of the item, such as rci_….' },
        { name: '<action>', summary: 'What is done about it.', choices: ITEM_ACTIONS },
      ],
      options: [
        { flags: '--order <id>', summary: 'Payment that the line belongs to; only for link.' },
        { flags: '--note <text>', summary: 'Why.' },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck reconcile resolve rci_… suspense --note "asked the bank"'],
      load: async () => (await import('./reconcile.js')).resolve,
    },
  ],
};
