import { AuthHarness, userOf } from './auth-harness.js';
import { AnonymousUserSweeper } from '../src/anonymous-users/anonymous-user-sweeper.js';

const DAY_MS = 86_400_000;
const auth = new AuthHarness();
let project: Awaited<ReturnType<AuthHarness['project']>>;
let key: string;

beforeAll(async () => {
  await auth.start();
  project = await auth.project('anonymous');
  key = await auth.authKey(project);
});
afterAll(() => auth.stop());

const begin = (body: object = {}) => auth.api('/auth/sign-in/anonymous', { token: key, body });
const me = (token: string) => auth.api('/auth/me', { token });
const get = (id: string) => auth.api(`/auth/users/${id}`, { token: key });

/** Proves a number or an address as the user who is signed in. */
async function prove(token: string, contact: object) {
  const asked = await auth.api('/auth/me/identities/code', { token, body: contact });
  const id = String(asked.data['id']);
  const body = { id, code: auth.messaging.codeOf(id) };
  return auth.api('/auth/me/identities/code/verify', { token, body });
}

describe('anonymous users', () => {
  it('201: have a session and nothing that says who they are', async () => {
    const made = await begin({ public_metadata: { cart: ['tea'] } });
    expect(made.status).toBe(201);
    expect((await me(userOf(made).token)).data).toMatchObject({
      is_anonymous: true,
      phone: null,
      email: null,
      public_metadata: { cart: ['tea'] },
    });
  });

  it('200: keep their identifier and session when they say who they are', async () => {
    const user = userOf(await begin({ public_metadata: { cart: ['tea'] } }));
    const proven = await prove(user.token, { email: 'now-known@example.com' });
    expect(proven.data).toMatchObject({
      id: user.userId,
      is_anonymous: false,
      email: 'now-known@example.com',
      email_verified_at: expect.any(String),
      public_metadata: { cart: ['tea'] },
    });
    expect((await me(user.token)).data['is_anonymous']).toBe(false);
  });

  it('409: do not take over who is there already', async () => {
    const known = await auth.user(key, '+4915112312312');
    auth.clock.advance(60_000);
    const { token } = userOf(await begin());
    const answer = await prove(token, { phone: '+4915112312312' });
    expect([answer.status, answer.error.code]).toEqual([409, 'user.identity_taken']);
    expect((await get(known.userId)).status).toBe(200);
  });

  it('409: are not begun where the project wants none', async () => {
    const settings = `/projects/${project.id}/auth-settings`;
    const change = (is_enabled: boolean) =>
      auth.api(settings, {
        method: 'PATCH',
        token: project.owner.token,
        body: { anonymous_users: { is_enabled } },
      });
    expect((await change(false)).status).toBe(200);
    expect((await begin()).error.code).toBe('anonymous_user.disabled');
    await change(true);
    expect((await begin()).status).toBe(201);
  });

  it('are deleted after 30 silent days, unless somebody knows them by then', async () => {
    const silent = userOf(await begin());
    const active = userOf(await begin());
    const known = userOf(await begin());
    await prove(known.token, { phone: '+4915155555550' });
    auth.clock.advance(29 * DAY_MS);
    const body = { refresh_token: active.refreshToken };
    expect((await auth.api('/auth/sessions/refresh', { body })).status).toBe(200);
    auth.clock.advance(2 * DAY_MS);
    await auth.service.app.get(AnonymousUserSweeper, { strict: false }).sweep();
    const found = [silent, active, known].map(async ({ userId }) => (await get(userId)).status);
    expect(await Promise.all(found)).toEqual([404, 200, 200]);
  });
});
