import path from 'node:path';
import { dataOf, type LocationComponents } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { saveAnswer, transferTo } from '../../api/large-transfer.js';
import type { CommandContext } from '../../context/command-context.js';
import { CliError } from '../../failures/cli-error.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { locationOf } from './location-of.js';
import { readProblem } from './read-problem.js';

type Schemas = LocationComponents['schemas'];
type MatrixJob = Schemas['MatrixJob'];

const TABLES = '/api/v1/matrix-jobs';
const COLUMNS = ['id', 'status', 'profile', 'rows', 'columns', 'finished_at'] as const;
/** How long one request waits at the service, in seconds. */
const WAIT_S = 10;

/** `skydeck location tables create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const body = await readProblem(context, input.argument('file'));
  const answer = location.POST('/api/v1/matrix', { body: body as never, headers });
  const made = await dataOf<Schemas['Matrix'] | MatrixJob>(answer);
  // A small one is there at once.
  if ('durations_s' in made) return { kind: 'document', value: made };
  return itemOf(input.flag('wait') ? await ended(context, made.id) : made);
}

/** `skydeck location tables list` */
export async function list(context: CommandContext): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const items = await everyItem((query) => location.GET(TABLES, { params: { query }, headers }));
  const empty = 'No large tables. Make one with `skydeck location tables create <file>`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck location tables show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const id = input.argument('table');
  return itemOf(await (input.flag('wait') ? ended(context, id) : find(context, id, 0)));
}

/** `skydeck location tables rows` */
export async function rows(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const cursor = String(input.count('from', { min: 0, max: 10_000 }) ?? 0);
  const limit = input.count('limit', { min: 1, max: 100 }) ?? 20;
  const params = { path: { matrix_job: input.argument('table') }, query: { cursor, limit } };
  const page = await dataOf(location.GET(`${TABLES}/{matrix_job}/rows`, { params, headers }));
  const columns = ['source', 'durations_s', 'distances_m'] as const;
  return { kind: 'list', items: page.items, columns, empty: 'No rows there.' };
}

/** `skydeck location tables export` */
export async function exportAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const file = input.argument('file');
  const address = `${TABLES.slice(1)}/${encodeURIComponent(input.argument('table'))}/export`;
  const response = await transferTo(context, 'location', address, {
    headers: {
      'skydeck-project': await context.project(),
      ...(context.mode === 'test' && { 'skydeck-mode': 'test' }),
    },
  });
  const saved = await saveAnswer(response, path.resolve(context.folder, file), context.signal);
  return { kind: 'item', item: { file, bytes: saved.sizeBytes }, columns: ['file', 'bytes'] };
}

/** `skydeck location tables delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { location, headers } = await locationOf(context);
  const id = input.argument('table');
  await context.confirm(`Delete ${id}?`, input.flag('yes'));
  const params = { path: { matrix_job: id } };
  const item = await dataOf(location.DELETE(`${TABLES}/{matrix_job}`, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

const itemOf = (item: MatrixJob): Answer => ({ kind: 'item', item, columns: COLUMNS });

async function find(context: CommandContext, id: string, wait: number): Promise<MatrixJob> {
  const { location, headers } = await locationOf(context);
  const params = { path: { matrix_job: id }, query: { wait } };
  return dataOf(location.GET(`${TABLES}/{matrix_job}`, { params, headers }));
}

async function ended(context: CommandContext, id: string): Promise<MatrixJob> {
  for (;;) {
    const found = await find(context, id, WAIT_S);
    if (found.error) throw new CliError(found.error.code, found.error.message);
    if (found.finished_at !== null) return found;
    context.progress(`→ ${found.status}`);
    context.signal.throwIfAborted();
  }
}
