import { eventually } from '@skydeck/testing';
import { decodeJwt } from 'jose';
import { type Answer, AuthHarness, count, type User } from './auth-harness.js';
import { secondFactorOf, sessionOf, signInByPhone } from './factor-people.js';
import { VirtualAuthenticator } from './virtual-authenticator.js';

const auth = new AuthHarness();
const device = new VirtualAuthenticator();
let project: Awaited<ReturnType<AuthHarness['project']>>;
let live: string;
let phones = 0;

beforeAll(async () => {
  await device.start();
  await auth.start();
  project = await auth.project('passkeys');
  live = await auth.authKey(project);
  const two_factor = { relying_party: 'localhost', origins: [device.origin] };
  const path = `/projects/${project.id}/auth-settings`;
  await auth.api(path, { method: 'PATCH', token: live, body: { two_factor } });
});
afterAll(async () => {
  await auth.stop();
  await device.stop();
});
beforeEach(() => device.clear());

const aPhone = () => `+491515${4_000_000 + ++phones * 10_007}`;
const codeOf = ({ status, error }: Answer) => [status, error?.code];
const keyOf = (challenge: unknown) => (challenge as { public_key: object }).public_key;
const idOf = (challenge: unknown) => (challenge as { id: string }).id;

async function register(token: string) {
  const asked = await auth.api('/auth/passkeys/register/options', { token, method: 'POST' });
  const credential = await device.create(keyOf(asked.data));
  const body = { challenge_id: idOf(asked.data), credential, name: 'Laptop' };
  return { asked, body, answer: await auth.api('/auth/passkeys/register/verify', { token, body }) };
}

async function withPasskey() {
  const phone = aPhone();
  const user = await auth.user(live, phone);
  const { answer, body } = await register(user.token);
  const factor = answer.data['factor'] as unknown as { id: string };
  return {
    user,
    phone,
    answer,
    factorId: factor.id,
    credential: body.credential as { id: string },
  };
}

const ask = () => auth.api('/auth/passkeys/login/options', { token: live, method: 'POST' });
const login = (body: object, token = live) =>
  auth.api('/auth/passkeys/login/verify', { token, body });

async function answered() {
  const asked = await ask();
  return { challenge_id: idOf(asked.data), credential: await device.use(keyOf(asked.data)) };
}

async function told(user: Pick<User, 'userId'>): Promise<string[]> {
  const { data } = await auth.api(`/projects/${project.id}/events?limit=100`, { token: live });
  const mine = data.items.filter((event) => JSON.stringify(event).includes(user.userId));
  return mine.map(({ type }) => String(type)).filter((type) => type.startsWith('factor.'));
}

