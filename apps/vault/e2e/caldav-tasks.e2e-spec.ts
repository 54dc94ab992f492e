import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDAVClient, type DAVCalendar } from 'tsdav';
import { VaultHarness } from './vault-harness.js';

/** Programs of others start slowly on a busy machine. */
const CLIENT_MS = 120_000;
const run = promisify(execFile);
const USER = 'skydeck';
let vault: VaultHarness;
let home: string;
let password: string;

const passwordFor = async (products: string[], rights = 'write') => {
  const body = { name: 'Phone', products, rights };
  return (await vault.post('/app-passwords', body)).data['password'] as string;
};

beforeAll(async () => {
  vault = await VaultHarness.start();
  home = await mkdtemp(path.join(tmpdir(), 'skydeck-caldav-'));
  password = await passwordFor(['tasks']);
});

afterAll(async () => {
  await vault.close();
  await rm(home, { recursive: true, force: true });
});

const todo = (uid: string, ...lines: string[]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//test//EN',
    'BEGIN:VTODO',
    `UID:${uid}`,
    'DTSTAMP:20261101T000000Z',
    ...lines,
    'END:VTODO',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

const dav = (method: string, url: string, init: RequestInit = {}, secret = password) => {
  const authorization = `Basic ${Buffer.from(`${USER}:${secret}`).toString('base64')}`;
  const headers = { authorization, ...(init.headers as Record<string, string>) };
  return fetch(`${vault.service.url}/dav${url}`, { method, ...init, headers });
};
const put = (name: string, ics: string, headers: Record<string, string> = {}) =>
  dav('PUT', `/calendars/${name}.ics`, { body: ics, headers });

interface Task {
  readonly id: string;
  readonly title: string;
  readonly parent_id: string | null;
  readonly [field: string]: unknown;
}
const listOf = async (name: string) => {
  const lists = (await vault.get('/lists')).data['items'] as { id: string; name: string }[];
  return lists.find((one) => one.name === name)?.id ?? '';
};
const make = async (route: string, body: object) =>
  (await vault.post(route, body)).data['id'] as string;
const tasksOf = async (name: string) =>
  (await vault.get(`/lists/${await listOf(name)}/tasks`)).data['items'] as Task[];

const client = () =>
  createDAVClient({
    serverUrl: vault.service.url,
    credentials: { username: USER, password },
    authMethod: 'Basic',
    defaultAccountType: 'caldav',
  });
const makeList = async (address: string) => {
  const body = `<C:mkcalendar xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:caldav"><set><prop>
    <displayname>${address}</displayname><C:supported-calendar-component-set><C:comp name="VTODO"/>
    </C:supported-calendar-component-set></prop></set></C:mkcalendar>`;
  expect((await dav('MKCALENDAR', `/calendars/${address}/`, { body })).status).toBe(201);
};

it('makes, edits, completes, deletes and synchronises tasks with tsdav', async () => {
  await makeList('chores');
  const apps = await client();
  const find = async () => {
    const found = (await apps.fetchCalendars()).find(({ url }) => url.endsWith('/chores/'));
    return found as DAVCalendar & { syncToken: string };
  };
  const calendar = await find();
  expect(calendar).toMatchObject({ displayName: 'chores', components: ['VTODO'] });
  const made = await apps.createCalendarObject({
    calendar,
    filename: 'water plants.ics',
    iCalString: todo('plants', 'SUMMARY:Water', 'DUE:20261110T090000Z', 'X-MINE:1'),
  });
  expect([made.status, made.headers.get('etag')]).toEqual([201, expect.stringMatching(/^"\w+"$/)]);
  const filters = {
    'comp-filter': {
      _attributes: { name: 'VCALENDAR' },
      'comp-filter': { _attributes: { name: 'VTODO' } },
    },
  };
  const query = () => apps.fetchCalendarObjects({ calendar, filters });
  const [object] = await query();
  expect(object?.data).toContain('SUMMARY:Water');
  expect(await tasksOf('chores')).toMatchObject([
    { title: 'Water', due: { at: '2026-11-10T09:00:00.000Z' }, done: false },
  ]);
  const edited = {
    ...object!,
    data: todo('plants', 'SUMMARY:Water all', 'PRIORITY:1', 'CATEGORIES:home,garden', 'X-MINE:1'),
  };
  expect((await apps.updateCalendarObject({ calendarObject: edited })).status).toBe(204);
  expect((await apps.updateCalendarObject({ calendarObject: edited })).status).toBe(412);
  expect(await tasksOf('chores')).toMatchObject([
    { title: 'Water all', priority: 1, labels: ['home', 'garden'], due: null },
  ]);
  const later = await find();
  const synchronise = async (syncToken: string) => {
    const props = { 'd:getetag': {} };
    const told = await apps.syncCollection({ url: calendar.url, props, syncLevel: 1, syncToken });
    return told.map(({ href, status }) => [href, status]);
  };
  const href = '/dav/calendars/chores/water%20plants.ics';
  expect(await synchronise(calendar.syncToken)).toEqual([[href, 207]]);
  const [again] = await query();
  const finished = todo('plants', 'SUMMARY:Water all', 'STATUS:COMPLETED', 'X-MINE:1');
  const done = { ...again!, data: finished };
  expect((await apps.updateCalendarObject({ calendarObject: done })).status).toBe(204);
  expect(await tasksOf('chores')).toMatchObject([{ title: 'Water all', done: true }]);
  const [last] = await query();
  expect((await apps.deleteCalendarObject({ calendarObject: again! })).status).toBe(412);
  expect((await apps.deleteCalendarObject({ calendarObject: last! })).status).toBe(204);
  expect(await synchronise(later.syncToken)).toEqual([[href, 404]]);
  expect(await tasksOf('chores')).toEqual([]);
});

it('shows tasks of the API, and tells programs what the API changes', async () => {
  const list = await make('/lists', { name: 'Work' });
  const due = { at: '2026-11-10T09:00:00Z', time_zone: 'Europe/Vaduz' };
  const body = { title: 'Write', notes: 'a, b', priority: 3, labels: ['x'], due };
  const task = await make(`/lists/${list}/tasks`, body);
  const address = `/calendars/${list}/${task}.ics`;
  const first = await dav('GET', address);
  const text = await first.text();
  expect(text).toContain(`UID:${task}`);
  expect(text).toContain('DUE;TZID=Europe/Vaduz:20261110T100000');
  expect(text).toContain('CATEGORIES:x');
  await vault.patch(`/tasks/${task}`, { done: true });
  const second = await dav('GET', address);
  expect(await second.text()).toContain('STATUS:COMPLETED');
  expect(second.headers.get('etag')).not.toBe(first.headers.get('etag'));
});

it('keeps what only a program understands, also in the task that follows', async () => {
  await makeList('series');
  const sent = todo(
    'weekly',
    'SUMMARY:Bins',
    'DTSTART;TZID=Europe/Berlin:20261109T070000',
    'DUE;TZID=Europe/Berlin:20261109T080000',
    'RRULE:FREQ=WEEKLY',
    'X-COLOUR:green',
    'PERCENT-COMPLETE:40',
  );
  expect((await put('series/w', sent)).status).toBe(201);
  expect(await (await dav('GET', '/calendars/series/w.ics')).text()).toBe(sent);
  const [task] = await tasksOf('series');
  expect(task).toMatchObject({ rrule: 'FREQ=WEEKLY', done: false });
  await vault.patch(`/tasks/${task?.id}`, { done: true });
  const before = await (await dav('GET', '/calendars/series/w.ics')).text();
  expect(before).toContain('X-COLOUR:green');
  expect(before).not.toContain('RRULE');
  const next = (await tasksOf('series')).find(({ id }) => id !== task?.id);
  const after = await (await dav('GET', `/calendars/series/${next?.id}.ics`)).text();
  expect(after).toContain('X-COLOUR:green');
  expect(after).toContain('DTSTART;TZID=Europe/Berlin:20261116T070000');
  expect(after).toContain('DUE;TZID=Europe/Berlin:20261116T080000');
  expect(after).toContain('RRULE:FREQ=WEEKLY');
  expect(after).toContain(`UID:${next?.id}`);
});

it('completes what repeats once, though a program sends it again', async () => {
  await makeList('again');
  const open = todo('r', 'SUMMARY:Run', 'DUE;VALUE=DATE:20261109', 'RRULE:FREQ=DAILY');
  await put('again/r', open);
  const done = open.replace('SUMMARY', 'STATUS:COMPLETED\r\nSUMMARY');
  for (const text of [done, done]) expect((await put('again/r', text)).status).toBe(204);
  const tasks = await tasksOf('again');
  expect(tasks.map(({ done: isDone, due }) => [isDone, due])).toEqual([
    [true, { date: '2026-11-09', time_zone: 'UTC' }],
    [false, { date: '2026-11-10', time_zone: 'UTC' }],
  ]);
});

it('puts parts into the whole, whichever comes first', async () => {
  await makeList('parts');
  await put('parts/a', todo('part', 'SUMMARY:Part', 'RELATED-TO;RELTYPE=PARENT:whole'));
  const part = async () => (await tasksOf('parts')).find(({ title }) => title === 'Part');
  expect(await part()).toMatchObject({ parent_id: null });
  await put('parts/b', todo('whole', 'SUMMARY:Whole'));
  const whole = (await tasksOf('parts')).find(({ title }) => title === 'Whole');
  expect((await part())?.parent_id).toBe(whole?.id);
  const cycle = await put('parts/b', todo('whole', 'SUMMARY:Whole', 'RELATED-TO:part'));
  expect(cycle.status).toBe(409);
  await vault.patch(`/tasks/${(await part())?.id}`, { parent_id: null });
  expect(await (await dav('GET', '/calendars/parts/a.ics')).text()).not.toContain('RELATED-TO');
});

it('tells of each subtask that goes with a task, however deep', async () => {
  await makeList('deep');
  await put('deep/1', todo('1', 'SUMMARY:One'));
  await put('deep/2', todo('2', 'SUMMARY:Two', 'RELATED-TO:1'));
  await put('deep/3', todo('3', 'SUMMARY:Three', 'RELATED-TO:2'));
  const calendar = (await (await client()).fetchCalendars()).find(({ url }) =>
    url.endsWith('/deep/'),
  );
  await dav('DELETE', '/calendars/deep/1.ics');
  const body = `<sync-collection xmlns="DAV:"><sync-token>${String(calendar?.syncToken)}</sync-token><prop><getetag/></prop></sync-collection>`;
  const told = await (await dav('REPORT', '/calendars/deep/', { body })).text();
  for (const name of ['1', '2', '3']) expect(told).toContain(`/dav/calendars/deep/${name}.ics`);
});

it('412, 409, 403, 400: takes nothing that does not fit, and changes nothing', async () => {
  await makeList('strict');
  const first = todo('one', 'SUMMARY:One');
  expect((await put('strict/a', first, { 'if-none-match': '*' })).status).toBe(201);
  expect((await put('strict/a', first, { 'if-none-match': '*' })).status).toBe(412);
  expect((await put('strict/a', first, { 'if-match': '"other"' })).status).toBe(412);
  expect((await put('strict/new', todo('new'), { 'if-match': '*' })).status).toBe(412);
  const taken = await put('strict/b', first);
  expect([taken.status, await taken.text()]).toEqual([
    409,
    expect.stringContaining('<C:no-uid-conflict><D:href>/dav/calendars/strict/a.ics</D:href>'),
  ]);
  expect((await put('strict/a', todo('two'))).status).toBe(409);
  expect((await put('strict/c', first.replaceAll('VTODO', 'VEVENT'))).status).toBe(403);
  for (const line of ['DUE:never', 'DUE:20261101T000000Z\r\nRRULE:FREQ=SOMETIMES']) {
    expect((await put('strict/d', todo('bad', line))).status).toBe(400);
  }
  expect(await tasksOf('strict')).toMatchObject([{ title: 'One' }]);
});

it('403: a password opens only what it says', async () => {
  await vault.post('/calendars', { name: 'Private' });
  const events = await passwordFor(['calendar']);
  const seen = async (secret: string) =>
    (await dav('PROPFIND', '/calendars/', { headers: { depth: '1' } }, secret)).text();
  expect(await seen(events)).not.toContain('VTODO');
  expect(await seen(password)).not.toContain('VEVENT');
  const both = await seen(await passwordFor(['calendar', 'tasks']));
  expect([both.includes('VTODO'), both.includes('VEVENT')]).toEqual([true, true]);
  expect((await dav('MKCALENDAR', '/calendars/events/')).status).toBe(403);
  const reader = await passwordFor(['tasks'], 'read');
  const body = todo('x', 'SUMMARY:x');
  expect((await dav('PUT', '/calendars/strict/x.ics', { body }, reader)).status).toBe(403);
});

it('gives one of 50 who write the same new task at once its address', async () => {
  await makeList('race');
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      put('race/x', todo('x', 'SUMMARY:x'), { 'if-none-match': '*' }),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(1);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(await tasksOf('race')).toHaveLength(1);
});

it(
  'synchronises both ways with vdirsyncer',
  async () => {
    await makeList('mine');
    const local = path.join(home, 'tasks', 'mine');
    await mkdir(local, { recursive: true });
    const config = path.join(home, 'vdirsyncer');
    await writeFile(
      config,
      `[general]
status_path = "${home}/status/"
[pair vault]
a = "here"
b = "there"
collections = ["mine"]
[storage here]
type = "filesystem"
path = "${path.dirname(local)}"
fileext = ".ics"
[storage there]
type = "caldav"
item_types = ["VTODO"]
url = "${vault.service.url}/dav/calendars/"
username = "${USER}"
password = "${password}"
`,
    );
    const sync = async () => {
      await run('vdirsyncer', ['-c', config, 'discover', 'vault']);
      await run('vdirsyncer', ['-c', config, 'sync']);
    };
    await writeFile(path.join(local, 'a.ics'), todo('a', 'SUMMARY:From here'));
    const id = await make(`/lists/${await listOf('mine')}/tasks`, { title: 'There' });
    await sync();
    expect((await readdir(local)).toSorted()).toEqual(['a.ics', `${id}.ics`].toSorted());
    expect((await tasksOf('mine')).map(({ title }) => title).toSorted()).toEqual([
      'From here',
      'There',
    ]);
    await writeFile(path.join(local, 'a.ics'), todo('a', 'SUMMARY:Changed', 'STATUS:COMPLETED'));
    await vault.patch(`/tasks/${id}`, { title: 'Over there' });
    await sync();
    expect(await readFile(path.join(local, `${id}.ics`), 'utf8')).toContain('Over there');
    expect(await tasksOf('mine')).toContainEqual(
      expect.objectContaining({ title: 'Changed', done: true }),
    );
    await rm(path.join(local, 'a.ics'));
    await vault.delete(`/tasks/${id}`);
    await sync();
    expect([await readdir(local), await tasksOf('mine')]).toEqual([[], []]);
  },
  CLIENT_MS,
);
