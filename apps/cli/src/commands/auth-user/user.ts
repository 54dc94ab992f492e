import { dataOf } from '@skydeck/sdk';
import type { AuthClient } from '../../api/clients.js';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';

const USERS = '/api/v1/auth/users';
const USER = `${USERS}/{id}` as const;
const MOST = 10_000;

export const USER_COLUMNS = [
  'id',
  'email',
  'phone',
  'name',
  { path: 'external_id', title: 'external id' },
  { path: 'banned_until', title: 'banned until' },
  { path: 'last_sign_in_at', title: 'last sign-in' },
] as const;

const SESSION_COLUMNS = [
  'id',
  'amr',
  { path: 'created_at', title: 'began' },
  { path: 'refreshed_at', title: 'refreshed' },
  { path: 'expires_at', title: 'ends' },
] as const;

/** The client of auth, and what names the project to it. */
export async function authOf(
  context: CommandContext,
): Promise<{ auth: AuthClient; headers: { 'skydeck-project': string } }> {
  const headers = { 'skydeck-project': await context.project() };
  const { auth } = await context.clients();
  return { auth, headers };
}

const fieldsOf = (input: CommandInput) => ({
  email: input.text('email'),
  phone: input.text('phone'),
  name: input.text('name'),
  external_id: input.text('externalId'),
});

/** `skydeck auth users list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const filter = {
    q: input.text('search'),
    is_banned: input.flag('banned') ? ('true' as const) : undefined,
    is_anonymous: input.flag('anonymous') ? ('true' as const) : undefined,
  };
  const items = await everyItem(
    (page) => auth.GET(USERS, { params: { query: { ...page, ...filter } }, headers }),
    input.count('tail', { min: 1, max: MOST }),
  );
  return { kind: 'list', items, columns: USER_COLUMNS, empty: 'No such users.' };
}

/** `skydeck auth users show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const params = { path: { id: input.argument('id') } };
  const user = await dataOf(auth.GET(USER, { params, headers }));
  const { items } = await dataOf(auth.GET(`${USER}/identities`, { params, headers }));
  const item = { ...user, identities: items };
  return { kind: 'item', item, columns: [...USER_COLUMNS, 'public_metadata', 'identities'] };
}

/** `skydeck auth users create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const item = await dataOf(auth.POST(USERS, { body: fieldsOf(input), headers }));
  return { kind: 'item', item, columns: USER_COLUMNS };
}

/** `skydeck auth users update` */
export async function update(context: CommandContext, input: CommandInput): Promise<Answer> {
  return change(context, input, fieldsOf(input));
}

/** `skydeck auth users ban` */
export async function ban(context: CommandContext, input: CommandInput): Promise<Answer> {
  return change(context, input, { banned_until: input.text('until') });
}

/** `skydeck auth users unban` */
export async function unban(context: CommandContext, input: CommandInput): Promise<Answer> {
  return change(context, input, { banned_until: null });
}

/** `skydeck auth users delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const params = { path: { id: input.argument('id') } };
  const user = await dataOf(auth.GET(USER, { params, headers }));
  const name = user.email ?? user.phone ?? user.id;
  await context.confirm(`Delete the user ${name}?`, input.flag('yes'));
  const item = await dataOf(auth.DELETE(USER, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck auth users sessions` */
export async function sessions(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const id = input.argument('id');
  if (input.flag('end')) {
    const params = { path: { id } };
    const item = await dataOf(auth.DELETE(`${USER}/sessions`, { params, headers }));
    return { kind: 'item', item, columns: ['user_id', 'ended'] };
  }
  const items = await everyItem((page) =>
    auth.GET('/api/v1/auth/sessions', { params: { query: { ...page, user: id } }, headers }),
  );
  return { kind: 'list', items, columns: SESSION_COLUMNS, empty: 'No sessions.' };
}

async function change(
  context: CommandContext,
  input: CommandInput,
  body: ReturnType<typeof fieldsOf> | { banned_until: string | null | undefined },
): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const params = { path: { id: input.argument('id') } };
  const item = await dataOf(auth.PATCH(USER, { params, body, headers }));
  return { kind: 'item', item, columns: USER_COLUMNS };
}
