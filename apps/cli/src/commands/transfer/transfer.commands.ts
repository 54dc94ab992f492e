import type { CommandGroup, OptionSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

export const TRANSFER_STATUSES = ['posted', 'failed'] as const;
export const TRANSFER_KINDS = ['transfer', 'posting', 'reversal'] as const;

const transfer = { name: '<transfer>', summary: 'txn_…, as `transfer list` shows it.' };
const move: readonly OptionSpec[] = [
  { flags: '--from <wallet>', summary: 'Wallet that pays, wal_….' },
  { flags: '--to <wallet>', summary: 'Wallet that is paid, wal_….' },
  { flags: '--amount <units>', summary: 'Minor units, such as 1250 for 12.50 euros.' },
  { flags: '--currency <code>', summary: 'Code, such as EUR.' },
];
export const DESCRIBED: readonly OptionSpec[] = [
  { flags: '--description <text>', summary: 'A sentence for people.' },
  {
    flags: '--metadata <name=value>',
    summary: 'A text of your own that is kept with it; repeat for several.',
    isRepeatable: true,
  },
];
const dated: readonly OptionSpec[] = [
  { flags: '--reference <text>', summary: 'What it is called elsewhere.' },
  ...DESCRIBED,
  { flags: '--effective-at <time>', summary: 'When it counts as having happened.' },
];

/** Moves of money between wallets. */
export const transferCommands: CommandGroup = {
  name: 'transfer',
  summary: 'Move money between wallets.',
  commands: [
    {
      name: 'create',
      summary: 'Move money from one wallet to another.',
      options: [...move, ...dated, IDEMPOTENCY_KEY],
      examples: ['skydeck transfer create --from wal_… --to wal_… --amount 1250 --currency EUR'],
      load: async () => (await import('./transfer.js')).create,
    },
    {
      name: 'list',
      summary: 'List transfers, postings and reversals, the newest first.',
      options: [
        { flags: '--tail <count>', summary: 'How many at most.', default: '100' },
        { flags: '--wallet <wallet>', summary: 'Only those of this wallet.' },
        { flags: '--status <status>', summary: 'Only those.', choices: TRANSFER_STATUSES },
        { flags: '--kind <kind>', summary: 'Only those of it.', choices: TRANSFER_KINDS },
        { flags: '--reference <text>', summary: 'Only those that are called so elsewhere.' },
        { flags: '--transfer <transfer>', summary: 'Only what moved back this one, txn_….' },
      ],
      examples: ['skydeck transfer list --wallet wal_… --status failed'],
      load: async () => (await import('./transfer.js')).listAll,
    },
    {
      name: 'get',
      summary: 'Show a transfer and its entries.',
      arguments: [transfer],
      load: async () => (await import('./transfer.js')).get,
    },
    {
      name: 'reverse',
      summary: 'Move a transfer back, all of it or a part.',
      arguments: [transfer],
      options: [
        { flags: '--amount <units>', summary: 'Only so many minor units.' },
        ...DESCRIBED,
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck transfer reverse txn_… --amount 500'],
      load: async () => (await import('./transfer.js')).reverse,
    },
    {
      name: 'preview',
      summary: 'Show what would become of a transfer, without making it.',
      options: move,
      load: async () => (await import('./transfer.js')).preview,
    },
    {
      name: 'bulk',
      summary: 'Make the transfers of a file, 1000 with each request.',
      description:
        'A table (.csv) whose columns are named from, to, amount, currency, reference, description or key, or one JSON object a line. Lines that fail are shown and do not keep the others from being made. With the same --idempotency-key nothing is made twice.',
      arguments: [{ name: '<file>', summary: 'Table or lines of JSON.' }],
      options: [
        { flags: '--atomic', summary: 'All of them or none; 1000 at most.' },
        IDEMPOTENCY_KEY,
      ],
      examples: ['skydeck transfer bulk payroll.csv --idempotency-key payroll-2026-11'],
      load: async () => (await import('./bulk.js')).send,
    },
  ],
};

/** Moves of money between many wallets. */
export const postingCommands: CommandGroup = {
  name: 'posting',
  summary: 'Move money between many wallets at once.',
  commands: [
    {
      name: 'create',
      summary: 'Move money between up to 100 wallets, all of it or nothing.',
      options: [
        {
          flags: '--leg <wallet=amount:currency>',
          summary: 'Minor units for a wallet, negative for what leaves it; repeat for each.',
          isRepeatable: true,
        },
        ...dated,
        IDEMPOTENCY_KEY,
      ],
      examples: [
        'skydeck posting create --leg wal_…=-1000:EUR --leg wal_…=970:EUR --leg wal_…=30:EUR',
      ],
      load: async () => (await import('./posting.js')).create,
    },
  ],
};
