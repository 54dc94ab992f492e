import type { ArgumentSpec, CommandSpec } from '../../program/command-spec.js';

export const STATEMENT_FORMATS = ['json', 'csv', 'pdf'] as const;
export const DIRECTIONS = ['in', 'out'] as const;

const wallet: ArgumentSpec = { name: '<wallet>', summary: 'Id or external id of the wallet.' };
const from = { flags: '--from <time>', summary: 'From then on, such as 2026-01-01T00:00:00Z.' };
const to = { flags: '--to <time>', summary: 'Before then.' };

/** What is read of the money in wallets. */
export const walletMoneyCommands: readonly CommandSpec[] = [
  {
    name: 'totals',
    summary: 'Sum what is in the wallets, by currency.',
    load: async () => (await import('./wallet-totals.js')).totals,
  },
  {
    name: 'balance',
    summary: 'Show what is in a wallet, now or at another time.',
    arguments: [wallet],
    options: [
      { flags: '--at <time>', summary: 'At this moment, such as 2026-01-01T00:00:00Z.' },
      { flags: '--version-number <number>', summary: 'After this many entries.' },
      { flags: '--effective', summary: 'Go by when entries take effect, not by their booking.' },
    ],
    examples: ['skydeck wallet balance till-1 --at 2026-01-01T00:00:00Z --effective'],
    load: async () => (await import('./wallet-money.js')).balance,
  },
  {
    name: 'entries',
    summary: 'List what came into a wallet and what went out, the newest first.',
    arguments: [wallet],
    options: [
      { flags: '--tail <count>', summary: 'How many at most.', default: '100' },
      from,
      to,
      { flags: '--direction <direction>', summary: 'Only one of both.', choices: DIRECTIONS },
      { flags: '--kind <kind>', summary: 'Only those of such payments, as `transfer`.' },
    ],
    examples: ['skydeck wallet entries till-1 --direction in --tail 20'],
    load: async () => (await import('./wallet-money.js')).entries,
  },
  {
    name: 'statement',
    summary: 'Download what was booked in a period.',
    arguments: [wallet, { name: '<file>', summary: 'Where it is written.' }],
    options: [
      from,
      to,
      {
        flags: '--format <format>',
        summary: 'How it is written.',
        choices: STATEMENT_FORMATS,
        default: 'pdf',
      },
    ],
    examples: ['skydeck wallet statement till-1 january.pdf --from 2026-01-01T00:00:00Z'],
    load: async () => (await import('./wallet-money.js')).statement,
  },
];
