import type { CommandGroup } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { DESCRIBED } from '../transfer/transfer.commands.js';

export const HOLD_STATES = [
  'pending',
  'partially_captured',
  'captured',
  'voided',
  'expired',
] as const;

const hold = { name: '<hold>', summary: 'hld_…, as `hold list` shows it.' };

/** Amounts that are put aside. */
export const holdCommands: CommandGroup = {
  name: 'hold',
  summary: 'Put amounts of wallets aside, and pay out of them.',
  commands: [
    {
      name: 'create',
      summary: 'Put an amount aside.',
      options: [
        { flags: '--wallet <wallet>', summary: 'Wallet that keeps it, wal_….' },
        { flags: '--amount <units>', summary: 'Minor units, such as 1250 for 12.50 euros.' },
        { flags: '--currency <code>', summary: 'Code, such as EUR.' },
        { flags: '--destination <wallet>', summary: 'Wallet that captures pay to.' },
        {
          flags: '--expires-in <duration>',
          summary: 'Such as 90s, 10m or 48h; 7 days if not given.',
        },
        ...DESCRIBED,
        IDEMPOTENCY_KEY,
      ],
      examples: [
        'skydeck hold create --wallet wal_… --amount 5000 --currency EUR --expires-in 48h',
      ],
      load: async () => (await import('./hold.js')).create,
    },
    {
      name: 'list',
      summary: 'List the holds, the newest first.',
      options: [
        { flags: '--tail <count>', summary: 'How many at most.', default: '100' },
        { flags: '--wallet <wallet>', summary: 'Only those of this wallet.' },
        { flags: '--state <state>', summary: 'Only those in it.', choices: HOLD_STATES },
      ],
      load: async () => (await import('./hold.js')).listAll,
    },
    {
      name: 'get',
      summary: 'Show a hold and what happened to it.',
      arguments: [hold],
      load: async () => (await import('./hold.js')).get,
    },
    {
      name: 'capture',
      summary: 'Pay out of a hold; what is left then is given back.',
      arguments: [hold],
      options: [
        { flags: '--amount <units>', summary: 'Only so many minor units.' },
        { flags: '--to <wallet>', summary: 'Wallet that is paid; the destination if not given.' },
        { flags: '--keep-rest', summary: 'Keep what is left put aside.' },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck hold capture hld_… --amount 2000 --keep-rest'],
      load: async () => (await import('./hold.js')).capture,
    },
    {
      name: 'void',
      summary: 'Give back what is left of a hold.',
      arguments: [hold],
      options: [IDEMPOTENCY_KEY],
      load: async () => (await import('./hold.js')).giveBack,
    },
    {
      name: 'increase',
      summary: 'Put more aside for a hold.',
      arguments: [hold, { name: '<units>', summary: 'Minor units that are added.' }],
      options: [IDEMPOTENCY_KEY],
      load: async () => (await import('./hold.js')).increase,
    },
  ],
};
