import { dataOf, type PayComponents } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { payOf } from '../../api/pay-of.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { WALLET_KINDS, WALLET_STATUSES } from './wallet.commands.js';

export const WALLETS = '/api/v1/wallets';
export const WALLET = `${WALLETS}/{wallet}` as const;
const COLUMNS = [
  'id',
  'name',
  'currency',
  'status',
  { path: 'balance.posted', title: 'posted' },
  { path: 'balance.held', title: 'held' },
  { path: 'balance.available', title: 'available' },
] as const;

/** How one wallet is shown. */
export const walletAnswer = (item: PayComponents['schemas']['Wallet']): Answer => ({
  kind: 'item',
  item,
  columns: [
    ...COLUMNS,
    'kind',
    { path: 'external_id', title: 'external id' },
    'owner',
    { path: 'overdraft_limit', title: 'overdraft' },
    { path: 'freeze_reason', title: 'frozen for' },
    'metadata',
  ],
});

/** `skydeck wallet list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const filter = {
    currency: input.text('currency'),
    owner: input.text('owner'),
    name: input.text('name'),
    q: input.text('search'),
    ...(input.text('status') !== undefined && { status: input.choice('status', WALLET_STATUSES) }),
  };
  const items = await everyItem((page) =>
    pay.GET(WALLETS, { params: { query: { ...page, ...filter } }, headers }),
  );
  const empty = 'No wallets. Make one with `skydeck wallet create <currency>`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck wallet create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const body = {
    currency: input.argument('currency'),
    external_id: input.text('externalId') ?? null,
    kind: input.text('kind') === undefined ? 'wallet' : input.choice('kind', WALLET_KINDS),
    name: null,
    owner: null,
    metadata: {},
    ...changesOf(input),
  };
  return walletAnswer(await dataOf(pay.POST(WALLETS, { body, headers })));
}

/** `skydeck wallet get` */
export async function get(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const params = { path: { wallet: input.argument('wallet') } };
  return walletAnswer(await dataOf(pay.GET(WALLET, { params, headers })));
}

/** `skydeck wallet update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { pay, headers } = await payOf(context);
  const body = changesOf(input);
  if (Object.keys(body).length === 0) throw usageError('Give what is to change.');
  const params = { path: { wallet: input.argument('wallet') } };
  return walletAnswer(await dataOf(pay.PATCH(WALLET, { params, body, headers })));
}

function changesOf(input: CommandInput) {
  const [name, owner, overdraft] = [
    input.text('name'),
    input.text('owner'),
    input.text('overdraft'),
  ];
  const limit = overdraft === 'unlimited' ? null : overdraft;
  return {
    ...(name !== undefined && { name }),
    ...(owner !== undefined && { owner }),
    ...(limit !== undefined && { overdraft_limit: limit }),
    ...(input.list('metadata').length > 0 && { metadata: input.pairs('metadata') }),
  };
}
