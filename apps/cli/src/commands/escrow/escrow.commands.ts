import type { CommandGroup, CommandSpec, OptionSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';
import { escrowVerbCommands } from './escrow-verb.commands.js';

export const ESCROW_STATES = [
  'created',
  'funded',
  'delivered',
  'partially_released',
  'disputed',
  'released',
  'refunded',
  'resolved',
  'cancelled',
  'expired',
] as const;
export const FEE_PAYERS = ['buyer', 'seller', 'both'] as const;

const escrow = { name: '<escrow>', summary: 'esc_…, as `escrow list` shows it.' };
const METADATA: OptionSpec = {
  flags: '--metadata <key=value>',
  summary: 'Text of your own, kept with it; repeat for several.',
  isRepeatable: true,
};

const create: CommandSpec = {
  name: 'create',
  summary: 'Make an escrow between two wallets; it moves no money.',
  options: [
    { flags: '--buyer <wallet>', summary: 'Wallet that pays.' },
    { flags: '--seller <wallet>', summary: 'Wallet that is paid.' },
    { flags: '--amount <units>', summary: 'Minor units, such as 1250.' },
    { flags: '--currency <code>', summary: 'Such as EUR.' },
    {
      flags: '--milestone <title=units>',
      summary: 'A part that is delivered and paid by itself; repeat for several.',
      isRepeatable: true,
    },
    { flags: '--fee-bps <number>', summary: 'Hundredths of a per cent for the project.' },
    { flags: '--fee-payer <who>', summary: 'Who pays the fee.', choices: FEE_PAYERS },
    { flags: '--arbiter <id>', summary: 'acc_… or key_… that alone decides disputes.' },
    { flags: '--inspection-days <days>', summary: 'Pay the seller so long after a delivery.' },
    { flags: '--funding-deadline <time>', summary: 'Let it expire unless funded by then.' },
    { flags: '--buyer-may-withdraw', summary: 'Until the seller accepts or delivers.' },
    { flags: '--description <text>', summary: 'A sentence for people.' },
    METADATA,
    IDEMPOTENCY_KEY,
  ],
  examples: [
    'skydeck escrow create --buyer wal_… --seller wal_… --amount 10000 --currency EUR --milestone Draft=4000 --milestone Final=6000 --fee-bps 250',
  ],
  load: async () => (await import('./escrow.js')).create,
};

/** Money that waits for a delivery. */
export const escrowCommands: CommandGroup = {
  name: 'escrow',
  summary: 'Keep money safe until something is delivered.',
  commands: [
    create,
    {
      name: 'list',
      summary: 'List the escrows, newest first.',
      options: [
        { flags: '--state <state>', summary: 'Only those in one state.', choices: ESCROW_STATES },
        { flags: '--buyer <wallet>', summary: 'Only those that it pays.' },
        { flags: '--seller <wallet>', summary: 'Only those that pay it.' },
        { flags: '--tail <number>', summary: 'Only the newest ones.' },
      ],
      load: async () => (await import('./escrow.js')).listAll,
    },
    {
      name: 'get',
      summary: 'Show an escrow, its milestones and what happened to it.',
      arguments: [escrow],
      load: async () => (await import('./escrow.js')).get,
    },
    {
      name: 'update',
      summary: 'Change the metadata of an escrow.',
      arguments: [escrow],
      options: [METADATA],
      load: async () => (await import('./escrow.js')).update,
    },
    ...escrowVerbCommands,
  ],
};
