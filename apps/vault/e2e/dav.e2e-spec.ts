import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createDAVClient, type DAVCalendar } from 'tsdav';
import { ALL_OF_LITMUS, runLitmus } from './run-litmus.js';
import { VaultHarness } from './vault-harness.js';

/** Programs of others start slowly on a busy machine, and ask a thousand times. */
const TOOL_MS = 120_000;
const run = promisify(execFile);
const USER = 'skydeck';
let vault: VaultHarness;
let home: string;
let password: string;

interface Made {
  readonly id: string;
  readonly password: string;
  readonly files_url: string;
}

const make = async (body: object = {}): Promise<Made> => {
  const { status, data } = await vault.post('/app-passwords', { name: 'Laptop', ...body });
  expect(status).toBe(201);
  return data as unknown as Made;
};

const basic = (secret: string) => `Basic ${Buffer.from(`${USER}:${secret}`).toString('base64')}`;

const dav = (method: string, url: string, secret = password, init: RequestInit = {}) =>
  fetch(`${vault.service.url}/dav${url}`, {
    method,
    redirect: 'manual',
    ...init,
    headers: { authorization: basic(secret), ...(init.headers as Record<string, string>) },
  });

beforeAll(async () => {
  vault = await VaultHarness.start();
  home = await mkdtemp(path.join(tmpdir(), 'skydeck-dav-'));
  ({ password } = await make());
});

afterAll(async () => {
  await vault.close();
  await rm(home, { recursive: true, force: true });
});

describe('files over WebDAV', () => {
  it(
    'passes litmus: 104 of 104',
    async () => {
      const url = `${vault.service.url}/dav/files/`;
      const { groups, output } = await runLitmus(url, USER, password);
      expect({ groups, failed: output.match(/.*FAIL.*/g) }).toEqual({
        groups: ALL_OF_LITMUS,
        failed: null,
      });
    },
    TOOL_MS,
  );

  it('copies a folder with rclone, and finds each byte again', async () => {
    const from = path.join(home, 'from');
    await mkdir(path.join(from, 'Grüße/日本語'), { recursive: true });
    await writeFile(path.join(from, 'Grüße/日本語/naïve 100% & more.bin'), randomBytes(300_000));
    await writeFile(path.join(from, 'empty.txt'), '');
    const env = {
      ...process.env,
      RCLONE_CONFIG: path.join(home, 'rclone.conf'),
      RCLONE_CONFIG_VAULT_TYPE: 'webdav',
      RCLONE_CONFIG_VAULT_URL: `${vault.service.url}/dav/files/`,
      RCLONE_CONFIG_VAULT_VENDOR: 'other',
      RCLONE_CONFIG_VAULT_USER: USER,
      RCLONE_CONFIG_VAULT_PASS: (await run('rclone', ['obscure', password])).stdout.trim(),
    };
    await run('rclone', ['copy', from, 'vault:copied', '--create-empty-src-dirs'], { env });
    const { stderr } = await run('rclone', ['check', from, 'vault:copied', '--download'], { env });
    expect(stderr).toContain('0 differences found');
  });

  it('gives a file to cadaver', async () => {
    const content = randomBytes(70_000);
    await dav('PUT', '/files/picture.bin', password, { body: content });
    const { host, hostname } = new URL(vault.service.url);
    await writeFile(
      path.join(home, '.netrc'),
      `machine ${hostname} login ${USER} password ${password}\n`,
      { mode: 0o600 },
    );
    const asking = run('cadaver', [`http://${host}/dav/files/`], {
      cwd: home,
      env: { ...process.env, HOME: home },
    });
    asking.child.stdin?.end('get picture.bin\nquit\n');
    await asking;
    const got = await readFile(path.join(home, 'picture.bin'));
    expect(got.equals(content)).toBe(true);
  });

  it('shows to the API what came over WebDAV, and the other way round', async () => {
    await dav('MKCOL', '/files/Box');
    await dav('PUT', '/files/Box/a.txt', password, { body: 'over dav' });
    const folders = (await vault.get('/folders')).data['items'] as { id: string; name: string }[];
    const box = folders.find(({ name }) => name === 'Box');
    const files = (await vault.get(`/files?parent_id=${box?.id}`)).data['items'];
    expect(files).toMatchObject([{ name: 'a.txt', size_bytes: 8 }]);
    const response = await dav('GET', '/files/Box/a.txt');
    expect([response.headers.get('content-type'), await response.text()]).toEqual([
      'text/plain',
      'over dav',
    ]);
    expect((await dav('DELETE', '/files/Box')).status).toBe(204);
    const trash = (await vault.get('/trash')).data['items'] as { name: string }[];
    expect(trash.map(({ name }) => name)).toContain('Box');
  });
});

