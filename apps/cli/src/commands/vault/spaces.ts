import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import { usageError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { vaultOf } from './vault-of.js';

const SPACES = '/api/v1/spaces';
const SPACE = `${SPACES}/{space}` as const;
const MEMBER = `${SPACE}/members/{member}` as const;
const COLUMNS = ['id', 'name', 'is_main', 'used_bytes', 'quota_bytes'] as const;
const MOST = Number.MAX_SAFE_INTEGER;

/** `skydeck vault spaces list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const items = await everyItem((query) => vault.GET(SPACES, { params: { query }, headers }));
  return { kind: 'list', items, columns: COLUMNS, empty: 'No spaces.' };
}

/** `skydeck vault spaces create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const owner = input.text('owner');
  const body = {
    name: input.argument('name'),
    quota_bytes: input.count('quota', { min: 0, max: MOST }) ?? null,
    ...(owner !== undefined && { owner }),
  };
  const item = await dataOf(vault.POST(SPACES, { body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck vault spaces show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const params = { path: { space: input.argument('space') } };
  const item = await dataOf(vault.GET(SPACE, { params, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck vault spaces update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const [name, quota] = [input.text('name'), input.text('quota')];
  if (name === undefined && quota === undefined) throw usageError('Give --name or --quota.');
  const most = quota === 'none' ? null : input.count('quota', { min: 0, max: MOST });
  const body = {
    ...(name !== undefined && { name }),
    ...(most !== undefined && { quota_bytes: most }),
  };
  const params = { path: { space: input.argument('space') } };
  const item = await dataOf(vault.PATCH(SPACE, { params, body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck vault spaces delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('space');
  await context.confirm(`Delete ${id} with all that is in it?`, input.flag('yes'));
  const { vault, headers } = await vaultOf(context, input);
  const params = { path: { space: id } };
  const item = await dataOf(vault.DELETE(SPACE, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck vault spaces members` */
export async function members(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const path = { space: input.argument('space') };
  const items = await everyItem((query) =>
    vault.GET(`${SPACE}/members`, { params: { path, query }, headers }),
  );
  const empty = 'No members. Let one in with `skydeck vault spaces let-in`.';
  return { kind: 'list', items, columns: ['user_id', 'role', 'created_at'], empty };
}

/** `skydeck vault spaces let-in` */
export async function letIn(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const body = { role: input.choice('role', ['viewer', 'editor', 'owner']) };
  const params = { path: { space: input.argument('space'), member: input.argument('user') } };
  const item = await dataOf(vault.PUT(MEMBER, { params, body, headers }));
  return { kind: 'item', item, columns: ['user_id', 'role', 'created_at'] };
}

/** `skydeck vault spaces let-out` */
export async function letOut(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const params = { path: { space: input.argument('space'), member: input.argument('user') } };
  const item = await dataOf(vault.DELETE(MEMBER, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
