import { newIdempotencyKey } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { CommandInput } from '../../program/command-input.js';
import type { ArgumentSpec, OptionSpec } from '../../program/command-spec.js';
import { IDEMPOTENCY_KEY } from '../../program/shared-options.js';

export const PAYMENT_STATUSES = ['created', 'pending', 'succeeded', 'failed', 'returned'] as const;

/** What pay-ins and payouts are made of. */
export const orderArguments: readonly ArgumentSpec[] = [
  { name: '<wallet>', summary: 'Id of the wallet, such as wal_….' },
  { name: '<amount>', summary: 'Minor units, such as 1250 for 12.50.' },
  { name: '<currency>', summary: 'Code, such as EUR.' },
];

export const keptOptions: readonly OptionSpec[] = [
  { flags: '--description <text>', summary: 'A sentence for people.' },
  {
    flags: '--metadata <name=value>',
    summary: 'A text of your own that is kept with it; repeat for several.',
    isRepeatable: true,
  },
  IDEMPOTENCY_KEY,
];

export const orderOptions: readonly OptionSpec[] = [
  { flags: '--card <number>', summary: 'Number of a card of the sandbox.' },
  { flags: '--iban <iban>', summary: 'Bank account.' },
  { flags: '--phone <number>', summary: 'Wallet of mobile money, such as +4915112345678.' },
  { flags: '--token <token>', summary: 'What the provider keeps and names, such as pm_….' },
  { flags: '--provider <id>', summary: 'Who carries it; the first that fits if none.' },
  ...keptOptions,
];

export const orderFilters: readonly OptionSpec[] = [
  {
    flags: '--status <status>',
    summary: 'Only those that have come to this.',
    choices: PAYMENT_STATUSES,
  },
  { flags: '--wallet <wallet>', summary: 'Only those of this wallet.' },
  { flags: '--tail <number>', summary: 'Only the newest ones.' },
];

export const ORDER_COLUMNS = [
  'id',
  'status',
  'amount',
  'currency',
  'wallet',
  'failure',
  { path: 'is_sandbox', title: 'sandbox' },
  { path: 'created_at', title: 'created' },
] as const;
export const ALL_ORDER_COLUMNS = [
  ...ORDER_COLUMNS,
  'provider',
  { path: 'provider_reference', title: 'reference' },
  { path: 'suspense_amount', title: 'suspense' },
  'description',
] as const;

/** The name of a request that moves money. */
export const onceHeader = ({ globals }: CommandContext) => ({
  'Idempotency-Key': globals.idempotencyKey ?? newIdempotencyKey(),
});

/** What the money is taken from or paid to; exactly one must be given. */
export function methodOf(input: CommandInput) {
  const [number, iban, phone, token] = ['card', 'iban', 'phone', 'token'].map((name) =>
    input.text(name),
  );
  const given = [
    ...(number === undefined ? [] : [{ type: 'card' as const, number }]),
    ...(iban === undefined ? [] : [{ type: 'iban' as const, iban }]),
    ...(phone === undefined ? [] : [{ type: 'phone' as const, phone }]),
    ...(token === undefined ? [] : [{ type: 'token' as const, token }]),
  ];
  const [method] = given;
  if (!method || given.length > 1) {
    throw usageError('Give one of --card, --iban, --phone and --token.');
  }
  return method;
}

/** What an order says besides its method. */
export const orderFields = (input: CommandInput) => ({
  wallet: input.argument('wallet'),
  amount: input.argument('amount'),
  currency: input.argument('currency'),
  ...(input.text('provider') !== undefined && { provider: input.text('provider') }),
  ...keptFields(input),
});

/** Texts that are kept with an order. */
export const keptFields = (input: CommandInput) => ({
  ...(input.text('description') !== undefined && { description: input.text('description') }),
  ...(input.list('metadata').length > 0 && { metadata: input.pairs('metadata') }),
});

/** Which orders to list. */
export const filterOf = (input: CommandInput) => ({
  ...(input.text('wallet') !== undefined && { wallet: input.text('wallet') }),
  ...(input.text('status') !== undefined && { status: input.choice('status', PAYMENT_STATUSES) }),
});

/** How many to list. */
export const mostOf = (input: CommandInput) => input.count('tail', { min: 1, max: 10_000 });
