import { decodeJwt } from 'jose';
import { type Answer, AuthHarness, count, OWNER_TOKEN } from './auth-harness.js';
import { addApp, appCode, secondFactorOf, sessionOf } from './factor-people.js';
import { VirtualAuthenticator } from './virtual-authenticator.js';

const auth = new AuthHarness();
const device = new VirtualAuthenticator();
const BASE = '/auth/accounts';
const FACTORS = `${BASE}/factors`;
let people = 0;

beforeAll(async () => {
  await device.start();
  await auth.start(auth.clock, { DASHBOARD_URL: device.origin });
});
afterAll(async () => {
  await auth.stop();
  await device.stop();
});

const MINUTE_MS = 60_000;
const codeOf = ({ status, error }: Answer) => [status, error?.code];

async function signIn(email: string): Promise<Answer> {
  const started = await auth.api(`${BASE}/sign-in`, { body: { email } });
  const id = String(started.data['id']);
  return auth.api(`${BASE}/verify`, { body: { id, code: auth.messaging.codeOf(id) } });
}

async function person() {
  const email = `two-${++people}@example.com`;
  const first = sessionOf(await signIn(email)).token;
  const { app, verified } = await addApp(auth, first, FACTORS);
  return { email, app, ...sessionOf(verified) };
}

async function refreshed(refreshToken: string): Promise<string> {
  const body = { refresh_token: refreshToken };
  return sessionOf(await auth.api(`${BASE}/refresh`, { body })).token;
}

const verify = (id: string, token: string, body: object) =>
  auth.api(`${FACTORS}/${id}/verify`, { token, body });

describe('an account with an authenticator app', () => {
  it('200: is asked for it at sign-in and gets its session with both factors', async () => {
    const { email, app } = await person();
    const first = await signIn(email);
    expect([first.status, first.data['session']]).toEqual([200, null]);
    const { ticket, factors } = secondFactorOf(first);
    expect(factors.map(({ id }) => id)).toEqual([app.id]);
    for (const path of [`${BASE}/me`, '/projects']) {
      expect((await auth.api(path, { token: ticket })).status).toBe(401);
    }
    const given = await verify(app.id, ticket, { code: appCode(auth, app.secret) });
    const { token } = sessionOf(given);
    expect(decodeJwt(token)).toMatchObject({ acr: 'aal2', amr: ['mfa', 'otp'], aud: 'platform' });
    expect((await auth.api(`${BASE}/me`, { token })).data).toMatchObject({ email });
  });

  it('401: of 50 at once with one ticket, one gets a session', async () => {
    const { email, app } = await person();
    const { ticket } = secondFactorOf(await signIn(email));
    const code = appCode(auth, app.secret);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => verify(app.id, ticket, { code })),
    );
    expect(count(answers)).toEqual({ 200: 1, 401: 49 });
  });

  it('403: makes a live key, ends a key or a project only with a fresh second factor', async () => {
    const { token: first, app, refreshToken } = await person();
    const made = await auth.api('/projects', { token: first, body: { name: 'Careful' } });
    const path = `/projects/${String(made.data['id'])}`;
    let token = first;
    const key = (mode: string) =>
      auth.api(`${path}/keys`, { token, body: { product: 'auth', name: mode, mode } });
    const rotated = (await key('live')).data['id'];
    auth.clock.advance(15 * MINUTE_MS + 1);
    token = await refreshed(refreshToken);
    expect(codeOf(await key('live'))).toEqual([403, 'factor.step_up_required']);
    expect((await key('test')).status).toBe(201);
    const rotate = () =>
      auth.api(`${path}/keys/${String(rotated)}/rotate`, { token, body: { overlap_s: 0 } });
    expect(codeOf(await rotate())).toEqual([403, 'factor.step_up_required']);
    const remove = () => auth.api(path, { method: 'DELETE', token });
    expect(codeOf(await remove())).toEqual([403, 'factor.step_up_required']);
    const body = { factor_id: app.id, code: appCode(auth, app.secret) };
    expect((await auth.api(`${BASE}/step-up`, { token, body })).status).toBe(200);
    expect((await key('live')).status).toBe(201);
    expect((await rotate()).status).toBe(201);
    expect((await remove()).status).toBe(200);
  });

  it('403: changes its factors only with a fresh second factor', async () => {
    const { app, email } = await person();
    const { ticket } = secondFactorOf(await signIn(email));
    const { refreshToken } = sessionOf(
      await verify(app.id, ticket, { code: appCode(auth, app.secret) }),
    );
    auth.clock.advance(15 * MINUTE_MS + 1);
    const token = await refreshed(refreshToken);
    const path = `${FACTORS}/${app.id}`;
    const tries = async () => [
      await auth.api(FACTORS, { token, body: { type: 'totp' } }),
      await auth.api(`${BASE}/passkeys/register/options`, { method: 'POST', token }),
      await auth.api(`${BASE}/recovery-codes`, { method: 'POST', token }),
      await auth.api(path, { method: 'DELETE', token }),
    ];
    const refused = [403, 'factor.step_up_required'];
    expect((await tries()).map(codeOf)).toEqual([refused, refused, refused, refused]);
    await verify(app.id, token, { code: appCode(auth, app.secret) });
    expect((await tries()).map(({ status }) => status)).toEqual([201, 200, 201, 200]);
    expect((await signIn(email)).data['session']).not.toBeNull();
  });

  it('200: is signed in by a recovery code, once', async () => {
    const { email, token } = await person();
    const made = await auth.api(`${BASE}/recovery-codes`, { method: 'POST', token });
    const [code] = made.data['codes'] as unknown as [string];
    const give = async () =>
      auth.api(`${BASE}/recovery-codes/verify`, {
        token: secondFactorOf(await signIn(email)).ticket,
        body: { code },
      });
    expect((await give()).status).toBe(200);
    expect(codeOf(await give())).toEqual([422, 'recovery_code.wrong']);
  });

  it('401: has tickets and factors that are worth nothing on the plane of users', async () => {
    const { email, token, app } = await person();
    const { ticket } = secondFactorOf(await signIn(email));
    for (const credential of [ticket, token]) {
      const answer = await auth.api('/auth/factors', { token: credential });
      expect(answer.status).toBe(401);
    }
    const live = await auth.authKey(await auth.project());
    const user = await auth.user(live);
    expect((await auth.api(FACTORS, { token: user.token })).status).toBe(401);
    expect((await auth.api(FACTORS, { token: live })).status).toBe(403);
    const code = appCode(auth, app.secret);
    const path = `/auth/factors/${app.id}/verify`;
    expect((await auth.api(path, { token: user.token, body: { code } })).status).toBe(404);
  });
});

