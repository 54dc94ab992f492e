import { createAuth } from '@skydeck/auth';
import { newId } from '@skydeck/ids';
import { eventually } from '@skydeck/testing';
import {
  type Answer,
  AuthHarness,
  type Call,
  count,
  freePort,
  send,
  type User,
} from './auth-harness.js';

const auth = new AuthHarness();
let project: Awaited<ReturnType<AuthHarness['project']>>;
let live: string;
let test: string;

beforeAll(async () => {
  await auth.start();
  project = await auth.project('sessions');
  live = await auth.authKey(project);
  test = await auth.authKey(project, { mode: 'test' });
});
afterAll(() => auth.stop());

const DAY_MS = 86_400_000;
const refresh = (refresh_token: string) =>
  auth.api('/auth/sessions/refresh', { body: { refresh_token } });
const tokenOf = ({ data }: Answer) =>
  (data['session'] as unknown as { refresh_token: string }).refresh_token;
const me = ({ token }: Pick<User, 'token'>) => auth.api('/auth/me', { token });
const list = (query = '', token = live) => auth.api(`/auth/sessions${query}`, { token });
const end = (id: string, token = live) =>
  auth.api(`/auth/sessions/${id}`, { method: 'DELETE', token });
const ids = ({ data }: Answer) => data.items.map(({ id }) => id);

async function eventsAbout(id: string, token = live): Promise<string[]> {
  const { data } = await auth.api(`/projects/${project.id}/events?limit=100`, { token });
  const mine = data.items.filter((event) => JSON.stringify(event).includes(id));
  return mine.map(({ type }) => String(type));
}

describe('a verified code', () => {
  it('200: makes the user once, and signs the same one in from then on', async () => {
    const phone = '+14155550123';
    const first = await auth.user(live, phone);
    const second = await auth.user(live, phone);
    expect(second.userId).toBe(first.userId);
    expect(second.sessionId).not.toBe(first.sessionId);
    const { data } = await me(second);
    const now = auth.clock.now().toISOString();
    expect(data).toMatchObject({ id: first.userId, phone, phone_verified_at: now, mode: 'live' });
    expect(data).not.toHaveProperty('app_metadata');
    expect((await auth.user(test, phone)).userId).not.toBe(first.userId);
    await eventually(async () => {
      const told = await eventsAbout(first.userId);
      expect(told.toSorted()).toEqual([
        'user.created',
        'user_session.created',
        'user_session.created',
      ]);
    });
  });

  it('200: proves the number of a user whom a server has made', async () => {
    const phone = '+14155550177';
    const made = await auth.api('/auth/users', { token: live, body: { phone, name: 'Ada' } });
    const user = await auth.user(live, phone);
    expect(user.userId).toBe(made.data['id']);
    expect((await me(user)).data).toMatchObject({
      name: 'Ada',
      phone_verified_at: expect.any(String),
    });
    await auth.user(live, phone);
    await eventually(async () => {
      const told = (await eventsAbout(user.userId)).filter((type) => type.startsWith('user.'));
      expect(told).toEqual(['user.updated', 'user.created']);
    });
  });

  it('200: gives a banned user no session, and ends those that there are', async () => {
    const phone = '+14155550188';
    const user = await auth.user(live, phone);
    const path = `/auth/users/${user.userId}`;
    const until = new Date(auth.clock.now().getTime() + 60_000).toISOString();
    await auth.api(path, { method: 'PATCH', token: live, body: { banned_until: until } });
    expect((await me(user)).status).toBe(401);
    expect((await refresh(user.refreshToken)).status).toBe(401);
    const asked = await auth.api('/auth/otp/request', { token: live, body: { phone } });
    const id = String(asked.data['id']);
    const body = { id, code: auth.messaging.codeOf(id) };
    const { status, data } = await auth.api('/auth/otp/verify', { token: live, body });
    expect([status, data['status'], data['session']]).toEqual([200, 'verified', null]);
    auth.clock.advance(60_000);
    expect((await refresh(user.refreshToken)).status).toBe(401);
    expect((await me(await auth.user(live, phone))).status).toBe(200);
  });
});

