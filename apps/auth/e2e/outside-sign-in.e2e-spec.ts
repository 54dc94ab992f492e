import { createHash, randomBytes } from 'node:crypto';
import { SystemClock } from '@skydeck/service';
import { type Answer, AuthHarness, count, type User, userOf } from './auth-harness.js';
import { Browser, CLIENT_ID, CLIENT_SECRET, OpenIdUpstream } from './openid-upstream.js';

const auth = new AuthHarness();
const upstream = new OpenIdUpstream();
const other = new OpenIdUpstream();
let project: Awaited<ReturnType<AuthHarness['project']>>;
let key: string;
let provider: string;
let second: string;

const RETURN = 'https://shop.example.com/signed-in?from=skydeck';
const body = (issuer: string) => ({
  kind: 'oidc',
  issuer,
  client_id: CLIENT_ID,
  client_secret: CLIENT_SECRET,
  redirect_urls: [RETURN, 'com.example.shop:/back'],
});

beforeAll(async () => {
  await upstream.start();
  await other.start();
  await auth.start(new SystemClock(), { SIGN_IN_ALLOW_CIDRS: '127.0.0.0/8' });
  project = await auth.project('outside');
  key = await auth.authKey(project);
  provider = await addProvider(upstream);
  second = await addProvider(other);
});
afterAll(async () => {
  await auth.stop();
  await upstream.stop();
  await other.stop();
});

async function addProvider(from: OpenIdUpstream, more: object = {}): Promise<string> {
  const sent = { ...body(from.issuer), ...more };
  const made = await auth.api('/auth/providers', { token: key, body: sent });
  expect(made.status).toBe(201);
  from.redirectUris.push(String(made.data['callback_url']));
  from.restart();
  return String(made.data['id']);
}

/** What the product of the project keeps to itself. */
function pkce() {
  const verifier = randomBytes(32).toString('base64url');
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

const authorizeUrl = (id: string, challenge: string, more: Record<string, string> = {}) => {
  const query = { redirect_url: RETURN, code_challenge: challenge, state: 'cart 7', ...more };
  const text = new URLSearchParams(query).toString();
  return `${auth.service.url}/api/v1/auth/providers/${id}/authorize?${text}`;
};
const exchange = (code: string, code_verifier: string) =>
  auth.api('/auth/sign-in/provider/exchange', { body: { code, code_verifier } });
const codeOf = (url: string) => new URL(url).searchParams.get('code') ?? '';

/** Signs somebody in who is known to the provider; answers where the browser ended. */
async function comeBack(login: string, challenge: string, id = provider, browser = new Browser()) {
  const callback = await browser.signIn(authorizeUrl(id, challenge), login);
  return browser.follow(callback, (next) => next.includes('/oauth/callback/'));
}

async function signIn(login: string, id = provider): Promise<Answer> {
  const { verifier, challenge } = pkce();
  return exchange(codeOf(await comeBack(login, challenge, id)), verifier);
}

let next = 0;
function person(more: object = {}): string {
  const id = `person-${++next}`;
  upstream.people.set(id, {
    email: `${id}@example.com`,
    email_verified: true,
    name: 'Ada',
    ...more,
  });
  return id;
}
const identitiesOf = async (user: User) =>
  (await auth.api('/auth/me/identities', { token: user.token })).data.items;

describe('signing in with an outside provider', () => {
  it('303 then 200: makes a user, and finds the same one again', async () => {
    const login = person();
    const { verifier, challenge } = pkce();
    const back = await comeBack(login, challenge);
    expect(back.startsWith(`${RETURN}&code=`)).toBe(true);
    expect(new URL(back).searchParams.get('state')).toBe('cart 7');
    const first = await exchange(codeOf(back), verifier);
    expect(first.status).toBe(200);
    expect(first.data['user']).toMatchObject({
      email: `${login}@example.com`,
      email_verified_at: expect.any(String),
      name: 'Ada',
      is_anonymous: false,
    });
    const again = await signIn(login);
    expect(userOf(again).userId).toBe(userOf(first).userId);
    expect(await identitiesOf(userOf(again))).toEqual([
      expect.objectContaining({ id: 'email', is_verified: true }),
      expect.objectContaining({ kind: 'oidc', provider_id: provider, subject: login }),
    ]);
    const sessions = await auth.api(`/auth/sessions?user=${userOf(first).userId}`, { token: key });
    expect(sessions.data.items.map(({ amr }) => amr)).toEqual([['fed'], ['fed']]);
  });

  it('422: a code is good once, for who holds the verifier, 50 at once', async () => {
    const { verifier, challenge } = pkce();
    const code = codeOf(await comeBack(person(), challenge));
    const tries = Array.from({ length: 50 }, () => exchange(code, verifier));
    const answers = await Promise.all(tries);
    expect(count(answers)).toEqual({ 200: 1, 422: 49 });
    const stolen = codeOf(await comeBack(person(), pkce().challenge));
    expect((await exchange(stolen, verifier)).error.code).toBe('sign_in_provider.invalid_code');
  });

  it('422: a state is good once, and only at the provider that it was given to', async () => {
    const browser = new Browser();
    const callback = await browser.signIn(authorizeUrl(provider, pkce().challenge), person());
    const mixedUp = await fetch(callback.replace(provider, second), { redirect: 'manual' });
    expect(mixedUp.status).toBe(422);
    const first = await fetch(callback, { redirect: 'manual' });
    expect(first.headers.get('location')).toContain('code=');
    const replayed = await fetch(callback, { redirect: 'manual' });
    expect(replayed.status).toBe(422);
    expect(await replayed.text()).toContain('sign_in_provider.invalid_state');
    const invented = `${auth.service.url}/oauth/callback/${provider}?code=x&state=y`;
    expect((await fetch(invented, { redirect: 'manual' })).status).toBe(422);
  });

  it('303 with an error: says that the user turned back', async () => {
    const browser = new Browser();
    const callback = await browser.cancel(authorizeUrl(provider, pkce().challenge));
    const back = await browser.follow(callback, (url) => url.includes('/oauth/callback/'));
    const { searchParams, origin } = new URL(back);
    expect([origin, searchParams.get('error'), searchParams.get('state')]).toEqual([
      'https://shop.example.com',
      'access_denied',
      'cart 7',
    ]);
  });

  it('422: sends nobody to an address that is not listed', async () => {
    const { challenge } = pkce();
    for (const redirect_url of [
      'https://evil.example.com/',
      `${RETURN}&more=1`,
      'https://shop.example.com/signed-in',
      'https://shop.example.com@evil.example.com/',
      'javascript:alert(1)',
    ]) {
      const url = authorizeUrl(provider, challenge, { redirect_url });
      const answer = await fetch(url, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([422, null]);
    }
  });
});
