import { newId } from '@skydeck/ids';
import { eventually } from '@skydeck/testing';
import { type Answer, AuthHarness, type Call, count } from './auth-harness.js';

const auth = new AuthHarness();
let project: Awaited<ReturnType<AuthHarness['project']>>;
let live: string;
let test: string;

beforeAll(async () => {
  await auth.start();
  project = await auth.project('users');
  live = await auth.authKey(project);
  test = await auth.authKey(project, { mode: 'test' });
});
afterAll(() => auth.stop());

let next = 0;
const freshEmail = () => `user-${++next}@example.com`;
const users = (path = '', call: Call = {}) =>
  auth.api(`/auth/users${path}`, { token: live, ...call });
const make = (body: object = { email: freshEmail() }, token = live) => users('', { body, token });
const idOf = ({ data }: Answer) => String(data['id']);
const ids = ({ data }: Answer) => data.items.map(({ id }) => id);
const patch = (id: string, body: object, headers = {}) =>
  users(`/${id}`, { method: 'PATCH', body, headers });

describe('users', () => {
  it('201: are made with what a server knows of them, and read back', async () => {
    const made = await make({
      phone: '+14155550123',
      email: 'Ada@Example.com',
      is_email_verified: true,
      name: 'Ada',
      public_metadata: { colour: 'red' },
      app_metadata: { plan: { name: 'pro', seats: 3 } },
    });
    expect(made.status).toBe(201);
    const now = auth.clock.now().toISOString();
    expect(made.data).toEqual({
      id: expect.stringMatching(/^usr_[0-9a-z]{26}$/),
      mode: 'live',
      phone: '+14155550123',
      phone_verified_at: null,
      email: 'ada@example.com',
      email_verified_at: now,
      name: 'Ada',
      external_id: null,
      is_anonymous: false,
      public_metadata: { colour: 'red' },
      app_metadata: { plan: { name: 'pro', seats: 3 } },
      banned_until: null,
      last_sign_in_at: null,
      created_at: now,
      updated_at: now,
    });
    expect((await users(`/${idOf(made)}`)).data).toEqual(made.data);
  });

  it.each([
    ['body.phone', {}],
    ['body.phone', { phone: null }],
    ['body.phone', { phone: '4155550123' }],
    ['body.phone', { phone: '+10005550123' }],
    ['body.email', { email: 'ada@example.com\r\nBcc: eve@example.com' }],
    ['body.email', { email: ['ada@example.com'] }],
    ['body.name', { email: 'a@example.com', name: 'a\u0007b' }],
    ['body.app_metadata', { email: 'a@example.com', app_metadata: { big: 'x'.repeat(17_000) } }],
    ['body.app_metadata.nothing', { email: 'a@example.com', app_metadata: { nothing: '\u0000' } }],
    ['body.public_metadata', { email: 'a@example.com', public_metadata: [1] }],
    ['body.id', { email: 'a@example.com', id: 'usr_1' }],
  ])('422: names %s when it is wrong', async (location, body) => {
    const { status, error } = await make(body);
    expect([status, error.errors[0]?.location]).toEqual([422, location]);
  });

  it('409: a number or an address is of one user, 50 at once', async () => {
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 50 }, () => make({ email })));
    expect(count(answers)).toEqual({ 201: 1, 409: 49 });
    const other = idOf(await make());
    expect((await patch(other, { email })).error.code).toBe('user.identity_taken');
    expect((await make({ email }, test)).status).toBe(201);
  });

  it('200: change, and another address is unproven until somebody says so', async () => {
    const id = idOf(await make({ email: freshEmail(), is_email_verified: true }));
    const email = freshEmail();
    auth.clock.advance(1000);
    const moved = await patch(id, { email, name: 'Grace' });
    const now = auth.clock.now().toISOString();
    expect(moved.data).toMatchObject({
      email,
      email_verified_at: null,
      name: 'Grace',
      updated_at: now,
    });
    expect((await patch(id, { is_email_verified: true })).data).toMatchObject({
      email_verified_at: now,
    });
    expect((await patch(id, { email: null })).error.code).toBe('user.identity_missing');
  });

  it('412: are not changed or deleted when somebody else changed them, 50 at once', async () => {
    const made = await make();
    const headers = { 'if-match': made.headers.get('etag') ?? '' };
    const names = Array.from({ length: 50 }, (_, index) => ({ name: `Name ${index}` }));
    const answers = await Promise.all(names.map((body) => patch(idOf(made), body, headers)));
    expect(count(answers)).toEqual({ 200: 1, 412: 49 });
    const stale = await users(`/${idOf(made)}`, { method: 'DELETE', headers });
    expect([stale.status, stale.error.code]).toEqual([412, 'precondition_failed']);
  });

  it('404: are deleted for good, and their address is free', async () => {
    const email = freshEmail();
    const id = idOf(await make({ email }));
    expect((await users(`/${id}`, { method: 'DELETE' })).data).toEqual({ id, deleted: true });
    expect((await users(`/${id}`)).error.code).toBe('user.not_found');
    expect((await users(`/${id}`, { method: 'DELETE' })).status).toBe(404);
    expect((await make({ email })).status).toBe(201);
  });

  it('404: of another project or mode do not exist, as one that never did', async () => {
    const id = idOf(await make());
    const foreign = await auth.authKey(await auth.project());
    for (const token of [foreign, test]) {
      for (const call of [{}, { method: 'PATCH', body: { name: 'x' } }, { method: 'DELETE' }]) {
        const theirs = await users(`/${id}`, { token, ...call });
        const none = await users(`/${newId('usr')}`, { token, ...call });
        expect([theirs.status, theirs.error]).toEqual([404, none.error]);
      }
    }
    expect((await users(`/${id}`)).status).toBe(200);
    expect((await users('/none')).status).toBe(404);
  });

  it('403: need the scope', async () => {
    const reader = await auth.authKey(project, { scopes: ['users:read'] });
    expect((await make(undefined, reader)).error.code).toBe('insufficient_scope');
    expect((await users('', { token: reader })).status).toBe(200);
  });
});