describe('refresh tokens of users', () => {
  it('200: 50 that refresh together get the same token', async () => {
    const user = await auth.user(live);
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(user.refreshToken)));
    expect(count(answers)).toEqual({ 200: 50 });
    expect(new Set(answers.map(tokenOf)).size).toBe(1);
    expect((await refresh(tokenOf(answers[0] as Answer))).status).toBe(200);
  });

  it('401: the token before is good for 10 s, and then ends the session', async () => {
    const user = await auth.user(live);
    const next = tokenOf(await refresh(user.refreshToken));
    auth.clock.advance(10_000);
    expect(tokenOf(await refresh(user.refreshToken))).toBe(next);
    auth.clock.advance(1);
    const reused = await refresh(user.refreshToken);
    expect([reused.status, reused.error.code]).toEqual([401, 'user_session.invalid_refresh_token']);
    expect((await refresh(next)).status).toBe(401);
    expect((await me(user)).status).toBe(401);
  });

  it('401: an old token, 50 times at once, ends the session and is told once', async () => {
    const user = await auth.user(live);
    const second = tokenOf(await refresh(user.refreshToken));
    const third = tokenOf(await refresh(second));
    const answers = await Promise.all(Array.from({ length: 50 }, () => refresh(user.refreshToken)));
    expect(count(answers)).toEqual({ 401: 50 });
    expect((await refresh(third)).status).toBe(401);
    await eventually(async () => {
      const told = (await eventsAbout(user.sessionId)).toSorted();
      expect(told).toEqual([
        'user_session.created',
        'user_session.reuse_detected',
        'user_session.revoked',
      ]);
    });
  });

  it('401: of accounts are none of users, and the other way round', async () => {
    const [user, person] = [await auth.user(live), await auth.signIn()];
    expect((await refresh(person.refreshToken)).status).toBe(401);
    const body = { refresh_token: user.refreshToken };
    expect((await auth.api('/auth/accounts/refresh', { body })).status).toBe(401);
    expect((await refresh(user.refreshToken)).status).toBe(200);
  });

  it('401: a session ends when it was idle for 30 days, or after 180 in any case', async () => {
    const [idle, busy] = [await auth.user(live), await auth.user(live)];
    let token = busy.refreshToken;
    for (let day = 0; day < 180; day += 20) {
      const answer = await refresh(token);
      expect(answer.status).toBe(200);
      token = tokenOf(answer);
      auth.clock.advance(20 * DAY_MS);
      if (day === 0) expect((await refresh(`${idle.refreshToken}x`)).status).toBe(401);
    }
    expect((await refresh(idle.refreshToken)).status).toBe(401);
    expect((await refresh(token)).status).toBe(401);
    expect(ids(await list(`?user=${busy.userId}`))).toEqual([]);
  });

  it('401: a project that is deleted has no sessions', async () => {
    const other = await auth.project();
    const user = await auth.user(await auth.authKey(other));
    expect((await me(user)).status).toBe(200);
    await auth.api(`/projects/${other.id}`, { method: 'DELETE', token: other.owner.token });
    expect((await me(user)).status).toBe(401);
    expect((await refresh(user.refreshToken)).status).toBe(401);
  });
});

describe('two processes', () => {
  it('agree on the next token of 50 refreshes, and on what has ended', async () => {
    const port = await freePort();
    const second = await createAuth({ ...auth.config, AUTH_PORT: port }, { clock: auth.clock });
    await second.listen();
    try {
      const there = (path: string, call: Call) => send(`${second.url}/api/v1/auth/${path}`, call);
      const user = await auth.user(live);
      expect((await there('me', { token: user.token })).status).toBe(200);
      const body = { refresh_token: user.refreshToken };
      const answers = await Promise.all(
        Array.from({ length: 50 }, (_, index) =>
          index % 2 === 0 ? refresh(user.refreshToken) : there('sessions/refresh', { body }),
        ),
      );
      expect(count(answers)).toEqual({ 200: 50 });
      expect(new Set(answers.map(tokenOf)).size).toBe(1);
      await end(user.sessionId);
      expect((await there('me', { token: user.token })).status).toBe(401);
    } finally {
      await second.close();
    }
  });
});

describe('sessions of users', () => {
  it('200: are listed for a user, page by page, and ended one by one or all', async () => {
    const phone = '+14155550199';
    const made: User[] = [];
    for (let index = 0; index < 3; index++) {
      made.push(await auth.user(live, phone));
      auth.clock.advance(1000);
    }
    const [one, two, three] = made as [User, User, User];
    const first = await list(`?user=${one.userId}&limit=2&sort=created_at`);
    expect(ids(first)).toEqual([one.sessionId, two.sessionId]);
    expect(first.data.items[0]).toMatchObject({ user_id: one.userId, amr: ['otp'] });
    const cursor = first.meta.page.next_cursor ?? '';
    const rest = await list(`?user=${one.userId}&limit=2&sort=created_at&cursor=${cursor}`);
    expect(ids(rest)).toEqual([three.sessionId]);
    await refresh(one.refreshToken);
    const latest = await list(`?user=${one.userId}&limit=1&sort=-refreshed_at`);
    expect(ids(latest)).toEqual([one.sessionId]);

    expect((await end(two.sessionId)).data).toEqual({ id: two.sessionId, deleted: true });
    expect((await end(two.sessionId)).error.code).toBe('user_session.not_found');
    expect([(await me(one)).status, (await me(two)).status]).toEqual([200, 401]);
    const path = `/auth/users/${one.userId}/sessions`;
    const ended = await auth.api(path, { method: 'DELETE', token: live });
    expect(ended.data).toEqual({ user_id: one.userId, ended: 2 });
    expect((await me(three)).status).toBe(401);
    expect(ids(await list(`?user=${one.userId}`))).toEqual([]);
  });

  it('401: end with their user', async () => {
    const user = await auth.user(live);
    await auth.api(`/auth/users/${user.userId}`, { method: 'DELETE', token: live });
    expect((await me(user)).status).toBe(401);
    expect((await refresh(user.refreshToken)).status).toBe(401);
  });

  it('404: of another project or mode do not exist', async () => {
    const user = await auth.user(live);
    const foreign = await auth.authKey(await auth.project());
    for (const token of [foreign, test]) {
      const theirs = await end(user.sessionId, token);
      expect([theirs.status, theirs.error]).toEqual([404, (await end(newId('ses'), token)).error]);
      expect(ids(await list(`?user=${user.userId}`, token))).toEqual([]);
      const path = `/auth/users/${user.userId}/sessions`;
      expect((await auth.api(path, { method: 'DELETE', token })).status).toBe(404);
    }
    expect((await me(user)).status).toBe(200);
  });
});
