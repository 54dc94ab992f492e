import { TestClock } from '@skydeck/testing';
import { CalendarStore } from '../src/calendar/calendar-store.js';
import { Calendars } from '../src/calendar/calendars/calendars.js';
import { type Answer, VaultHarness } from './vault-harness.js';

const clock = new TestClock();
let vault: VaultHarness;
let calendar: string;

beforeAll(async () => {
  vault = await VaultHarness.start({}, { clock });
});
beforeEach(async () => {
  const made = await vault.post('/calendars', { name: 'Team', time_zone: 'Europe/Berlin' });
  calendar = idOf(made);
});
afterAll(async () => {
  await vault.close();
});

interface Shown {
  readonly instance: string;
  readonly summary: string;
  readonly start: { readonly at: string; readonly date: string | null };
}

const idOf = ({ data }: Answer) => String(data['id']);
const itemsOf = ({ data }: Answer) => data['items'] as Record<string, unknown>[];
const JUNE = 'from=2026-06-01T00:00:00Z&to=2026-07-01T00:00:00Z';
const nine = (day: number) => ({ local: `2026-06-${String(day).padStart(2, '0')}T09:00:00` });

async function add(more: object = {}): Promise<string> {
  const body = {
    summary: 'Stand-up',
    start: nine(1),
    end: { local: '2026-06-01T09:30:00' },
    ...more,
  };
  const made = await vault.post(`/calendars/${calendar}/events`, body);
  expect([made.status, made.error]).toEqual([201, undefined]);
  return idOf(made);
}

async function instances(window = JUNE): Promise<readonly Shown[]> {
  const { data } = await vault.get(`/calendars/${calendar}/instances?${window}`);
  return data['instances'] as Shown[];
}
const startsOf = (all: readonly Shown[]) => all.map(({ start }) => start.at.slice(0, 16));
const ics = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const vevent = (uid: string, ...lines: string[]) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  'DTSTAMP:20260101T000000Z',
  'DTSTART:20260601T090000Z',
  ...lines,
  'END:VEVENT',
];

describe('calendars', () => {
  it('200: are made, listed, changed and deleted with their events', async () => {
    await add();
    const changed = await vault.patch(`/calendars/${calendar}`, {
      name: 'All',
      time_zone: 'W. Europe Standard Time',
    });
    expect(changed.data).toMatchObject({ name: 'All', time_zone: 'Europe/Berlin', version: 2 });
    expect(itemsOf(await vault.get('/calendars')).map(({ id }) => id)).toContain(calendar);
    expect((await vault.delete(`/calendars/${calendar}`)).status).toBe(200);
    expect((await vault.get(`/calendars/${calendar}/events`)).error.code).toBe(
      'calendar.not_found',
    );
    const bad = await vault.post('/calendars', { name: 'x', time_zone: 'Mars/Base' });
    expect([bad.status, bad.error.errors?.[0]?.location]).toEqual([422, 'body.time_zone']);
  });

  it('404: are nothing to another project, and to users who are not members', async () => {
    const event = await add();
    const other = vault.auth.key('other');
    for (const route of [`/calendars/${calendar}`, `/calendars/${calendar}/events/${event}`]) {
      expect((await vault.get(route, other)).status).toBe(404);
      const headers = { 'skydeck-user': 'stranger' };
      expect((await vault.call('GET', route, { headers })).status).toBe(404);
    }
  });
});

