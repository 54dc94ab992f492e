import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { authOf } from '../auth-user/user.js';
import { PROVIDER_KINDS } from './provider.commands.js';

const PROVIDERS = '/api/v1/auth/providers';
const PROVIDER = `${PROVIDERS}/{id}` as const;

const COLUMNS = [
  'id',
  'kind',
  'name',
  { path: 'client_id', title: 'client' },
  { path: 'is_enabled', title: 'enabled' },
  { path: 'callback_url', title: 'redirect URI for the provider' },
] as const;

/** `skydeck auth provider list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const items = await everyItem((query) => auth.GET(PROVIDERS, { params: { query }, headers }));
  const empty = 'No providers. Add one with `skydeck auth provider create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck auth provider create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const hasSecret = input.flag('secret');
  const body = {
    kind: input.argumentOf('kind', PROVIDER_KINDS),
    name: input.text('name'),
    issuer: input.text('issuer'),
    client_id: input.text('clientId') ?? '',
    client_secret: hasSecret ? (await context.readInput()).trim() : undefined,
    team_id: input.text('teamId'),
    key_id: input.text('keyId'),
    redirect_urls: [...input.list('redirectUrl')],
  };
  const item = await dataOf(auth.POST(PROVIDERS, { body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck auth provider test` */
export async function test(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const params = { path: { id: input.argument('id') } };
  const item = await dataOf(auth.POST(`${PROVIDER}/test`, { params, headers }));
  const columns = [{ path: 'is_reachable', title: 'reachable' }, 'credentials', 'problem'];
  return { kind: 'item', item, columns };
}

/** `skydeck auth provider delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { auth, headers } = await authOf(context);
  const params = { path: { id: input.argument('id') } };
  const { name, kind } = await dataOf(auth.GET(PROVIDER, { params, headers }));
  await context.confirm(`Remove the provider ${name} (${kind})?`, input.flag('yes'));
  const item = await dataOf(auth.DELETE(PROVIDER, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
