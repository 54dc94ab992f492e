import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { spaceOf, vaultOf } from './vault-of.js';

const SHARES = '/api/v1/shares';
const SHARE = `${SHARES}/{file_share}` as const;
const COLUMNS = ['id', 'file_id', 'has_password', 'downloads', 'expires_at'] as const;
const MOST = 1_000_000;

/** `skydeck vault share create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const [password, lastingMs] = [input.text('password'), input.durationMs('for')];
  const body = {
    file_id: input.argument('file'),
    view_only: input.flag('viewOnly'),
    keep_place: input.flag('keepPlace'),
    max_downloads: input.count('max-downloads', { min: 1, max: MOST }) ?? null,
    expires_at: lastingMs === undefined ? null : new Date(Date.now() + lastingMs).toISOString(),
    ...(password !== undefined && { password }),
  };
  const item = await dataOf(vault.POST(SHARES, { body, headers }));
  return { kind: 'item', item, columns: ['id', 'page_url', 'url', 'expires_at'] };
}

/** `skydeck vault share list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const items = await everyItem((page) =>
    vault.GET(SHARES, { params: { query: { ...page, ...spaceOf(input) } }, headers }),
  );
  const empty = 'No links. Make one with `skydeck vault share create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck vault share show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const params = { path: { file_share: input.argument('share') } };
  const item = await dataOf(vault.GET(SHARE, { params, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck vault share revoke` */
export async function revoke(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('share');
  await context.confirm(`Take ${id} back?`, input.flag('yes'));
  const { vault, headers } = await vaultOf(context, input);
  const params = { path: { file_share: id } };
  const item = await dataOf(vault.DELETE(SHARE, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
