import { decodeJwt } from 'jose';
import * as oauth from 'oauth4webapi';
import * as client from 'openid-client';
import { DataSource } from 'typeorm';
import { AuthHarness } from './auth-harness.js';
import {
  authorization,
  CALLBACK,
  discover,
  FormBrowser,
  makeClient,
  OidcWorld,
} from './oidc-client.js';

const DAY_MS = 86_400_000;
const AFTER = 'http://127.0.0.1:9/after';

const auth = new AuthHarness();
const world = new OidcWorld(auth);
let config: client.Configuration;

beforeAll(async () => {
  await auth.start();
  await world.start();
  const made = { post_logout_redirect_uris: [AFTER] };
  config = await discover(world.issuer, await makeClient(auth, world.live, made));
});
afterAll(() => auth.stop());

const isOver = (token = '') =>
  expect(client.refreshTokenGrant(config, token)).rejects.toMatchObject({ error: 'invalid_grant' });
const introspect = async (token: string) => (await client.tokenIntrospection(config, token)).active;
const sidOf = (token: string) => String(decodeJwt(token)['sid']);
const userInfo = (token: string) =>
  fetch(`${world.issuer}/oauth/userinfo`, { headers: { authorization: `Bearer ${token}` } });

describe('refresh tokens of clients', () => {
  it('200: change at each use; 400: an old one ends the whole family', async () => {
    const { got } = await world.tokens(config);
    const second = await client.refreshTokenGrant(config, got.refresh_token ?? '');
    const third = await client.refreshTokenGrant(config, second.refresh_token ?? '');
    expect(new Set([got, second, third].map((each) => each.refresh_token)).size).toBe(3);
    expect(sidOf(third.access_token)).toBe(sidOf(got.access_token));
    await isOver(got.refresh_token);
    await isOver(third.refresh_token);
    expect(await introspect(third.access_token)).toBe(false);
  });

  it('one wins: 50 refreshes at once with one token', async () => {
    const { got } = await world.tokens(config);
    const token = got.refresh_token ?? '';
    const answers = await Promise.allSettled(
      Array.from({ length: 50 }, () => client.refreshTokenGrant(config, token)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('200: keep a session from being idle; 400: end with it after 30 days', async () => {
    const { got } = await world.tokens(config);
    auth.clock.advance(20 * DAY_MS);
    const second = await client.refreshTokenGrant(config, got.refresh_token ?? '');
    auth.clock.advance(20 * DAY_MS);
    const third = await client.refreshTokenGrant(config, second.refresh_token ?? '');
    auth.clock.advance(31 * DAY_MS);
    await isOver(third.refresh_token);
  });
});

describe('the session that sign-ins stand on', () => {
  it('401: when it is ended, everything that stands on it ends at once', async () => {
    const { got, browser } = await world.tokens(config);
    expect((await userInfo(got.access_token)).status).toBe(200);
    expect(await introspect(got.access_token)).toBe(true);
    const path = `/auth/sessions/${sidOf(got.access_token)}`;
    await auth.api(path, { method: 'DELETE', token: world.live });
    expect((await userInfo(got.access_token)).status).toBe(401);
    expect(await introspect(got.access_token)).toBe(false);
    await isOver(got.refresh_token);
    await browser.open((await authorization(config, { prompt: 'none' })).url);
    expect(browser.answer['error']).toBe('login_required');
  });

  it('401: a user who is banned is out', async () => {
    const { got } = await world.tokens(config);
    const until = new Date(auth.clock.now().getTime() + DAY_MS).toISOString();
    const path = `/auth/users/${decodeJwt(got.access_token).sub}`;
    const body = { banned_until: until };
    await auth.api(path, { method: 'PATCH', token: world.live, body });
    expect((await userInfo(got.access_token)).status).toBe(401);
    await isOver(got.refresh_token);
  });

  it('303: signing out at the provider ends it, and leads back to the app', async () => {
    const { got, browser } = await world.tokens(config);
    const url = client.buildEndSessionUrl(config, {
      id_token_hint: got.id_token ?? '',
      post_logout_redirect_uri: AFTER,
      state: 'bye',
    });
    await browser.open(url.href);
    expect(browser.text).toContain('Sign out?');
    await browser.open(`${world.issuer}/oauth/sign-out/confirm`, confirmation(browser.text));
    expect(browser.url).toBe(`${AFTER}?state=bye`);
    expect((await auth.api('/auth/sessions/introspect', ofToken(got.access_token))).data).toEqual({
      active: false,
    });
    await isOver(got.refresh_token);
    await browser.open((await authorization(config, { prompt: 'none' })).url);
    expect(browser.answer['error']).toBe('login_required');
  });

  it('400: signing out leads to registered addresses only', async () => {
    const { got, browser } = await world.tokens(config);
    const url = client.buildEndSessionUrl(config, {
      id_token_hint: got.id_token ?? '',
      post_logout_redirect_uri: 'https://evil.example/',
    });
    await browser.open(url.href);
    expect([browser.status, browser.url]).toEqual([400, url.href]);
    expect(await introspect(got.access_token)).toBe(true);
  });
});

describe('revocation', () => {
  it('200: of a refresh token ends what came of it; another client may not', async () => {
    const { got } = await world.tokens(config);
    const other = await discover(world.issuer, await makeClient(auth, world.live));
    await expect(client.tokenRevocation(other, got.refresh_token ?? '')).rejects.toThrow();
    expect(await introspect(got.access_token)).toBe(true);
    await client.tokenRevocation(config, got.refresh_token ?? '');
    await isOver(got.refresh_token);
    expect((await userInfo(got.access_token)).status).toBe(401);
  });

  it('401: the handle inside of a token opens nothing by itself', async () => {
    const { got } = await world.tokens(config);
    expect((await userInfo(String(decodeJwt(got.access_token).jti))).status).toBe(401);
    expect((await userInfo(`${got.access_token.slice(0, -2)}AA`)).status).toBe(401);
    expect((await userInfo(got.id_token ?? '')).status).toBe(401);
    expect(await introspect(got.id_token ?? '')).toBe(false);
  });
});

describe('oauth4webapi, as a public client', () => {
  it('200: signs in with nothing but PKCE, and checks everything that the standards ask', async () => {
    const made = await makeClient(auth, world.live, { type: 'public' });
    const insecure = { [oauth.allowInsecureRequests]: true };
    const issuer = new URL(world.issuer);
    const found = await oauth.discoveryRequest(issuer, { ...insecure, algorithm: 'oidc' });
    const as = await oauth.processDiscoveryResponse(issuer, found);
    const app: oauth.Client = { client_id: made.client_id };
    expect(made.client_secret).toBeUndefined();
    const { callback, verifier, state, checks } = await world.signedIn(
      await discover(world.issuer, made),
    );
    const parameters = oauth.validateAuthResponse(as, app, callback, state);
    const auths = [as, app, oauth.None()] as const;
    const exchange = () =>
      oauth.authorizationCodeGrantRequest(...auths, parameters, CALLBACK, verifier, insecure);
    const got = await oauth.processAuthorizationCodeResponse(as, app, await exchange(), {
      requireIdToken: true,
      expectedNonce: checks.expectedNonce,
    });
    const { sub = '' } = oauth.getValidatedIdTokenClaims(got) ?? {};
    const shown = await oauth.userInfoRequest(as, app, got.access_token, insecure);
    expect(await oauth.processUserInfoResponse(as, app, sub, shown)).toMatchObject({ sub });

    const token = got.refresh_token ?? '';
    const refreshed = await oauth.refreshTokenGrantRequest(...auths, token, insecure);
    const next = await oauth.processRefreshTokenResponse(as, app, refreshed);
    expect(next.refresh_token).not.toBe(token);
    await expect(
      oauth.processAuthorizationCodeResponse(as, app, await exchange()),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});

describe('what is kept', () => {
  it('is sealed: no token, code, number or address is found in it', async () => {
    const { got, phone, callback } = await world.tokens(config);
    const rows = await auth.service.app
      .get(DataSource)
      .query<object[]>('select * from oidc_artifact');
    const text = JSON.stringify(rows, (_key, value: unknown) =>
      isBytes(value) ? Buffer.from(value.data).toString('latin1') : value,
    );
    expect(rows.length).toBeGreaterThan(3);
    const secrets = [got.refresh_token, decodeJwt(got.access_token).jti, phone];
    for (const secret of [...secrets, callback.searchParams.get('code')]) {
      expect(text).not.toContain(secret);
    }
  });
});

function isBytes(value: unknown): value is { data: number[] } {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'Buffer';
}

function ofToken(token: string) {
  return { token: world.live, body: { token } };
}

/** What the button of the page about signing out sends. */
function confirmation(page: string): URLSearchParams {
  const xsrf = /name="xsrf" value="([^"]+)"/.exec(page)?.[1] ?? '';
  return new URLSearchParams({ xsrf, logout: 'yes' });
}

describe('a browser', () => {
  it('410: a page of another browser, or of another project, shows nothing', async () => {
    const { url } = await authorization(config);
    const browser = await new FormBrowser(auth.service.url).open(url);
    expect([browser.status, browser.url.includes('/sign-in/')]).toEqual([200, true]);
    const stranger = await new FormBrowser(auth.service.url).open(browser.url);
    expect(stranger.status).toBe(410);
    const elsewhere = browser.url.replace(world.project.id, `${world.project.id}.test`);
    expect((await browser.open(elsewhere)).status).toBe(410);
  });
});
