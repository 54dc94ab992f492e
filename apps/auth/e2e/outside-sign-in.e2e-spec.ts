import { createHash, randomBytes } from 'node:crypto';
import { SystemClock } from '@skydeck/service';
import { generateKeyPair, type JWTPayload } from 'jose';
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
const providerAt = (issuer: string) => ({
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
  const sent = { ...providerAt(from.issuer), ...more };
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

const nonce = 'a-nonce-of-the-app';
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

const none = (claims: object) =>
  [{ alg: 'none' }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.') + '.';
const makeUser = async (more: object) => {
  const made = await auth.api('/auth/users', { token: key, body: more });
  return String(made.data['id']);
};
const startLink = (token: string, code_challenge: string) =>
  auth.api('/auth/me/identities/authorize', {
    token,
    body: { provider_id: provider, redirect_url: RETURN, code_challenge },
  });
const finishLink = (token: string, code: string, code_verifier: string) =>
  auth.api('/auth/me/identities/exchange', { token, body: { code, code_verifier } });
const unlink = (token: string, id: string) =>
  auth.api(`/auth/me/identities/${id}`, { method: 'DELETE', token });
const makeProvider = (more: object, token = key) =>
  auth.api('/auth/providers', { token, body: { ...providerAt(upstream.issuer), ...more } });

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

describe('a provider that lies', () => {
  afterEach(() => {
    upstream.forge = undefined;
  });

  it.each<[string, (claims: JWTPayload) => Promise<string> | string]>([
    ['another nonce', (claims) => upstream.sign({ ...claims, nonce: 'another' })],
    ['no nonce', ({ nonce: _nonce, ...claims }) => upstream.sign(claims)],
    ['another issuer', (claims) => upstream.sign({ ...claims, iss: other.issuer })],
    ['another audience', (claims) => upstream.sign({ ...claims, aud: 'somebody-else' })],
    ['a time long ago', (claims) => upstream.sign({ ...claims, exp: 1_700_000_000 })],
    ['no signature', none],
    [
      'a key of somebody else',
      async (claims) => upstream.sign(claims, (await generateKeyPair('RS256')).privateKey),
    ],
  ])('303 with an error: is not believed with %s', async (_what, forge) => {
    upstream.forge = forge;
    const back = new URL(await comeBack(person(), pkce().challenge));
    expect([back.searchParams.get('error'), back.searchParams.get('code')]).toEqual([
      'provider_failed',
      null,
    ]);
  });
});

describe('the same address on both sides', () => {
  it('200: links when both have verified it', async () => {
    const login = person();
    const id = await makeUser({ email: `${login}@example.com`, is_email_verified: true });
    expect(userOf(await signIn(login)).userId).toBe(id);
  });

  it.each([
    ['the provider has not', false, true],
    ['the project has not', true, false],
  ])('409: links nothing when %s verified it', async (_who, theirs, ours) => {
    const login = person({ email_verified: theirs });
    await makeUser({ email: `${login}@example.com`, is_email_verified: ours });
    const { status, error } = await signIn(login);
    expect([status, error.code]).toEqual([409, 'identity.link_required']);
  });

  it('200: an address that the provider has not verified is left with the identity', async () => {
    const login = person({ email_verified: false });
    const answer = await signIn(login);
    expect(answer.data['user']).toMatchObject({ email: null, email_verified_at: null });
    const [identity] = await identitiesOf(userOf(answer));
    expect(identity).toMatchObject({ email: `${login}@example.com`, is_verified: false });
  });

  it('409: is linked by who is signed in as that user, and by nobody else', async () => {
    const login = person({ email_verified: false });
    const user = await auth.user(key);
    const [mine, theirs] = [pkce(), pkce()];
    const link = await startLink(user.token, mine.challenge);
    const callback = await new Browser().signIn(String(link.data['url']), login);
    const back = await new Browser().follow(callback, (url) => url.includes('/oauth/callback/'));
    const code = codeOf(back);
    expect((await exchange(code, mine.verifier)).status).toBe(422);
    const stranger = await auth.user(key);
    expect((await finishLink(stranger.token, code, mine.verifier)).status).toBe(422);
    expect((await finishLink(user.token, code, mine.verifier)).data).toMatchObject({
      subject: login,
    });
    expect(userOf(await signIn(login)).userId).toBe(user.userId);

    const again = await startLink(stranger.token, theirs.challenge);
    const twice = await new Browser().signIn(String(again.data['url']), login);
    const end = await new Browser().follow(twice, (url) => url.includes('/oauth/callback/'));
    const taken = await finishLink(stranger.token, codeOf(end), theirs.verifier);
    expect([taken.status, taken.error.code]).toEqual([409, 'identity.taken']);
  });
});

describe('ID tokens of native apps', () => {
  const hashed = createHash('sha256').update(nonce).digest('hex');
  const send = (id_token: string, sent = nonce) =>
    auth.api('/auth/sign-in/id-token', {
      body: { provider_id: provider, id_token, nonce: sent },
    });
  const claims = (more: object = {}) => {
    const sub = person();
    return { sub, nonce, email: `${sub}@example.com`, email_verified: true, ...more };
  };

  it.each([
    ['the nonce', nonce],
    ['its hash', hashed],
  ])('200: sign in once, with %s, 50 at once', async (_what, held) => {
    const token = await upstream.sign(claims({ nonce: held }));
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(token)));
    expect(count(answers)).toEqual({ 200: 1, 422: 49 });
  });

  it.each<[string, object]>([
    ['another nonce', { nonce: 'something else' }],
    ['another audience', { aud: 'somebody-else' }],
    ['another issuer', { iss: 'https://accounts.google.com' }],
    ['a time long ago', { exp: 1_700_000_000 }],
    ['no subject', { sub: undefined }],
  ])('422: are not taken with %s', async (_what, more) => {
    const answer = await send(await upstream.sign(claims(more)));
    expect([answer.status, answer.error.code]).toEqual([422, 'sign_in_provider.invalid_id_token']);
  });

  it('200: are taken from the native apps that the provider lists', async () => {
    const change = { method: 'PATCH', token: key, body: { audiences: ['com.example.ios'] } };
    await auth.api(`/auth/providers/${provider}`, change);
    const answer = await send(await upstream.sign(claims({ aud: 'com.example.ios' })));
    expect(answer.status).toBe(200);
  });
});

describe('races', () => {
  it('50 at once with the same new subject make one user', async () => {
    const sub = person({ email: undefined });
    const tokens = await Promise.all(
      Array.from({ length: 50 }, (_, index) => upstream.sign({ sub, nonce, jti: String(index) })),
    );
    const answers = await Promise.all(
      tokens.map((id_token) =>
        auth.api('/auth/sign-in/id-token', { body: { provider_id: provider, id_token, nonce } }),
      ),
    );
    expect(count(answers)).toEqual({ 200: 50 });
    expect(new Set(answers.map((answer) => userOf(answer).userId)).size).toBe(1);
  });

  it('50 subjects at once with the same verified address are one user', async () => {
    const email = 'family@example.com';
    const tokens = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        upstream.sign({ sub: `family-${index}`, nonce, email, email_verified: true }),
      ),
    );
    const answers = await Promise.all(
      tokens.map((id_token) =>
        auth.api('/auth/sign-in/id-token', { body: { provider_id: provider, id_token, nonce } }),
      ),
    );
    expect(count(answers)).toEqual({ 200: 50 });
    expect(new Set(answers.map((answer) => userOf(answer).userId)).size).toBe(1);
  });

  it('50 users at once link the same subject: one of them has it', async () => {
    const users = await Promise.all(Array.from({ length: 50 }, () => auth.user(key)));
    const body = { provider_id: provider, subject: 'wanted-by-all' };
    const answers = await Promise.all(
      users.map(({ userId }) => auth.api(`/auth/users/${userId}/identities`, { token: key, body })),
    );
    expect(count(answers)).toEqual({ 201: 1, 409: 49 });
  });
});

