import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../../api/every-item.js';
import type { CommandContext } from '../../../context/command-context.js';
import { usageError } from '../../../failures/cli-error.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';
import { changesOf } from './changes.js';

/** Paths of the OpenID clients; a header names the project. */
export const CLIENTS = '/api/v1/auth/clients';
export const CLIENT = `${CLIENTS}/{id}` as const;

export const CLIENT_COLUMNS = [
  'id',
  'name',
  'type',
  { path: 'is_third_party', title: 'third party' },
  { path: 'redirect_uris', title: 'redirect URIs' },
  'scopes',
  { path: 'secret_last4', title: 'secret ends' },
  { path: 'created_at', title: 'created' },
] as const;

const WITH_SECRET = ['id', 'name', 'type', 'client_secret'];

/** The header that names the project in use. */
export async function inProject(context: CommandContext) {
  return { 'skydeck-project': await context.project() };
}

/** How a client with a fresh secret is shown. */
export function withSecret(
  context: CommandContext,
  item: { readonly client_secret: string | null },
): Answer {
  if (item.client_secret !== null) context.progress('Keep the secret: it is shown only now.');
  return { kind: 'item', item, columns: WITH_SECRET };
}

/** `skydeck auth client create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { redirect_uris = [], ...more } = changesOf(input);
  if (redirect_uris.length === 0) throw usageError('Give at least one --redirect-uri.');
  const { auth } = await context.clients();
  const body = {
    ...more,
    redirect_uris,
    name: input.text('name') ?? '',
    type: input.choice('type', ['public', 'confidential'] as const),
    is_third_party: input.flag('thirdParty'),
  };
  const headers = await inProject(context);
  return withSecret(context, await dataOf(auth.POST(CLIENTS, { body, headers })));
}

/** `skydeck auth client list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const { auth } = await context.clients();
  const headers = await inProject(context);
  const items = await everyItem((query) => auth.GET(CLIENTS, { params: { query }, headers }));
  return {
    kind: 'list',
    items,
    columns: CLIENT_COLUMNS,
    empty: 'No OpenID clients. Create one with `skydeck auth client create`.',
  };
}

/** `skydeck auth client show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth } = await context.clients();
  const params = { path: { id: input.argument('id') } };
  const headers = await inProject(context);
  const item = await dataOf(auth.GET(CLIENT, { params, headers }));
  return { kind: 'item', item, columns: CLIENT_COLUMNS };
}

/** `skydeck auth client delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth } = await context.clients();
  const params = { path: { id: input.argument('id') } };
  const headers = await inProject(context);
  const { name } = await dataOf(auth.GET(CLIENT, { params, headers }));
  await context.confirm(`Delete the OpenID client "${name}"?`, input.flag('yes'));
  const item = await dataOf(auth.DELETE(CLIENT, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
