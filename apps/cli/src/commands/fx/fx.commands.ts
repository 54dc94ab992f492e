import type { CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

export const FX_TRADE_STATUSES = ['pending', 'executed', 'failed'] as const;

const sell = { name: '<sell>', summary: 'Currency to give, such as EUR.' };
const buy = { name: '<buy>', summary: 'Currency to get, such as USD.' };

/** Exchanging one currency for another. */
export const fxCommands: CommandGroup = {
  name: 'fx',
  summary: 'Exchange money between currencies.',
  commands: [
    {
      name: 'quote',
      summary: 'Ask for a price, which is kept for 60 seconds.',
      arguments: [sell, buy],
      options: [
        { flags: '--sell-amount <units>', summary: 'Minor units to give, such as 1250.' },
        { flags: '--buy-amount <units>', summary: 'Minor units to get, instead.' },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck fx quote EUR USD --sell-amount 10000'],
      load: async () => (await import('./fx.js')).quote,
    },
    {
      name: 'trade',
      summary: 'Exchange between two wallets by a quote.',
      arguments: [{ name: '<quote>', summary: 'fxq_… of an open quote.' }],
      options: [
        { flags: '--from <wallet>', summary: 'Wallet that gives.' },
        { flags: '--to <wallet>', summary: 'Wallet that gets.' },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck fx trade fxq_… --from wal_… --to wal_…'],
      load: async () => (await import('./fx-trades.js')).trade,
    },
    {
      name: 'trades',
      summary: 'List the trades, newest first.',
      options: [
        {
          flags: '--status <status>',
          summary: 'Only trades in one status.',
          choices: FX_TRADE_STATUSES,
        },
        { flags: '--tail <number>', summary: 'Only the newest ones.' },
      ],
      load: async () => (await import('./fx-trades.js')).listAll,
    },
    {
      name: 'rates',
      summary: 'List the prices of the project, newest first.',
      load: async () => (await import('./fx.js')).rates,
    },
    {
      name: 'set-rate',
      summary: 'Set the price of two currencies, in both directions.',
      arguments: [
        { name: '<base>', summary: 'Currency that is priced, such as EUR.' },
        { name: '<quote>', summary: 'Currency that it is priced in, such as USD.' },
        {
          name: '<rate>',
          summary:
            'Units of the second for one of the first, such as 1.0842; `none` for published rates again.',
        },
      ],
      options: [
        {
          flags: '--spread <basis points>',
          summary: 'Kept in either direction, in hundredths of a per cent.',
          default: '0',
        },
        {
          flags: '--from <time>',
          summary: 'When it begins to count, such as 2027-01-01T00:00:00Z.',
        },
      ],
      examples: ['skydeck fx set-rate EUR USD 1.0842 --spread 50'],
      load: async () => (await import('./fx.js')).setRate,
    },
  ],
};
