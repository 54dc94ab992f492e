import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../../api/every-item.js';
import type { CommandContext } from '../../../context/command-context.js';
import { usageError } from '../../../failures/cli-error.js';
import type { Answer } from '../../../output/answer.js';
import type { CommandInput } from '../../../program/command-input.js';
import { APP } from '../app.js';
import { shellLine } from './shell-line.js';

const CRONS = `${APP}/crons` as const;
const CRON = `${CRONS}/{cron}` as const;
const OVERLAPS = ['forbid', 'allow'] as const;
const COLUMNS = [
  'name',
  'schedule',
  { path: 'time_zone', title: 'zone' },
  'enabled',
  'source',
  { path: 'next_at', title: 'next' },
  'command',
] as const;

/** `skydeck app cron list` */
export async function listAll(context: CommandContext, input: CommandInput): Promise<Answer> {
  const app = input.argument('app');
  const path = { project: await context.project(), app };
  const { platform } = await context.clients();
  return {
    kind: 'list',
    items: await everyItem((query) => platform.GET(CRONS, { params: { path, query } })),
    columns: COLUMNS,
    empty: `"${app}" runs nothing by the clock. Add an entry with \`skydeck app cron create\`.`,
  };
}

/** `skydeck app cron create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = { project: await context.project(), app: input.argument('app') };
  const schedule = input.text('schedule');
  if (schedule === undefined) throw usageError("--schedule is needed, such as '30 4 * * *'.");
  const command = shellLine(input.arguments('command'));
  const body = { name: input.argument('cron'), schedule, command, ...fieldsOf(input) };
  const { platform } = await context.clients();
  const item = await dataOf(platform.POST(CRONS, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck app cron set` */
export async function set(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await pathOf(context, input);
  const schedule = input.text('schedule');
  const enabled = input.text('enabled');
  const body = {
    ...fieldsOf(input),
    ...(schedule !== undefined && { schedule }),
    ...(enabled !== undefined && { enabled: enabled === 'on' }),
  };
  const { platform } = await context.clients();
  const item = await dataOf(platform.PATCH(CRON, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck app cron run` */
export async function runNow(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await pathOf(context, input);
  const { platform } = await context.clients();
  const item = await dataOf(platform.POST(`${CRON}/run`, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'status', 'cron', 'command'] };
}

/** `skydeck app cron delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await pathOf(context, input);
  await context.confirm(`Delete the cron entry "${path.cron}"?`, input.flag('yes'));
  const { platform } = await context.clients();
  const item = await dataOf(platform.DELETE(CRON, { params: { path } }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

async function pathOf(context: CommandContext, input: CommandInput) {
  const app = { project: await context.project(), app: input.argument('app') };
  return { ...app, cron: input.argument('cron') };
}

function fieldsOf(input: CommandInput) {
  const zone = input.text('timeZone');
  const hasOverlap = input.text('overlap') !== undefined;
  return {
    ...(zone !== undefined && { time_zone: zone }),
    ...(hasOverlap && { overlap: input.choice('overlap', OVERLAPS) }),
  };
}