describe('events', () => {
  it('200: repeat at the time on the wall, in a window', async () => {
    await add({ recurrence: 'FREQ=WEEKLY;BYDAY=MO,WE;COUNT=4' });
    expect(startsOf(await instances())).toEqual([
      '2026-06-01T07:00',
      '2026-06-03T07:00',
      '2026-06-08T07:00',
      '2026-06-10T07:00',
    ]);
    expect(await instances('from=2026-07-01T00:00:00Z&to=2026-08-01T00:00:00Z')).toEqual([]);
  });

  it('200: of whole days are those days everywhere', async () => {
    await add({ start: { date: '2026-06-10' }, end: { date: '2026-06-12' }, summary: 'Fair' });
    const [fair] = await instances();
    expect(fair).toMatchObject({
      all_day: true,
      instance: '2026-06-10',
      end: { date: '2026-06-12' },
    });
  });

  it('200: have one instance changed, one left out, and all that follow moved or ended', async () => {
    const event = await add({ recurrence: 'FREQ=DAILY;COUNT=6' });
    const route = `/calendars/${calendar}/events/${event}`;
    const names = (await instances()).map(({ instance }) => instance);
    const second = await vault.patch(route, {
      instance: names[1],
      summary: 'Late',
      start: { local: '2026-06-02T11:00:00' },
      end: { local: '2026-06-02T12:00:00' },
    });
    expect([second.status, second.data['changed_instances']]).toEqual([200, 1]);
    expect((await vault.delete(`${route}?instance=${names[2]}`)).status).toBe(200);
    const later = {
      instance: names[3],
      range: 'this_and_future',
      start: { local: '2026-06-04T08:00:00' },
      end: { local: '2026-06-04T08:30:00' },
    };
    expect((await vault.patch(route, later)).status).toBe(200);
    const after = await instances();
    expect(startsOf(after)).toEqual([
      '2026-06-01T07:00',
      '2026-06-02T09:00',
      '2026-06-04T06:00',
      '2026-06-05T06:00',
      '2026-06-06T06:00',
    ]);
    expect(after[1]).toMatchObject({ summary: 'Late', instance: names[1] });
    expect((await vault.delete(`${route}?instance=${names[4]}&range=this_and_future`)).status).toBe(
      200,
    );
    expect(await instances()).toHaveLength(3);
    const none = await vault.patch(route, { instance: '2026-06-20T07:00:00Z', summary: 'x' });
    expect([none.status, none.error.code]).toEqual([404, 'calendar.instance_not_found']);
  });

  it('200: what was changed or left out of a series follows when the whole of it moves', async () => {
    const event = await add({ recurrence: 'FREQ=WEEKLY;COUNT=4' });
    const route = `/calendars/${calendar}/events/${event}`;
    const names = (await instances()).map(({ instance }) => instance);
    const second = { local: '2026-06-10T11:00:00' };
    const end = { local: '2026-06-10T12:00:00' };
    await vault.patch(route, { instance: names[1], summary: 'Late', start: second, end });
    await vault.delete(`${route}?instance=${names[2]}`);
    const later = {
      start: { local: '2026-06-01T10:00:00' },
      end: { local: '2026-06-01T10:30:00' },
    };
    expect((await vault.patch(route, later)).status).toBe(200);
    expect(startsOf(await instances())).toEqual([
      '2026-06-01T08:00',
      '2026-06-10T09:00',
      '2026-06-22T08:00',
    ]);
    // Of what the new rule does not bring any more nothing stays.
    expect((await vault.patch(route, { recurrence: 'FREQ=WEEKLY;COUNT=1' })).status).toBe(200);
    expect(startsOf(await instances())).toEqual(['2026-06-01T08:00']);
  });

  it('409: of 50 with the same UID at once one is made', async () => {
    const body = { uid: 'same@example.org', start: nine(1) };
    const all = await Promise.all(
      Array.from({ length: 50 }, () => vault.post(`/calendars/${calendar}/events`, body)),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(all.filter(({ error }) => error?.code === 'calendar.uid_taken')).toHaveLength(49);
  });

  it('422: say which part of a rule is wrong, and let no line in', async () => {
    for (const recurrence of ['FREQ=DAILY;BYHOUR=99', 'FREQ=DAILY\r\nATTENDEE:mailto:x@y.z', 'x']) {
      const bad = await vault.post(`/calendars/${calendar}/events`, { start: nine(1), recurrence });
      expect([bad.status, bad.error.errors?.[0]?.location]).toEqual([422, 'body.recurrence']);
    }
    const summary = 'a; b, c\\ d';
    const description = 'line\nEND:VEVENT\nBEGIN:VALARM';
    const id = await add({ summary, description });
    const { data } = await vault.get(`/calendars/${calendar}/events/${id}`);
    expect(data).toMatchObject({ summary, description });
  });

  it('200: end a rule without end at 1,000 instances', async () => {
    await add({ recurrence: 'FREQ=MINUTELY' });
    const { data } = await vault.get(`/calendars/${calendar}/instances?${JUNE}`);
    expect(['instances', 'time']).toContain(data['cut']);
    expect((data['instances'] as unknown[]).length).toBeLessThanOrEqual(1000);
  });
});

describe('free and busy', () => {
  it('200: joins what touches and leaves out what takes no time', async () => {
    await add();
    await add({ start: { local: '2026-06-01T09:30:00' }, end: { local: '2026-06-01T10:00:00' } });
    await add({ start: nine(2), end: { local: '2026-06-02T10:00:00' }, transparent: true });
    await add({ start: nine(3), end: { local: '2026-06-03T10:00:00' }, status: 'cancelled' });
    const body = {
      calendars: [calendar],
      from: '2026-06-01T00:00:00Z',
      to: '2026-06-05T00:00:00Z',
    };
    const { data } = await vault.post('/freebusy', body);
    const busy = [{ start: '2026-06-01T07:00:00.000Z', end: '2026-06-01T08:00:00.000Z' }];
    expect(data['calendars']).toEqual([{ calendar_id: calendar, busy, cut: null }]);
  });
});

describe('calendar files', () => {
  it('200: are taken event by event: a bad rule holds up no other', async () => {
    const file = ics(
      ...vevent('bad', 'RRULE:FREQ=DAILY;BYHOUR=77'),
      ...vevent('one', 'SUMMARY:One', 'X-OWN;X-P=1:kept'),
      ...vevent('two', 'RRULE:FREQ=DAILY;COUNT=2'),
    );
    const first = await vault.post(`/calendars/${calendar}/import`, { ics: file });
    expect(first.data).toMatchObject({ created: 2, updated: 0, problems: [{ uid: 'bad' }] });
    const again = await vault.post(`/calendars/${calendar}/import`, { ics: file });
    expect(again.data).toMatchObject({ created: 0, updated: 2 });
    expect(await instances()).toHaveLength(3);
    const answer = await vault.raw('GET', `/calendars/${calendar}/export`);
    expect(answer.headers.get('content-type')).toContain('text/calendar');
    const text = await answer.text();
    expect(text).toContain('X-OWN;X-P=1:kept');
    const made = await vault.post('/calendars', { name: 'Copy' });
    const copy = await vault.post(`/calendars/${idOf(made)}/import`, { ics: text });
    expect(copy.data).toEqual({ created: 2, updated: 0, problems: [] });
  });

  it('422: that are no calendar say why', async () => {
    const bad = await vault.post(`/calendars/${calendar}/import`, { ics: 'hello' });
    expect([bad.status, bad.error.code]).toEqual([422, 'calendar.ics_invalid']);
    expect(bad.error.detail).toContain('BEGIN:VCALENDAR');
  });

  it('are kept as they were sent for other protocols, with tags and changes', async () => {
    const app = vault.service.app;
    const store = app.get(CalendarStore, { strict: false });
    const project = { tenant: (await calendarRow()).projectId };
    const row = await app
      .get(Calendars, { strict: false })
      .get({ project, actor: undefined }, calendar);
    const text = ics(...vevent('dav', 'X-COLOUR:red'));
    const made = await store.put(row, text, null);
    expect((await store.get(calendar, 'dav'))?.ics).toBe(text);
    await expect(store.put(row, text, null)).rejects.toMatchObject({ code: 'calendar.uid_taken' });
    const { token } = await store.changesSince(row, 0, 100);
    expect(await store.put(row, text.replace('red', 'blue'), 'other')).toBeNull();
    const blue = await store.put(row, text.replace('red', 'blue'), made?.etag);
    expect(blue?.etag).not.toBe(made?.etag);
    expect((await store.changesSince(row, token, 100)).changed.map(({ uid }) => uid)).toEqual([
      'dav',
    ]);
    expect(await store.delete(calendar, 'dav', blue?.etag)).toBe(true);
    expect((await store.changesSince(row, token, 100)).deleted).toEqual([made?.id]);
  });
});

async function calendarRow() {
  const store = vault.service.app.get(CalendarStore, { strict: false });
  const { data } = await vault.get(`/calendars/${calendar}`);
  const space = { id: String(data['space_id']) } as Parameters<typeof store.list>[0];
  const all = await store.list(space);
  const row = all.find(({ id }) => id === calendar);
  if (!row) throw new Error('There is no such calendar.');
  return row;
}