describe('an account with a passkey', () => {
  it('200: registers it in a browser and signs in with nothing else', async () => {
    const email = 'passkey@example.com';
    const { token } = sessionOf(await signIn(email));
    const options = { token, method: 'POST' };
    const asked = await auth.api(`${BASE}/passkeys/register/options`, options);
    const { id, public_key: publicKey } = asked.data as unknown as {
      id: string;
      public_key: object;
    };
    const credential = await device.create(publicKey);
    const body = { challenge_id: id, credential };
    const made = await auth.api(`${BASE}/passkeys/register/verify`, { token, body });
    expect(made.status).toBe(201);
    const login = await auth.api(`${BASE}/passkeys/login/options`, { method: 'POST' });
    const question = login.data as unknown as { id: string; public_key: object };
    const found = await device.use(question.public_key);
    const proof = { challenge_id: question.id, credential: found };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => auth.api(`${BASE}/passkeys/login/verify`, { body: proof })),
    );
    expect(count(answers)).toEqual({ 200: 1, 409: 49 });
    const good = answers.find(({ status }) => status === 200) as Answer;
    expect(good.data['account']).toMatchObject({ email });
    expect(decodeJwt(sessionOf(good).token)).toMatchObject({ acr: 'aal2' });
  });
});

describe('an account without a second factor', () => {
  it('200: does everything as before, also the owner of the installation', async () => {
    const local = await auth.api(`${BASE}/local`, { body: { token: OWNER_TOKEN } });
    const { token } = sessionOf(local);
    expect(decodeJwt(token)).toMatchObject({ acr: 'aal1' });
    const made = await auth.api('/projects', { token, body: { name: 'As before' } });
    const path = `/projects/${String(made.data['id'])}`;
    const body = { product: 'auth', name: 'Live' };
    expect((await auth.api(`${path}/keys`, { token, body })).status).toBe(201);
    expect((await auth.api(path, { method: 'DELETE', token })).status).toBe(200);
    const first = await signIn('plain@example.com');
    expect(first.data['second_factor_required']).toBeNull();
    const sessions = await auth.api(`${BASE}/sessions`, { token: sessionOf(first).token });
    expect(sessions.data.items[0]).toMatchObject({ aal: 'aal1', ip: '127.0.0.1' });
  });
});

describe('a factor of an account', () => {
  it('gets another name from its owner, of 50 at once only where the version is known', async () => {
    const { app, token } = await person();
    const path = `${FACTORS}/${app.id}`;
    const rename = (name: string, headers = {}) =>
      auth.api(path, { method: 'PATCH', token, body: { name }, headers });
    const renamed = await rename('Work phone');
    expect([renamed.status, renamed.data['name']]).toEqual([200, 'Work phone']);
    const headers = { 'if-match': renamed.headers.get('etag') ?? '' };
    const names = Array.from({ length: 50 }, (_, index) => `Phone ${index}`);
    const answers = await Promise.all(names.map((name) => rename(name, headers)));
    expect(count(answers)).toEqual({ 200: 1, 412: 49 });
  });

  it('422: gets no empty name, and none with a line break', async () => {
    const { app, token } = await person();
    for (const name of ['', ' ', 'a\nb', 'x'.repeat(61)]) {
      const call = { method: 'PATCH', token, body: { name } };
      const { status, error } = await auth.api(`${FACTORS}/${app.id}`, call);
      expect([status, error.errors[0]?.location]).toEqual([422, 'body.name']);
    }
  });

  it('404, 403: is not renamed by somebody else, nor by half a sign-in', async () => {
    const { app, email } = await person();
    const other = await person();
    const rename = (token: string) =>
      auth.api(`${FACTORS}/${app.id}`, { method: 'PATCH', token, body: { name: 'Mine' } });
    expect(codeOf(await rename(other.token))).toEqual([404, 'factor.not_found']);
    const { ticket } = secondFactorOf(await signIn(email));
    expect((await rename(ticket)).status).toBeGreaterThanOrEqual(401);
    const { factors } = secondFactorOf(await signIn(email));
    expect(factors).toEqual([expect.objectContaining({ name: null })]);
  });
});
