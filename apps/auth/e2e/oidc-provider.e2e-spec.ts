import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from 'jose';
import * as client from 'openid-client';
import { AuthHarness } from './auth-harness.js';
import {
  authorization,
  CALLBACK,
  discover,
  FormBrowser,
  makeClient,
  type MadeClient,
  OidcWorld,
} from './oidc-client.js';

const auth = new AuthHarness();
const world = new OidcWorld(auth);
let shop: MadeClient;
let config: client.Configuration;

beforeAll(async () => {
  await auth.start();
  await world.start();
  shop = await makeClient(auth, world.live);
  config = await discover(world.issuer, shop);
});
afterAll(() => auth.stop());

const tokens = (by = config, more: Record<string, string> = {}) => world.tokens(by, more);
const refused = (error: string) => expect.objectContaining({ error }) as Error;

/** Exchanges a code by hand, so that any part of it can be wrong. */
async function exchange(fields: Record<string, string>, made = shop) {
  const basic = Buffer.from(`${made.client_id}:${made.client_secret}`).toString('base64');
  const response = await fetch(`${world.issuer}/oauth/token`, {
    method: 'POST',
    headers: made.client_secret === undefined ? {} : { authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'authorization_code', ...fields }),
  });
  const body = (await response.json()) as Record<string, string>;
  return { status: response.status, body };
}

describe('the OpenID provider of a project', () => {
  it('200: openid-client signs a user in by code and PKCE, and reads who it is', async () => {
    const { got, phone } = await tokens();
    const claims = got.claims();
    expect(claims).toMatchObject({ iss: world.issuer, aud: shop.client_id, acr: 'aal1' });
    expect(claims).toMatchObject({ amr: ['otp'], sub: expect.stringMatching(/^usr_/) });
    const user = await client.fetchUserInfo(config, got.access_token, claims?.sub ?? '');
    expect(user).toMatchObject({ phone_number: phone, phone_number_verified: true });
  });

  it('200: access tokens are those of users: the key set verifies them, and so do we', async () => {
    const { got } = await tokens(config, { scope: 'openid email' });
    const keySet = createRemoteJWKSet(new URL(`${world.issuer}/.well-known/jwks.json`));
    const { payload, protectedHeader } = await jwtVerify(got.access_token, keySet, {
      issuer: world.issuer,
      audience: world.project.id,
      typ: 'at+jwt',
      algorithms: ['ES256'],
    });
    expect(protectedHeader.kid).toBe(decodeProtectedHeader(got.id_token ?? '').kid);
    expect(payload).toMatchObject({
      client_id: shop.client_id,
      prj: world.project.id,
      mode: 'live',
      aal: 'aal1',
      amr: ['otp'],
      scope: 'openid email',
      sub: got.claims()?.sub,
      sid: expect.stringMatching(/^ses_/),
      jti: expect.any(String),
    });
    const lifeS = (payload.exp ?? 0) - (payload.iat ?? 0);
    expect([lifeS > 840, lifeS <= 900]).toEqual([true, true]);
    const body = { token: got.access_token };
    const known = await auth.api('/auth/sessions/introspect', { token: world.live, body });
    expect(known.data).toMatchObject({ active: true });
  });

  it('401: another issuer, project or mode takes no token of this one', async () => {
    const { got } = await tokens();
    const other = await auth.project();
    const key = await auth.authKey(other);
    const body = { token: got.access_token };
    const there = await auth.api('/auth/sessions/introspect', { token: key, body });
    expect(there.data).toMatchObject({ active: false });
    for (const id of [other.id, `${world.project.id}.test`]) {
      const headers = { authorization: `Bearer ${got.access_token}` };
      const url = `${auth.service.url}/p/${id}`;
      expect((await fetch(`${url}/oauth/userinfo`, { headers })).status).toBe(401);
      const keys = createRemoteJWKSet(new URL(`${url}/.well-known/jwks.json`));
      await expect(jwtVerify(got.access_token, keys)).rejects.toThrow('no applicable key');
    }
  });

  it('200: discovery goes by the address that is set, whatever the caller says', async () => {
    const response = await fetch(`${world.issuer}/.well-known/openid-configuration`, {
      headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    });
    const found = (await response.json()) as Record<string, string>;
    expect(found).toMatchObject({
      issuer: world.issuer,
      authorization_endpoint: `${world.issuer}/oauth/authorize`,
      token_endpoint: `${world.issuer}/oauth/token`,
      jwks_uri: `${world.issuer}/.well-known/jwks.json`,
      end_session_endpoint: `${world.issuer}/oauth/sign-out`,
      code_challenge_methods_supported: ['S256'],
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['ES256'],
    });
    expect(JSON.stringify(found)).not.toContain('evil');
  });

  it('404: there is no provider of a project that is not there', async () => {
    for (const id of ['prj_00000000000000000000000000', 'shop']) {
      const url = `${auth.service.url}/p/${id}/.well-known/openid-configuration`;
      expect((await fetch(url)).status).toBe(404);
    }
  });
});

