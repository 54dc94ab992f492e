import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { authOf } from '../auth-user/user.js';
import { HOOK_KINDS, ON_FAILURE } from './hook.commands.js';

const HOOKS = '/api/v1/auth/hooks';
const HOOK = `${HOOKS}/{id}` as const;

const COLUMNS = [
  'id',
  'kind',
  'url',
  { path: 'on_failure', title: 'on failure' },
  { path: 'is_enabled', title: 'enabled' },
] as const;
const WITH_SECRET = [...COLUMNS, 'secret'];
const RESULT = [
  { path: 'is_good', title: 'good' },
  'answer',
  'problem',
  { path: 'duration_ms', title: 'milliseconds' },
] as const;

/** `skydeck auth hook list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const items = await everyItem((query) => auth.GET(HOOKS, { params: { query }, headers }));
  const empty = 'No hooks. Add one with `skydeck auth hook create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck auth hook create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const body = {
    kind: input.argumentOf('kind', HOOK_KINDS),
    url: input.argument('url'),
    on_failure: input.choice('onFailure', ON_FAILURE),
  };
  const item = await dataOf(auth.POST(HOOKS, { body, headers }));
  context.progress('Keep the secret: it is shown only now.');
  return { kind: 'item', item, columns: WITH_SECRET };
}

/** `skydeck auth hook test` */
export async function test(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const params = { path: { id: input.argument('id') } };
  const item = await dataOf(auth.POST(`${HOOK}/test`, { params, headers }));
  return { kind: 'item', item, columns: RESULT };
}

/** `skydeck auth hook rotate` */
export async function rotate(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const params = { path: { id: input.argument('id') } };
  const body = { rotate_secret: true } as const;
  const item = await dataOf(auth.PATCH(HOOK, { params, body, headers }));
  context.progress('Keep the secret: it is shown only now.');
  return { kind: 'item', item, columns: WITH_SECRET };
}

/** `skydeck auth hook delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const params = { path: { id: input.argument('id') } };
  const { kind, url } = await dataOf(auth.GET(HOOK, { params, headers }));
  await context.confirm(`Remove the hook ${kind} at ${url}?`, input.flag('yes'));
  const item = await dataOf(auth.DELETE(HOOK, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