describe('passwords of apps', () => {
  it('401: opens nothing without one, and asks for it', async () => {
    for (const authorization of ['', basic('wrong'), basic('a'.repeat(24)), 'Bearer x']) {
      const response = await fetch(`${vault.service.url}/dav/files/`, {
        headers: authorization ? { authorization } : {},
      });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('Basic realm="Skydeck"');
    }
  });

  it('403: opens no more than it says', async () => {
    const reader = await make({ rights: 'read', products: ['files'] });
    expect((await dav('PROPFIND', '/files/', reader.password)).status).toBe(207);
    expect((await dav('PUT', '/files/x', reader.password, { body: 'x' })).status).toBe(403);
    const tasks = await make({ products: ['tasks'] });
    expect((await dav('PROPFIND', '/files/', tasks.password)).status).toBe(403);
  });

  it('is listed without its secret, and opens nothing once it is deleted', async () => {
    const made = await make({ name: 'Lost phone' });
    expect((await dav('PROPFIND', '/files/', made.password)).status).toBe(207);
    const items = (await vault.get('/app-passwords')).data['items'] as Record<string, unknown>[];
    const found = items.find(({ id }) => id === made.id);
    expect(found).toMatchObject({ name: 'Lost phone', ending: made.password.slice(-4) });
    expect(found?.['last_used_at']).toEqual(expect.any(String));
    expect(JSON.stringify(items)).not.toContain(made.password);
    expect((await vault.call('DELETE', `/app-passwords/${made.id}`)).status).toBe(200);
    expect((await dav('PROPFIND', '/files/', made.password)).status).toBe(401);
    expect((await vault.call('DELETE', `/app-passwords/${made.id}`)).status).toBe(404);
  });

  it('409: two who lock at once do not both get it', async () => {
    await dav('PUT', '/files/held.txt', password, { body: 'x' });
    const body =
      '<lockinfo xmlns="DAV:"><lockscope><exclusive/></lockscope><locktype><write/></locktype></lockinfo>';
    const asked = await Promise.all(
      Array.from({ length: 50 }, () => dav('LOCK', '/files/held.txt', password, { body })),
    );
    const statuses = asked.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 423)).toHaveLength(49);
  });
});

