import { dataOf } from '@skydeck/sdk';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { WEEKDAYS } from './backup.commands.js';
import { pathOf, readVps, SERVER } from './vps.js';

const PLAN = `${SERVER}/backups/plan` as const;

const COLUMNS = [
  { path: 'hour_utc', title: 'hour (UTC)' },
  { path: 'weekday', title: 'weekday (0 is Sunday)' },
  'keep',
  { path: 'next_at', title: 'next' },
] as const;

/** `skydeck vps backup plan set` */
export async function set(context: CommandContext, input: CommandInput): Promise<Answer> {
  const day = input.text('weekday');
  const body = {
    hour_utc: input.count('hour', { min: 0, max: 23 }) ?? 0,
    weekday: day === undefined ? null : WEEKDAYS.indexOf(input.choice('weekday', WEEKDAYS)),
    keep: input.count('keep', { min: 1, max: 60 }) ?? 1,
  };
  const path = await pathOf(context, input.argument('vps'));
  const { platform } = await context.clients();
  const item = await dataOf(platform.PUT(PLAN, { params: { path }, body }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck vps backup plan show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const path = await pathOf(context, input.argument('vps'));
  const { platform } = await context.clients();
  const item = await dataOf(platform.GET(PLAN, { params: { path } }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck vps backup plan delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { id, name } = await readVps(context, input.argument('vps'));
  const path = await pathOf(context, id);
  await context.confirm(`Make no more backups of "${name}"?`, input.flag('yes'));
  const { platform } = await context.clients();
  await platform.DELETE(PLAN, { params: { path } });
  return { kind: 'item', item: { vps_id: id, deleted: true }, columns: ['vps_id', 'deleted'] };
}