describe('a passkey', () => {
  it('201: is made by a browser, and signs its user in without a name, as two factors', async () => {
    const { user, answer } = await withPasskey();
    expect(answer.status).toBe(201);
    expect(answer.data['factor']).toMatchObject({
      type: 'passkey',
      status: 'active',
      name: 'Laptop',
    });
    const signedIn = await login(await answered());
    expect(signedIn.status).toBe(200);
    expect(signedIn.data['user']).toMatchObject({ id: user.userId });
    const { token } = sessionOf(signedIn);
    const { acr, amr } = decodeJwt(token) as { acr: string; amr: string[] };
    expect([acr, amr.includes('mfa'), amr.includes('user')]).toEqual(['aal2', true, true]);
    expect((await auth.api('/auth/me', { token })).status).toBe(200);
    expect((await login(await answered())).status).toBe(200);
    await eventually(async () => expect(await told(user)).toEqual(['factor.added']));
  });

  it('200: is the second factor after a code', async () => {
    const { phone, factorId } = await withPasskey();
    const { ticket: token } = secondFactorOf(await signInByPhone(auth, live, phone));
    const path = `/auth/factors/${factorId}`;
    const asked = await auth.api(`${path}/challenge`, { token, method: 'POST' });
    const challenge = asked.data['challenge'];
    const credential = await device.use(keyOf(challenge));
    const body = { challenge_id: idOf(challenge), credential };
    const given = await auth.api(`${path}/verify`, { token, body });
    expect(given.status).toBe(200);
    expect(decodeJwt(sessionOf(given).token)).toMatchObject({ acr: 'aal2' });
  });

  it('409: an answer that was given once is refused', async () => {
    await withPasskey();
    const body = await answered();
    expect((await login(body)).status).toBe(200);
    expect(codeOf(await login(body))).toEqual([409, 'factor.challenge_over']);
    const other = idOf((await ask()).data);
    const replayed = await login({ ...body, challenge_id: other });
    expect(codeOf(replayed)).toEqual([422, 'factor.proof_refused']);
  });

  it('409: of 50 answers at once to one challenge, one gets a session', async () => {
    await withPasskey();
    const body = await answered();
    const answers = await Promise.all(Array.from({ length: 50 }, () => login(body)));
    expect(count(answers)).toEqual({ 200: 1, 409: 49 });
  });

  it('409: a challenge ends after five minutes', async () => {
    await withPasskey();
    const body = await answered();
    auth.clock.advance(300_000);
    expect(codeOf(await login(body))).toEqual([409, 'factor.challenge_over']);
  });

  it('409: a copy of it, whose counter went back, is refused and told', async () => {
    const { user, credential } = await withPasskey();
    expect((await login(await answered())).status).toBe(200);
    expect((await login(await answered())).status).toBe(200);
    const { signCount } = await device.turnBack(credential.id, 0);
    expect(signCount).toBeGreaterThan(0);
    expect(codeOf(await login(await answered()))).toEqual([409, 'factor.passkey_cloned']);
    await eventually(async () => {
      expect(await told(user)).toEqual(['factor.clone_detected', 'factor.added']);
    });
  });

  it('422: is not taken when its user was not verified', async () => {
    await withPasskey();
    await device.setUserVerified(false);
    try {
      const asked = await ask();
      expect(await device.use(keyOf(asked.data))).toBe('NotAllowedError');
      const lax = { ...keyOf(asked.data), userVerification: 'discouraged' };
      const credential = await device.use(lax);
      const answer = await login({ challenge_id: idOf(asked.data), credential });
      expect(codeOf(answer)).toEqual([422, 'factor.proof_refused']);
    } finally {
      await device.setUserVerified(true);
    }
  });

  it('409: is registered once, and each challenge makes one', async () => {
    const user = await auth.user(live, aPhone());
    const { body, answer } = await register(user.token);
    expect(answer.status).toBe(201);
    const again = await auth.api('/auth/passkeys/register/verify', { token: user.token, body });
    expect(codeOf(again)).toEqual([409, 'factor.challenge_over']);
    const { token } = sessionOf(answer);
    const asked = await auth.api('/auth/passkeys/register/options', { token, method: 'POST' });
    expect(await device.create(keyOf(asked.data))).toBe('InvalidStateError');
  });

  it('200: is a way in, so that the number it came with can be given up', async () => {
    const path = '/auth/me/identities/phone';
    const without = await auth.user(live, aPhone());
    const last = await auth.api(path, { method: 'DELETE', token: without.token });
    expect(codeOf(last)).toEqual([409, 'identity.last_way_in']);
    const { user, answer } = await withPasskey();
    const { token } = sessionOf(answer);
    expect((await auth.api(path, { method: 'DELETE', token })).status).toBe(200);
    expect((await login(await answered())).data['user']).toMatchObject({ id: user.userId });
  });

  it('503: is no way around a hook that has a say', async () => {
    await withPasskey();
    const body = {
      kind: 'before_sign_in',
      url: 'https://hooks.invalid/sign-in',
      on_failure: 'refuse',
    };
    const made = await auth.api('/auth/hooks', { token: live, body });
    expect(codeOf(await login(await answered()))).toEqual([503, 'sign_in_hook.failed']);
    const path = `/auth/hooks/${String(made.data['id'])}`;
    await auth.api(path, { method: 'DELETE', token: live });
    expect((await login(await answered())).status).toBe(200);
  });

  it('422: of another project or mode is nobody here', async () => {
    await withPasskey();
    const other = await auth.project();
    const foreign = await auth.authKey(other);
    const test = await auth.authKey(
      { id: project.id, owner: await ownerAgain() },
      { mode: 'test' },
    );
    for (const token of [foreign, test]) {
      expect(codeOf(await login(await answered(), token))).toEqual([409, 'factor.challenge_over']);
      const asked = await auth.api('/auth/passkeys/login/options', { token, method: 'POST' });
      const credential = await device.use({ ...keyOf(asked.data), rpId: 'localhost' });
      const body = { challenge_id: idOf(asked.data), credential };
      expect(codeOf(await login(body, token))).toEqual([422, 'factor.proof_refused']);
    }
  });
});

async function ownerAgain() {
  const { refreshToken } = project.owner;
  const body = { refresh_token: refreshToken };
  const refreshed = await auth.api('/auth/accounts/refresh', { body });
  return { ...project.owner, token: sessionOf(refreshed).token };
}
