import type { CommandGroup } from '../../program/command-spec.js';
import { keptOptions, orderArguments, orderFilters, orderOptions } from './payment-order.js';

const id = { name: '<id>', summary: 'Id of the pay-in, such as pin_….' };

/** Money that comes in. */
export const payinCommands: CommandGroup = {
  name: 'payin',
  summary: 'Take money into wallets, and give it back.',
  commands: [
    {
      name: 'create',
      summary: 'Take money in.',
      arguments: orderArguments,
      options: [
        ...orderOptions,
        { flags: '--return-url <url>', summary: 'Where the payer comes back to.' },
      ],
      examples: ['skydeck payin create wal_… 1250 EUR --card 4000000000000010'],
      load: async () => (await import('./payin.js')).create,
    },
    {
      name: 'list',
      summary: 'List the pay-ins, newest first.',
      options: orderFilters,
      load: async () => (await import('./payin.js')).listAll,
    },
    {
      name: 'get',
      summary: 'Show a pay-in.',
      arguments: [id],
      load: async () => (await import('./payin.js')).get,
    },
    {
      name: 'refund',
      summary: 'Give a pay-in back, or a part of it.',
      arguments: [id],
      options: [
        { flags: '--amount <units>', summary: 'Minor units; all that is left if none.' },
        ...keptOptions,
      ],
      examples: ['skydeck payin refund pin_… --amount 250'],
      load: async () => (await import('./payin.js')).refund,
    },
  ],
};
