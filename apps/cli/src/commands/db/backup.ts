import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { ended, operationIdOf } from '../vps/finish.js';
import { DATABASE_PATH, pathOf } from './db.js';

const BACKUPS = '/v1/projects/{project}/database-backups';
const BACKUP = `${BACKUPS}/{backup}` as const;
const COLUMNS = [
  'id',
  { path: 'database_name', title: 'database' },
  'kind',
  'status',
  { path: 'size_bytes', title: 'bytes' },
  { path: 'check.state', title: 'check' },
  { path: 'created_at', title: 'created' },
] as const;

/** What there is to know of one: also when it was restored beside its database, and why it could not be. */
const DETAILS = [
  ...COLUMNS,
  { path: 'check.at', title: 'checked' },
  { path: 'check.error', title: 'check problem' },
  { path: 'error.message', title: 'problem' },
] as const;

/** `skydeck db backup create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await pathOf(context, input.argument('database'));
  const { platform } = await context.clients();
  const { data } = await platform.POST(`${DATABASE_PATH}/backups`, { params: { path } });
  const id = data?.data.id ?? '';
  await ended(context, input, operationIdOf(data), { name: id, show: 'db backup show' });
  return shown(context, id);
}

/** `skydeck db backup list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { platform } = await context.clients();
  const database = input.optionalArgument('database');
  const path = { project: await context.project() };
  const only =
    database === undefined || database.startsWith('db_')
      ? database
      : (await dataOf(platform.GET(DATABASE_PATH, { params: { path: { ...path, database } } }))).id;
  const items = await everyItem((page) => {
    const query = { ...page, ...(only !== undefined && { database_id: only }) };
    return platform.GET(BACKUPS, { params: { path, query } });
  });
  return { kind: 'list', items, columns: COLUMNS, empty: 'No backups yet.' };
}

/** `skydeck db backup show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  return shown(context, input.argument('backup'));
}

/** `skydeck db backup check` */
export async function check(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('backup');
  const path = { project: await context.project(), backup: id };
  const { platform } = await context.clients();
  const { data } = await platform.POST(`${BACKUP}/check`, { params: { path } });
  await ended(context, input, operationIdOf(data), { name: id, show: 'db backup show' });
  return shown(context, id);
}

/** `skydeck db backup delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('backup');
  const path = { project: await context.project(), backup: id };
  await context.confirm(`Delete the backup ${id}?`, input.flag('yes'));
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(BACKUP, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

async function shown(context: CommandContext, backup: string): Promise<Answer> {
  const path = { project: await context.project(), backup };
  const { platform } = await context.clients();
  const item = await dataOf(platform.GET(BACKUP, { params: { path } }));
  return { kind: 'item', item, columns: DETAILS };
}
