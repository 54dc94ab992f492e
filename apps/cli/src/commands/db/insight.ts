import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { DATABASE_PATH, pathOf } from './db.js';

const HOUR_MS = 3_600_000;
const EXTENSIONS = `${DATABASE_PATH}/extensions` as const;
const EXTENSION_COLUMNS = ['name', 'enabled', 'installed_version', 'default_version'] as const;

/** `skydeck db metrics` */
export async function metrics(context: CommandContext, input: CommandInput): Promise<Answer> {
  const to = new Date();
  const from = new Date(to.getTime() - (input.durationMs('since') ?? HOUR_MS));
  const query = { from: from.toISOString(), to: to.toISOString() };
  const path = await pathOf(context, input.argument('database'));
  const { platform } = await context.clients();
  const params = { path, query };
  const { points } = await dataOf(platform.GET(`${DATABASE_PATH}/metrics`, { params }));
  return {
    kind: 'list',
    items: points,
    columns: [
      'at',
      'connections',
      { path: 'size_bytes', title: 'bytes' },
      { path: 'transactions_per_second', title: 'transactions/s' },
      { path: 'cache_hit_percent', title: 'cache %' },
      { path: 'pool_clients', title: 'pool clients' },
      { path: 'pool_clients_waiting', title: 'waiting' },
      { path: 'archive_lag_s', title: 'archive lag s' },
    ],
    empty: 'Nothing was measured yet.',
  };
}

/** `skydeck db statements` */
export async function statements(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await pathOf(context, input.argument('database'));
  const { platform } = await context.clients();
  const params = { path };
  const { items } = await dataOf(platform.GET(`${DATABASE_PATH}/statements`, { params }));
  const columns = ['calls', 'mean_ms', 'total_ms', 'rows', 'query'];
  return { kind: 'list', items, columns, empty: 'Nothing ran yet.' };
}

/** `skydeck db extensions list` */
export async function extensions(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await pathOf(context, input.argument('database'));
  const { platform } = await context.clients();
  const { items } = await dataOf(platform.GET(EXTENSIONS, { params: { path } }));
  return { kind: 'list', items, columns: EXTENSION_COLUMNS, empty: 'There are none.' };
}

/** `skydeck db extensions enable` */
export async function enable(context: CommandContext, input: CommandInput): Promise<Answer> {
  const params = { path: await placeOf(context, input) };
  const { platform } = await context.clients();
  const item = await dataOf(platform.PUT(`${EXTENSIONS}/{extension}`, { params }));
  return { kind: 'item', item, columns: EXTENSION_COLUMNS };
}

/** `skydeck db extensions disable` */
export async function disable(context: CommandContext, input: CommandInput): Promise<Answer> {
  const params = { path: await placeOf(context, input) };
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(`${EXTENSIONS}/{extension}`, { params }));
  return { kind: 'item', item, columns: EXTENSION_COLUMNS };
}

const placeOf = async (context: CommandContext, input: CommandInput) => ({
  ...(await pathOf(context, input.argument('database'))),
  extension: input.argument('extension'),
});
