import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { spaceOf, vaultOf } from './vault-of.js';

const PASSWORDS = '/api/v1/app-passwords';
const COLUMNS = ['id', 'name', 'user_id', 'rights', 'products', 'ending', 'last_used_at'] as const;

type Product = VaultComponents['schemas']['AppPassword']['products'][number];

/** `skydeck vault app-password create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const products = input.list('open') as Product[];
  const user = input.text('user');
  const body = {
    name: input.argument('name'),
    ...spaceOf(input),
    rights: input.flag('read-only') ? ('read' as const) : ('write' as const),
    products:
      products.length > 0 ? products : (['files', 'calendar', 'tasks', 'contacts'] as Product[]),
    ...(user !== undefined && { user_id: user }),
  };
  const item = await dataOf(vault.POST(PASSWORDS, { body, headers }));
  const columns = ['id', 'user_name', 'password', 'files_url', 'calendars_url', 'contacts_url'];
  return { kind: 'item', item, columns };
}

/** `skydeck vault app-password list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const filters = spaceOf(input);
  const items = await everyItem((page) =>
    vault.GET(PASSWORDS, { params: { query: { ...page, ...filters } }, headers }),
  );
  const empty = 'No app passwords. Make one with `skydeck vault app-password create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck vault app-password delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('password');
  await context.confirm(`Delete ${id}? Its app is let in no more.`, input.flag('yes'));
  const { vault, headers } = await vaultOf(context, input);
  const params = { path: { app_password: id } };
  const item = await dataOf(vault.DELETE(`${PASSWORDS}/{app_password}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}
