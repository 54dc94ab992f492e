import { type Answer, AuthHarness, count, type Person } from './auth-harness.js';

const auth = new AuthHarness();
beforeAll(() => auth.start());
afterAll(() => auth.stop());

const REFRESH = '/auth/accounts/refresh';
const refresh = (refresh_token: string) => auth.api(REFRESH, { body: { refresh_token } });
const tokenOf = ({ data }: Answer) =>
  (data['session'] as unknown as { refresh_token: string }).refresh_token;
const me = ({ token }: Pick<Person, 'token'>) => auth.api('/auth/accounts/me', { token });

describe('refresh tokens', () => {
  it('200: 20 tabs that refresh together get the same token', async () => {
    const person = await auth.signIn();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refresh(person.refreshToken)),
    );
    expect(count(answers)).toEqual({ 200: 20 });
    expect(new Set(answers.map(tokenOf)).size).toBe(1);
  });

  it('401: the token before is good for 10 s, and then ends the session', async () => {
    const person = await auth.signIn();
    const next = tokenOf(await refresh(person.refreshToken));
    auth.clock.advance(10_000);
    expect(tokenOf(await refresh(person.refreshToken))).toBe(next);
    auth.clock.advance(1);
    const reused = await refresh(person.refreshToken);
    expect([reused.status, reused.error.code]).toEqual([401, 'session.invalid_refresh_token']);
    expect((await refresh(next)).status).toBe(401);
    expect((await me(person)).status).toBe(401);
  });

  it('401: a token older than the one before ends the session within the grace, too', async () => {
    const person = await auth.signIn();
    const second = tokenOf(await refresh(person.refreshToken));
    const third = tokenOf(await refresh(second));
    expect((await refresh(person.refreshToken)).status).toBe(401);
    expect((await refresh(third)).status).toBe(401);
  });

  it('401: a forged or mistyped token changes nothing', async () => {
    const { refreshToken } = await auth.signIn();
    const [version, session, , mac, checksum] = refreshToken.split('.');
    const forged = [version, session, '1', mac, checksum].join('.');
    for (const bad of [forged, `${refreshToken}x`, refreshToken.slice(0, -1), 'skr1', '']) {
      expect((await refresh(bad)).status).toBe(401);
    }
    expect((await refresh(refreshToken)).status).toBe(200);
  });

  it('422: refuses a body without one', async () => {
    expect((await auth.api(REFRESH, { body: {} })).status).toBe(422);
    expect((await auth.api(REFRESH, { body: { refresh_token: 7 } })).status).toBe(422);
  });

  it('401: a session ends when it was idle for 7 days, or after 30 days in any case', async () => {
    const DAY_MS = 86_400_000;
    const idle = await auth.signIn();
    const busy = await auth.signIn();
    let token = busy.refreshToken;
    for (let day = 0; day < 30; day += 6) {
      const answer = await refresh(token);
      expect(answer.status).toBe(200);
      token = tokenOf(answer);
      auth.clock.advance(6 * DAY_MS);
    }
    expect((await refresh(idle.refreshToken)).status).toBe(401);
    expect((await refresh(token)).status).toBe(401);
  });
});

describe('sessions', () => {
  it('200: lists the sessions and marks the one that asks; ends another', async () => {
    const first = await auth.signIn('sessions@example.com');
    const second = await auth.signIn('sessions@example.com');
    const list = await auth.api('/auth/accounts/sessions?limit=1', { token: second.token });
    expect(list.data.items).toEqual([
      expect.objectContaining({ id: second.sessionId, is_current: true, client: 'browser' }),
    ]);
    const cursor = list.meta.page.next_cursor ?? '';
    const path = `/auth/accounts/sessions?limit=1&cursor=${cursor}`;
    const page = await auth.api(path, { token: second.token });
    expect(page.data.items).toMatchObject([{ id: first.sessionId, is_current: false }]);
    expect((await me(first)).status).toBe(200);

    const ended = await auth.api(`/auth/accounts/sessions/${first.sessionId}`, {
      method: 'DELETE',
      token: second.token,
    });
    expect(ended.data).toEqual({ id: first.sessionId, deleted: true });
    expect((await me(first)).status).toBe(401);
    expect((await me(second)).status).toBe(200);
  });

  it("404: another account's session does not exist", async () => {
    const [mine, other] = [await auth.signIn(), await auth.signIn()];
    const { status, error } = await auth.api(`/auth/accounts/sessions/${other.sessionId}`, {
      method: 'DELETE',
      token: mine.token,
    });
    expect([status, error.code]).toEqual([404, 'session.not_found']);
  });

  it('200 then 401: signing out ends the session at once, refresh token and all', async () => {
    const person = await auth.signIn();
    const out = await auth.api('/auth/accounts/sign-out', { method: 'POST', token: person.token });
    expect(out.data).toEqual({ id: person.sessionId, deleted: true });
    expect((await me(person)).status).toBe(401);
    expect((await refresh(person.refreshToken)).status).toBe(401);
  });

  it('401: an access token ends by itself, and says so', async () => {
    const person = await auth.signIn();
    auth.clock.advance(906_000);
    const { status, error } = await me(person);
    expect([status, error.code]).toEqual([401, 'token_expired']);
  });
});

describe('the account', () => {
  it('200: reads and renames it', async () => {
    const { token } = await auth.signIn();
    const body = { name: 'Grace' };
    const renamed = await auth.api('/auth/accounts/me', { method: 'PATCH', token, body });
    expect(renamed.data).toMatchObject({ name: 'Grace' });
    expect((await me({ token })).data).toMatchObject({ name: 'Grace' });
  });

  it('401 and 422: refuses strangers and nonsense', async () => {
    const { token } = await auth.signIn();
    expect((await auth.api('/auth/accounts/me')).status).toBe(401);
    for (const name of ['', '  ', 'x'.repeat(101), 'a\u0007b', null, ['x']]) {
      const answer = await auth.api('/auth/accounts/me', {
        method: 'PATCH',
        token,
        body: { name },
      });
      expect(answer.status).toBe(422);
    }
  });
});
