import path from 'node:path';
import { dataOf } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { saveAnswer, transferTo } from '../../api/large-transfer.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { given } from '../location/given.js';
import { readText } from '../location/read-file.js';
import { spaceOf, vaultOf } from './vault-of.js';

const CALENDARS = '/api/v1/calendars';
const ONE = '/api/v1/calendars/{calendar}';
const COLUMNS = ['id', 'name', 'time_zone', 'color', 'created_at'] as const;

const pathOf = (input: CommandInput) => ({ path: { calendar: input.argument('calendar') } });
const aboutOf = (input: CommandInput) =>
  given({
    description: input.text('description'),
    color: input.text('color'),
    time_zone: input.text('timeZone'),
    reminders_to: remindedOf(input.list('remindTo')),
  });

/** `none` for nobody any more. */
const remindedOf = (named: readonly string[]): string[] | undefined =>
  named.length === 0 ? undefined : named.filter((address) => address !== 'none');

/** `skydeck calendar create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const body = { name: input.argument('name'), ...aboutOf(input), ...spaceOf(input) };
  const item = await dataOf(vault.POST(CALENDARS, { body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck calendar list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const items = await everyItem((page) =>
    vault.GET(CALENDARS, { params: { query: { ...page, ...spaceOf(input) } }, headers }),
  );
  const empty = 'No calendars. Make one with `skydeck calendar create`.';
  return { kind: 'list', items, columns: COLUMNS, empty };
}

/** `skydeck calendar show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const item = await dataOf(vault.GET(ONE, { params: pathOf(input), headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck calendar edit` */
export async function edit(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const body = { ...given({ name: input.text('name') }), ...aboutOf(input) };
  const item = await dataOf(vault.PATCH(ONE, { params: pathOf(input), body, headers }));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck calendar delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  await context.confirm(`Delete ${input.argument('calendar')}?`, input.flag('yes'));
  const { vault, headers } = await vaultOf(context, input);
  const item = await dataOf(vault.DELETE(ONE, { params: pathOf(input), headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck calendar agenda` */
export async function agenda(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const query = given({ from: input.text('from'), to: input.text('to') });
  const params = { ...pathOf(input), query };
  const found = await dataOf(vault.GET(`${ONE}/instances`, { params, headers }));
  if (found.cut !== null) context.progress('There may be more: ask for a shorter time.');
  const items = found.instances.map((one) =>
    Object.assign(one, {
      when: one.start.date ?? `${one.start.local ?? ''} ${one.start.time_zone ?? ''}`,
    }),
  );
  const columns = ['when', 'summary', 'location', 'event_id', 'instance'] as const;
  return { kind: 'list', items, columns, empty: 'Nothing takes place in this time.' };
}

/** `skydeck calendar busy` */
export async function busy(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const calendars = [input.argument('calendar'), ...input.list('with')];
  const body = { calendars, ...given({ from: input.text('from'), to: input.text('to') }) };
  const found = await dataOf(vault.POST('/api/v1/freebusy', { body, headers }));
  const items = found.calendars.flatMap(({ calendar_id, busy: times }) =>
    times.map(({ start, end }) => ({ calendar_id, start, end })),
  );
  const columns = ['calendar_id', 'start', 'end'] as const;
  return { kind: 'list', items, columns, empty: 'All of the time is free.' };
}

/** `skydeck calendar import` */
export async function importFile(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const body = { ics: await readText(context, input.argument('file')) };
  const item = await dataOf(vault.POST(`${ONE}/import`, { params: pathOf(input), body, headers }));
  for (const { uid, why } of item.problems) context.progress(`${uid ?? 'An event'}: ${why}`);
  return { kind: 'item', item, columns: ['created', 'updated'] };
}

/** `skydeck calendar export` */
export async function exportFile(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { headers } = await vaultOf(context, input);
  const file = input.argument('file');
  const address = `api/v1/calendars/${encodeURIComponent(input.argument('calendar'))}/export`;
  const answer = await transferTo(context, 'vault', address, { headers });
  const saved = await saveAnswer(answer, path.resolve(context.folder, file), context.signal);
  return { kind: 'item', item: { file, bytes: saved.sizeBytes }, columns: ['file', 'bytes'] };
}
