import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { MODES, PRODUCTS } from '../product/products.js';

/** Paths of the keys of a project. */
export const KEYS = '/api/v1/projects/{project}/keys';
export const KEY = `${KEYS}/{id}` as const;

const MOST_PER_MINUTE = 1_000_000;

export const KEY_COLUMNS = [
  'id',
  'name',
  'product',
  'mode',
  'start',
  'last4',
  { path: 'allowed_cidrs', title: 'allowed from' },
  { path: 'rate_limit_per_minute', title: 'limit' },
  { path: 'last_used_at', title: 'last used' },
  { path: 'expires_at', title: 'expires' },
  { path: 'revoked_at', title: 'revoked' },
] as const;

/** The limit that was asked for. */
export function rateLimitOf(input: CommandInput): number | undefined {
  return input.count('rateLimit', { min: 1, max: MOST_PER_MINUTE });
}

/** `skydeck key create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await context.project();
  const { auth } = await context.clients();
  const scopes = input.list('scope');
  const body = {
    product: input.choice('product', PRODUCTS),
    name: input.text('name') ?? '',
    mode: input.choice('mode', MODES),
    scopes: scopes.length > 0 ? [...scopes] : undefined,
    expires_at: input.text('expiresAt'),
    allowed_cidrs: [...input.list('allow')],
    rate_limit_per_minute: rateLimitOf(input) ?? null,
  };
  const key = await dataOf(auth.POST(KEYS, { params: { path: { project } }, body }));
  context.progress('Keep the secret: it is shown only now.');
  return {
    kind: 'item',
    item: key,
    columns: ['id', 'name', 'product', 'mode', 'scopes', 'secret'],
  };
}

/** `skydeck key list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const project = await context.project();
  const { auth } = await context.clients();
  const items = await everyItem((query) =>
    auth.GET(KEYS, { params: { path: { project }, query } }),
  );
  return {
    kind: 'list',
    items,
    columns: KEY_COLUMNS,
    empty: `No keys in ${project}. Create one with \`skydeck key create\`.`,
  };
}

/** `skydeck key revoke` */
export async function revoke(context: CommandContext, input: CommandInput): Promise<Answer> {
  const project = await context.project();
  const id = input.argument('id');
  const { auth } = await context.clients();
  const params = { path: { project, id } };
  const { name, start } = await dataOf(auth.GET(KEY, { params }));
  await context.confirm(`Revoke the key "${name}" (${start}…)?`, input.flag('yes'));
  const gone = await dataOf(auth.DELETE(KEY, { params }));
  return { kind: 'item', item: { ...gone, revoked: true }, columns: ['id', 'revoked'] };
}
