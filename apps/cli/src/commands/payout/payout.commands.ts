import type { CommandGroup } from '../../program/command-spec.js';
import { orderArguments, orderFilters, orderOptions } from '../payin/payment-order.js';

/** Money that goes out. */
export const payoutCommands: CommandGroup = {
  name: 'payout',
  summary: 'Pay money out of wallets.',
  commands: [
    {
      name: 'create',
      summary: 'Pay money out.',
      arguments: orderArguments,
      options: orderOptions,
      examples: ['skydeck payout create wal_… 1000 EUR --iban DE20500000000000000001'],
      load: async () => (await import('./payout.js')).create,
    },
    {
      name: 'list',
      summary: 'List the payouts and refunds, newest first.',
      options: [
        ...orderFilters,
        { flags: '--payin <id>', summary: 'Only those that give this pay-in back.' },
      ],
      load: async () => (await import('./payout.js')).listAll,
    },
    {
      name: 'get',
      summary: 'Show a payout or refund.',
      arguments: [{ name: '<id>', summary: 'Id of the payout, such as pot_….' }],
      load: async () => (await import('./payout.js')).get,
    },
  ],
};