describe('a code', () => {
  it('is good once: of 50 exchanges at once one wins, and what it gave ends', async () => {
    const { callback, verifier } = await world.signedIn(config);
    const code = callback.searchParams.get('code') ?? '';
    const fields = { code, code_verifier: verifier, redirect_uri: CALLBACK };
    const answers = await Promise.all(Array.from({ length: 50 }, () => exchange(fields)));
    const good = answers.filter(({ status }) => status === 200);
    expect(good).toHaveLength(1);
    const bad = answers.filter(({ status }) => status !== 200);
    expect(new Set(bad.map(({ body }) => body['error']))).toEqual(new Set(['invalid_grant']));
    // RFC 6749, section 4.1.2: a code that came twice was stolen.
    expect((await exchange(fields)).body['error']).toBe('invalid_grant');
    const token = good[0]?.body['refresh_token'] ?? '';
    await expect(client.refreshTokenGrant(config, token)).rejects.toThrow(refused('invalid_grant'));
  });

  it('400: is no good with another verifier, address or client, or too late', async () => {
    const { callback, verifier } = await world.signedIn(config);
    const code = callback.searchParams.get('code') ?? '';
    const right = { code, code_verifier: verifier, redirect_uri: CALLBACK };
    const verifiers = ['x'.repeat(43), `${verifier.slice(0, -1)}~`];
    for (const wrong of verifiers) {
      const answer = await exchange({ ...right, code_verifier: wrong });
      expect([answer.status, answer.body['error']]).toEqual([400, 'invalid_grant']);
    }
    const elsewhere = await exchange({ ...right, redirect_uri: `${CALLBACK}/` });
    expect([elsewhere.status, elsewhere.body['error']]).toEqual([400, 'invalid_grant']);
    const { code_verifier: _, ...without } = right;
    expect((await exchange(without)).status).toBe(400);
    const theirs = await exchange(right, await makeClient(auth, world.live));
    expect([theirs.status, theirs.body['error']]).toEqual([400, 'invalid_grant']);
    auth.clock.advance(61_000);
    const late = await exchange(right);
    expect([late.status, late.body['error']]).toEqual([400, 'invalid_grant']);
  });

  it('401: needs the secret of its client', async () => {
    const { callback, verifier } = await world.signedIn(config);
    const code = callback.searchParams.get('code') ?? '';
    const fields = { code, code_verifier: verifier, redirect_uri: CALLBACK };
    const { client_id } = shop;
    const [start, end] = [shop.client_secret?.slice(0, -1), shop.client_secret?.slice(-1)];
    const wrong = { client_id, client_secret: `${start}${end === 'A' ? 'B' : 'A'}` };
    const answer = await exchange(fields, wrong);
    expect([answer.status, answer.body['error']]).toEqual([401, 'invalid_client']);
    const none = await exchange({ ...fields, client_id }, { client_id, client_secret: undefined });
    expect([none.status, none.body['error']]).toEqual([401, 'invalid_client']);
    expect((await exchange(fields)).status).toBe(200);
  });
});

describe('an authorization request', () => {
  it('400: to an address that is not registered stays here and leads nowhere', async () => {
    for (const redirect_uri of [`${CALLBACK}/`, `${CALLBACK}?a=b`, 'https://evil.example/cb']) {
      const { url } = await authorization(config, { redirect_uri });
      const browser = await new FormBrowser(auth.service.url).open(url);
      expect([browser.status, browser.url]).toEqual([400, url]);
      expect(browser.text).toContain('invalid_redirect_uri');
    }
  });

  it('400: needs PKCE, and a scope that the client may ask for', async () => {
    const browser = new FormBrowser(auth.service.url);
    const plain = client.buildAuthorizationUrl(config, {
      redirect_uri: CALLBACK,
      scope: 'openid',
      state: 's',
    });
    await browser.open(plain.href);
    expect(browser.answer).toMatchObject({ error: 'invalid_request', state: 's' });
    await browser.open((await authorization(config, { scope: 'openid user' })).url);
    expect(browser.answer['error']).toBe('invalid_scope');
    await browser.open((await authorization(config, { code_challenge_method: 'plain' })).url);
    expect(browser.answer['error']).toBe('invalid_request');
  });

  it('303: prompt=none says that nobody is signed in, or signs in without a page', async () => {
    const browser = new FormBrowser(auth.service.url);
    await browser.open((await authorization(config, { prompt: 'none' })).url);
    expect(browser.answer['error']).toBe('login_required');
    const { browser: known, got } = await tokens();
    const again = await authorization(config, { prompt: 'none' });
    await known.open(again.url);
    const second = await client.authorizationCodeGrant(config, new URL(known.url), again.checks);
    expect(second.claims()?.sub).toBe(got.claims()?.sub);
    expect(decodeJwt(second.access_token)['sid']).toBe(decodeJwt(got.access_token)['sid']);
  });
});

describe('the scope of a token', () => {
  it('403: what a client got to read an address does not act as the user; `user` does', async () => {
    const scopes = ['openid', 'email', 'user', 'orders:read'];
    const own = await discover(world.issuer, await makeClient(auth, world.live, { scopes }));
    const narrow = await tokens(own, { scope: 'openid email orders:read' });
    expect(narrow.got.scope).toBe('openid email orders:read');
    for (const path of ['/auth/me', '/auth/factors']) {
      const answer = await auth.api(path, { token: narrow.got.access_token });
      expect([answer.status, answer.error.code]).toEqual([403, 'insufficient_scope']);
    }
    const wide = await tokens(own, { scope: 'openid user' });
    for (const path of ['/auth/me', '/auth/factors']) {
      expect((await auth.api(path, { token: wide.got.access_token })).status).toBe(200);
    }
  });
});