describe('unlinking', () => {
  it('409: never takes the last way in, 50 at once', async () => {
    const login = person({ email_verified: false });
    const user = userOf(await signIn(login));
    const [only] = await identitiesOf(user);
    const last = await unlink(user.token, String(only?.['id']));
    expect([last.status, last.error.code]).toEqual([409, 'identity.last_way_in']);

    const body = { provider_id: second, subject: login };
    const added = await auth.api(`/auth/users/${user.userId}/identities`, { token: key, body });
    const ids = [String(only?.['id']), String(added.data['id'])];
    const tries = Array.from({ length: 50 }, (_, index) =>
      unlink(user.token, ids[index % 2] ?? ''),
    );
    expect(count(await Promise.all(tries))[200]).toBe(1);
    expect(await identitiesOf(user)).toHaveLength(1);
  });

  it('200 then 404: takes a number away as long as there is something else', async () => {
    const user = await auth.user(key);
    expect((await unlink(user.token, 'phone')).status).toBe(409);
    const body = { provider_id: second, subject: 'spare' };
    await auth.api(`/auth/users/${user.userId}/identities`, { token: key, body });
    expect((await unlink(user.token, 'phone')).status).toBe(200);
    expect((await unlink(user.token, 'phone')).status).toBe(404);
    expect((await identitiesOf(user)).map(({ kind }) => kind)).toEqual(['oidc']);
  });
});