const event = (uid: string, more = 'STATUS:CONFIRMED') =>
  `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//test//EN
BEGIN:VEVENT
UID:${uid}
DTSTAMP:20261101T000000Z
DTSTART:20261110T090000Z
DTEND:20261110T100000Z
SUMMARY:Grüße
${more}
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');

const client = () =>
  createDAVClient({
    serverUrl: vault.service.url,
    credentials: { username: USER, password },
    authMethod: 'Basic',
    defaultAccountType: 'caldav',
  });

describe('calendars over CalDAV', () => {
  it('301: leads from the well-known address to the calendars', async () => {
    const response = await fetch(`${vault.service.url}/.well-known/caldav`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, '/dav/calendars/']);
  });

  it('makes, edits, finds and synchronises events with tsdav', async () => {
    const apps = await client();
    await apps.makeCalendar({
      url: `${vault.service.url}/dav/calendars/work/`,
      props: { displayname: 'Work & more' },
    });
    const find = async () => {
      const found = (await apps.fetchCalendars()).find(({ url }) => url.endsWith('/work/'));
      return found as DAVCalendar & { syncToken: string };
    };
    const calendar = await find();
    expect(calendar).toMatchObject({ displayName: 'Work & more', components: ['VEVENT'] });
    const made = await apps.createCalendarObject({
      calendar,
      filename: 'first one.ics',
      iCalString: event('first'),
    });
    expect(made.status).toBe(201);
    const timeRange = { start: '2026-11-10T00:00:00Z', end: '2026-11-11T00:00:00Z' };
    const [object, ...others] = await apps.fetchCalendarObjects({ calendar, timeRange });
    expect(others).toEqual([]);
    expect(object).toMatchObject({ data: expect.stringContaining('SUMMARY:Grüße') });
    const edited = { ...object!, data: event('first', 'LOCATION:Here') };
    expect((await apps.updateCalendarObject({ calendarObject: edited })).status).toBe(204);
    expect((await apps.updateCalendarObject({ calendarObject: edited })).status).toBe(412);
    const later = await find();
    expect(later.syncToken).not.toBe(calendar.syncToken);
    const synchronise = (syncToken: string) =>
      apps.syncCollection({
        url: calendar.url,
        props: { 'd:getetag': {} },
        syncLevel: 1,
        syncToken,
      });
    const changed = await synchronise(calendar.syncToken);
    expect(changed.map(({ href, status }) => [href, status])).toEqual([
      ['/dav/calendars/work/first%20one.ics', 207],
    ]);
    const [current] = await apps.fetchCalendarObjects({ calendar });
    await apps.deleteCalendarObject({ calendarObject: current! });
    const gone = await synchronise(later.syncToken);
    expect(gone.map(({ href, status }) => [href, status])).toEqual([
      ['/dav/calendars/work/first%20one.ics', 404],
    ]);
  });

  it('takes alarms over from programs, gives them ours, and leaves theirs as they were', async () => {
    const own = 'BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:-PT5M\r\nX-MOOD:calm\r\nEND:VALARM';
    const body = event('alarmed', `X-OWN:kept\r\n${own}`);
    const put = await dav('PUT', '/calendars/work/alarmed.ics', password, { body });
    expect(put.status).toBe(201);
    const calendars = (await vault.get('/calendars')).data['items'] as { id: string }[];
    const calendar = calendars[0]?.id ?? '';
    const found = await vault.get(`/calendars/${calendar}/events?uid=alarmed`);
    const [one] = found.data['items'] as { id: string; alarms: object[] }[];
    expect(one?.alarms).toMatchObject([{ before_s: 300, related_to: 'start', to: [] }]);
    const alarms = [{ before_s: 300 }, { before_s: 0, related_to: 'end', to: ['a@example.com'] }];
    await vault.patch(`/calendars/${calendar}`, { reminders_to: ['a@example.com'] });
    await vault.patch(`/calendars/${calendar}/events/${one?.id ?? ''}`, { alarms });
    const text = await (await dav('GET', '/calendars/work/alarmed.ics', password)).text();
    expect(text).toMatch(/X-OWN:kept[\s\S]*X-MOOD:calm[\s\S]*RELATED=END:PT0S/);
    expect(text).toContain('ATTENDEE:mailto:a@example.com');
    await dav('DELETE', '/calendars/work/alarmed.ics', password);
  });

  it('409: one UID lies at one address', async () => {
    const put = (name: string, uid: string) =>
      dav('PUT', `/calendars/work/${name}.ics`, password, { body: event(uid) });
    expect((await put('a', 'same')).status).toBe(201);
    const second = await put('b', 'same');
    expect([second.status, await second.text()]).toEqual([
      409,
      expect.stringContaining('<C:no-uid-conflict><D:href>/dav/calendars/work/a.ics</D:href>'),
    ]);
    expect((await put('a', 'other')).status).toBe(409);
    expect((await dav('PUT', '/calendars/work/c.ics', password, { body: 'no' })).status).toBe(403);
    const todo = event('todo').replaceAll('VEVENT', 'VTODO');
    expect((await dav('PUT', '/calendars/work/d.ics', password, { body: todo })).status).toBe(403);
    const bad = event('bad').replace('DTSTART:20261110T090000Z', 'DTSTART:never');
    expect((await dav('PUT', '/calendars/work/e.ics', password, { body: bad })).status).toBe(400);
  });

  it('403: knows no token of another calendar', async () => {
    const body =
      '<sync-collection xmlns="DAV:"><sync-token>urn:skydeck:sync:x:1</sync-token><prop><getetag/></prop></sync-collection>';
    const response = await dav('REPORT', '/calendars/work/', password, { body });
    expect([response.status, await response.text()]).toEqual([
      403,
      expect.stringContaining('<D:valid-sync-token/>'),
    ]);
  });

  it(
    'synchronises both ways with vdirsyncer',
    async () => {
      const local = path.join(home, 'calendars');
      await mkdir(path.join(local, 'work'), { recursive: true });
      const config = path.join(home, 'vdirsyncer');
      await writeFile(
        config,
        `[general]
status_path = "${home}/status/"
[pair vault]
a = "here"
b = "there"
collections = ["work"]
[storage here]
type = "filesystem"
path = "${local}"
fileext = ".ics"
[storage there]
type = "caldav"
url = "${vault.service.url}/dav/calendars/"
username = "${USER}"
password = "${password}"
`,
      );
      const sync = async () => {
        await run('vdirsyncer', ['-c', config, 'discover', 'vault']);
        await run('vdirsyncer', ['-c', config, 'sync']);
      };
      await writeFile(path.join(local, 'work', 'mine.ics'), event('mine'));
      await sync();
      expect((await readdir(path.join(local, 'work'))).toSorted()).toEqual([
        'mine.ics',
        'same.ics',
      ]);
      const there = await dav('GET', '/calendars/work/mine.ics');
      expect([there.status, await there.text()]).toEqual([
        200,
        expect.stringContaining('UID:mine'),
      ]);
      await dav('DELETE', '/calendars/work/a.ics');
      await writeFile(path.join(local, 'work', 'mine.ics'), event('mine', 'LOCATION:There'));
      await sync();
      expect(await readdir(path.join(local, 'work'))).toEqual(['mine.ics']);
      expect(await (await dav('GET', '/calendars/work/mine.ics')).text()).toContain(
        'LOCATION:There',
      );
    },
    TOOL_MS,
  );
});