describe('the list of users', () => {
  it('200: is filtered, sorted and read page by page', async () => {
    const key = await auth.authKey(await auth.project('list'));
    const list = (query: string) => auth.api(`/auth/users?${query}`, { token: key });
    const made: string[] = [];
    const startMs = auth.clock.now().getTime();
    for (const email of ['one@example.com', 'two@example.com', 'three@example.com']) {
      auth.clock.advance(1000);
      made.push(idOf(await make({ email }, key)));
    }
    const [one = '', two = '', three = ''] = made;
    const first = await list('limit=2&sort=created_at');
    expect(ids(first)).toEqual([one, two]);
    const cursor = first.meta.page.next_cursor ?? '';
    expect(ids(await list(`limit=2&sort=created_at&cursor=${cursor}`))).toEqual([three]);
    expect(ids(await list('email=Two@example.com'))).toEqual([two]);
    const after = new Date(startMs + 2000).toISOString();
    expect(ids(await list(`created_after=${after}&sort=created_at`))).toEqual([two, three]);
    expect(ids(await list(`created_before=${after}`))).toEqual([one]);

    const until = new Date(startMs + 60_000).toISOString();
    auth.clock.advance(1000);
    const ban = { method: 'PATCH', body: { banned_until: until }, token: key };
    await auth.api(`/auth/users/${one}`, ban);
    expect(ids(await list('is_banned=true'))).toEqual([one]);
    expect(ids(await list('sort=-updated_at&limit=1'))).toEqual([one]);
    auth.clock.advance(60_000);
    expect(ids(await list('is_banned=true'))).toEqual([]);
    expect(ids(await list('is_banned=false'))).toHaveLength(3);
  });
});

describe('the history of users', () => {
  it('is told in events of their mode, without anything that names a person', async () => {
    const email = freshEmail();
    const id = idOf(await make({ email, name: 'Hedy' }, test));
    const call = { token: test, method: 'PATCH' };
    const until = new Date(auth.clock.now().getTime() + 60_000).toISOString();
    await users(`/${id}`, { ...call, body: { banned_until: until } });
    await users(`/${id}`, { ...call, body: { banned_until: null } });
    await users(`/${id}`, { token: test, method: 'DELETE' });
    const path = `/projects/${project.id}/events?limit=100`;
    const told = await eventually(async () => {
      const { data, text } = await auth.api(path, { token: test });
      const mine = data.items.filter((event) => JSON.stringify(event).includes(id));
      expect(mine).toHaveLength(4);
      return { types: mine.map(({ type }) => type), text };
    });
    expect(told.types).toEqual(['user.deleted', 'user.unbanned', 'user.banned', 'user.created']);
    expect(told.text).not.toContain(email);
    expect((await auth.api(path, { token: live })).text).not.toContain(id);

    const audit = await auth.api(`/projects/${project.id}/audit?limit=100`, { token: test });
    const mine = audit.data.items.filter(({ target }) => target === id);
    const actions = mine.map(({ action }) => action);
    expect(actions).toEqual(['user.delete', 'user.unban', 'user.ban', 'user.create']);
    expect(audit.text).not.toContain(email);
  });
});