describe('sign-in providers', () => {
  it('201: show everything but the secret', async () => {
    const made = await makeProvider({ kind: 'github', issuer: undefined });
    expect(made.data).toMatchObject({
      name: 'GitHub',
      has_client_secret: true,
      callback_url: `${auth.config.AUTH_URL}/oauth/callback/${made.data['id']}`,
    });
    expect(made.text).not.toContain(CLIENT_SECRET);
    const rows = await auth.api('/auth/providers?kind=github', { token: key });
    expect(rows.data.items.map(({ id }) => id)).toEqual([made.data['id']]);
  });

  it.each([
    ['body.issuer', { issuer: undefined }],
    ['body.issuer', { issuer: 'http://10.0.0.1/' }],
    ['body.issuer', { kind: 'google' }],
    ['body.redirect_urls', { redirect_urls: [] }],
    ['body.redirect_urls.0', { redirect_urls: ['javascript:alert(1)'] }],
    ['body.redirect_urls.0', { redirect_urls: ['http://shop.example.com/'] }],
    ['body.redirect_urls.0', { redirect_urls: ['https://shop.example.com/#x'] }],
    ['body.team_id', { kind: 'apple', issuer: undefined }],
    ['body.kind', { kind: 'myspace' }],
  ])('422: name %s when it is wrong', async (location, more) => {
    const { status, error } = await makeProvider(more);
    expect([status, error.errors[0]?.location]).toEqual([422, location]);
  });

  it('503: are never looked for at an address inside', async () => {
    const issuer = 'https://169.254.169.254/';
    const inside = String((await makeProvider({ issuer })).data['id']);
    const answer = await fetch(authorizeUrl(inside, pkce().challenge), { redirect: 'manual' });
    expect(answer.status).toBe(503);
  });

  it('404: of another project or mode do not exist; 409 while somebody uses them', async () => {
    const foreign = await auth.authKey(await auth.project());
    const test = await auth.authKey(project, { mode: 'test' });
    for (const token of [foreign, test]) {
      expect((await auth.api(`/auth/providers/${provider}`, { token })).status).toBe(404);
    }
    const used = await auth.api(`/auth/providers/${provider}`, { method: 'DELETE', token: key });
    expect([used.status, used.error.code]).toEqual([409, 'sign_in_provider.in_use']);
    const off = { method: 'PATCH', token: key, body: { is_enabled: false } };
    const spare = String((await makeProvider({})).data['id']);
    await auth.api(`/auth/providers/${spare}`, off);
    const answer = await fetch(authorizeUrl(spare, pkce().challenge), { redirect: 'manual' });
    expect(answer.status).toBe(409);
    const gone = await auth.api(`/auth/providers/${spare}`, { method: 'DELETE', token: key });
    expect(gone.status).toBe(200);
  });
});
