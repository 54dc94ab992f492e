import path from 'node:path';
import { dataOf, type VaultComponents } from '@skydeck/sdk';
import { everyItem } from '../../api/every-item.js';
import { saveAnswer, transferTo } from '../../api/large-transfer.js';
import type { CommandContext } from '../../context/command-context.js';
import type { Answer } from '../../output/answer.js';
import type { CommandInput } from '../../program/command-input.js';
import { given } from '../location/given.js';
import { readText } from '../location/read-file.js';
import { vaultOf } from './vault-of.js';

type Create = VaultComponents['schemas']['CreateCalendarEvent'];

const EVENTS = '/api/v1/calendars/{calendar}/events';
const ONE = '/api/v1/calendars/{calendar}/events/{event}';
const COLUMNS = ['id', 'when', 'summary', 'location', 'recurrence', 'uid'] as const;

const pathOf = (input: CommandInput) => ({
  path: { calendar: input.argument('calendar'), event: input.argument('event') },
});

/** A day is a day; anything else is what the clock on the wall shows. */
function timeOf(text: string, zone: string | undefined): Create['start'] {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { date: text };
  const local = /T\d{2}:\d{2}$/.test(text) ? `${text}:00` : text;
  return { local, ...(zone !== undefined && { time_zone: zone }) };
}

function alarmsOf(input: CommandInput): { before_s: number }[] | undefined {
  if (input.flag('withoutReminders')) return [];
  const beforeMs = input.durationMs('remind');
  return beforeMs === undefined ? undefined : [{ before_s: Math.round(beforeMs / 1000) }];
}

function fieldsOf(input: CommandInput) {
  const zone = input.text('timeZone');
  const [start, end] = [input.text('start'), input.text('end')];
  const invited = input.list('invite');
  return given({
    summary: input.text('summary'),
    description: input.text('description'),
    location: input.text('location'),
    recurrence: input.text('repeat'),
    start: start === undefined ? undefined : timeOf(start, zone),
    end: end === undefined ? undefined : timeOf(end, zone),
    organizer: input.text('organizer'),
    send_invitations: input.flag('send') ? true : undefined,
    alarms: alarmsOf(input),
    attendees: invited.length === 0 ? undefined : invited.map((email) => ({ email })),
  });
}

const shown = (event: VaultComponents['schemas']['CalendarEvent']) => ({
  ...event,
  when: event.start.date ?? `${event.start.local ?? ''} ${event.start.time_zone ?? ''}`,
});

/** `skydeck event create` */
export async function create(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const start = timeOf(input.argument('start'), input.text('timeZone'));
  const body: Create = { ...fieldsOf(input), summary: input.argument('summary'), start };
  const params = { path: { calendar: input.argument('calendar') } };
  const item = shown(await dataOf(vault.POST(EVENTS, { params, body, headers })));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck event respond` */
export async function respond(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const body = {
    email: input.text('email') ?? '',
    status: input.argument('answer') as 'accepted' | 'declined' | 'tentative',
    send_reply: !input.flag('quiet'),
  };
  const params = pathOf(input);
  const item = shown(await dataOf(vault.POST(`${ONE}/respond`, { params, body, headers })));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck event receive` */
export async function receive(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const params = { path: { calendar: input.argument('calendar') } };
  const body = { ics: await readText(context, input.argument('file')) };
  const told = await dataOf(
    vault.POST('/api/v1/calendars/{calendar}/itip', { params, body, headers }),
  );
  const item = { method: told.method, result: told.result, event: told.event?.id ?? null };
  return { kind: 'item', item, columns: ['method', 'result', 'event'] };
}

/** `skydeck event list` */
export async function list(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const at = { calendar: input.argument('calendar') };
  const only = given({ from: input.text('from'), to: input.text('to') });
  const items = await everyItem((page) =>
    vault.GET(EVENTS, { params: { path: at, query: { ...page, ...only } }, headers }),
  );
  const empty = 'No events. Make one with `skydeck event create`.';
  return { kind: 'list', items: items.map(shown), columns: COLUMNS, empty };
}

/** `skydeck event show` */
export async function show(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const item = shown(await dataOf(vault.GET(ONE, { params: pathOf(input), headers })));
  return { kind: 'item', item, columns: COLUMNS };
}

const which = (input: CommandInput) =>
  given({
    instance: input.text('instance'),
    range: input.flag('andFuture') ? ('this_and_future' as const) : undefined,
  });

/** `skydeck event edit` */
export async function edit(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { vault, headers } = await vaultOf(context, input);
  const body = { ...fieldsOf(input), ...which(input) };
  const params = pathOf(input);
  const item = shown(await dataOf(vault.PATCH(ONE, { params, body, headers })));
  return { kind: 'item', item, columns: COLUMNS };
}

/** `skydeck event delete` */
export async function remove(context: CommandContext, input: CommandInput): Promise<Answer> {
  await context.confirm(`Delete ${input.argument('event')}?`, input.flag('yes'));
  const { vault, headers } = await vaultOf(context, input);
  const told = input.flag('send') ? { send_invitations: 'true' as const } : {};
  const params = { ...pathOf(input), query: { ...which(input), ...told } };
  const item = await dataOf(vault.DELETE(ONE, { params, headers }));
  return { kind: 'item', item, columns: ['id', 'deleted'] };
}

/** `skydeck event export` */
export async function exportFile(context: CommandContext, input: CommandInput): Promise<Answer> {
  const { headers } = await vaultOf(context, input);
  const [calendar, event, file] = ['calendar', 'event', 'file'].map((name) => input.argument(name));
  const address = `api/v1/calendars/${encodeURIComponent(calendar ?? '')}/events/${encodeURIComponent(event ?? '')}/ics`;
  const answer = await transferTo(context, 'vault', address, { headers });
  const saved = await saveAnswer(answer, path.resolve(context.folder, file ?? ''), context.signal);
  return { kind: 'item', item: { file, bytes: saved.sizeBytes }, columns: ['file', 'bytes'] };
}
