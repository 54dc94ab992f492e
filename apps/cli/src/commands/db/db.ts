import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ended, operationIdOf } from '../vps/finish.js';

export const DATABASES = '/v1/projects/{project}/databases';
export const DATABASE_PATH = `${DATABASES}/{database}` as const;
const LARGEST_GB = 16_384;

export const COLUMNS = [
  'name',
  'engine',
  'version',
  'plan',
  'status',
  { path: 'storage_gb', title: 'storage GiB' },
  'host',
  'port',
  { path: 'error.message', title: 'problem' },
] as const;

/** What there is to know of one: also when its next backup is due, and what is wrong with it. */
const DETAILS = [
  ...COLUMNS,
  { path: 'backups.next_at', title: 'next backup' },
  { path: 'problems.0.message', title: 'wrong' },
] as const;

/** Names a database in the path of a route. */
export const pathOf = async (context: CommandContext, database: string) => ({
  project: await context.project(),
  database,
});

/** `skydeck db create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('name');
  const [version, storage] = [
    input.count('engineVersion', { min: 1, max: 99 }),
    storageFrom(input),
  ];
  const [size, backup] = [input.text('size'), input.text('backup')];
  const body = {
    name,
    engine: input.choice('engine', ['postgres', 'valkey'] as const),
    plan: input.choice('plan', ['shared', 'dedicated'] as const),
    trusted_sources: [...input.list('trust')],
    protected: false,
    ...(version !== undefined && { version }),
    ...(storage !== undefined && { storage_gb: storage }),
    ...(size !== undefined && { size }),
    ...(backup !== undefined && { backup }),
  };
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  const { data } = await platform.POST(DATABASES, { params: { path }, body });
  return finish(context, input, data, name);
}

/** `skydeck db list` */
export async function listAll(context: CommandContext): Promise<Answer> {
  const path = { project: await context.project() };
  const { platform } = await context.clients();
  return {
    kind: 'list',
    items: await everyItem((query) => platform.GET(DATABASES, { params: { path, query } })),
    columns: COLUMNS,
    empty: 'No databases yet. Create one with `skydeck db create <name>`.',
  };
}

/** `skydeck db show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  return shown(context, input.argument('database'));
}

/** `skydeck db delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const name = input.argument('database');
  const path = await pathOf(context, name);
  const last = input.flag('skipFinalBackup');
  const question = last
    ? `Delete the database "${name}" with everything in it, and keep nothing?`
    : `Delete the database "${name}"? A last backup is kept.`;
  await context.confirmName(question, name, input.flag('yes'));
  const { platform } = await context.clients();
  const query = { skip_final_backup: last ? ('true' as const) : ('false' as const) };
  const { data } = await platform.DELETE(DATABASE_PATH, { params: { path, query } });
  await ended(context, input, operationIdOf(data), { name, show: 'db show' });
  const item = { name, deleted: input.flag('wait') };
  return { kind: 'item', item, columns: ['name', 'deleted'] };
}

/** `skydeck db sizes` */
export async function sizes(context: CommandContext): Promise<Answer> {
  const { platform } = await context.clients();
  const { items } = await dataOf(platform.GET('/v1/database-sizes', {}));
  const columns = ['slug', 'cpus', 'memory_mb', 'max_connections'];
  return { kind: 'list', items, columns, empty: 'There are no sizes.' };
}

export const storageFrom = (input: CommandInput) =>
  input.count('storage', { min: 1, max: LARGEST_GB });

/** The database after the end of what was begun with it. */
export async function finish(
  context: CommandContext,
  input: CommandInput,
  begun: Parameters<typeof operationIdOf>[0],
  name: string,
): Promise<Answer> {
  await ended(context, input, operationIdOf(begun), { name, show: 'db show' });
  return shown(context, name);
}

export async function shown(context: CommandContext, database: string): Promise<Answer> {
  const path = await pathOf(context, database);
  const { platform } = await context.clients();
  const item = await dataOf(platform.GET(DATABASE_PATH, { params: { path } }));
  return { kind: 'item', item, columns: DETAILS };
}
