import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt } from 'jose';
import * as client from 'openid-client';
import { AuthHarness } from './auth-harness.js';
import { addApp } from './factor-people.js';
import { authorization, discover, FormBrowser, makeClient, OidcWorld } from './oidc-client.js';

const auth = new AuthHarness();
const world = new OidcWorld(auth);
let config: client.Configuration;
let answer: { status: number; body: object };
const hook = createServer((_request, response) => {
  response.writeHead(answer.status).end(JSON.stringify(answer.body));
});

beforeAll(async () => {
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve));
  await auth.start(undefined, { SIGN_IN_ALLOW_CIDRS: '127.0.0.1/32' });
  await world.start();
  config = await discover(world.issuer, await makeClient(auth, world.live, scopes()));
});
afterAll(async () => {
  hook.closeAllConnections();
  hook.close();
  await auth.stop();
});

const scopes = () => ({ scopes: ['openid', 'profile', 'email', 'phone', 'user'] });
const FULL = { scope: 'openid user' };
const introspect = async (token: string) => {
  const call = { token: world.live, body: { token } };
  return (await auth.api('/auth/sessions/introspect', call)).data['active'];
};
const me = async (token: string) => (await auth.api('/auth/me', { token })).status;

describe('an access token of a client', () => {
  it('401: is refused at once when it is revoked, with its grant; others are not', async () => {
    const { got } = await world.tokens(config, FULL);
    const next = await client.refreshTokenGrant(config, got.refresh_token ?? '');
    const { got: other } = await world.tokens(config, FULL);
    expect([await introspect(got.access_token), await me(got.access_token)]).toEqual([true, 200]);
    await client.tokenRevocation(config, got.access_token);
    expect([await introspect(got.access_token), await me(got.access_token)]).toEqual([false, 401]);
    const factors = await auth.api('/auth/factors', { token: got.access_token });
    expect(factors.status).toBe(401);
    expect([await introspect(next.access_token), await me(next.access_token)]).toEqual([
      false,
      401,
    ]);
    expect([await introspect(other.access_token), await me(other.access_token)]).toEqual([
      true,
      200,
    ]);
  });

  it('401: goes with the refresh token of its grant', async () => {
    const { got } = await world.tokens(config, FULL);
    await client.tokenRevocation(config, got.refresh_token ?? '');
    expect([await introspect(got.access_token), await me(got.access_token)]).toEqual([false, 401]);
  });

  it('says what the hook of the project adds; 503: none where the hook must answer', async () => {
    const project = await auth.project();
    const key = await auth.authKey(project);
    const issuer = `${auth.service.url}/p/${project.id}`;
    const by = await discover(issuer, await makeClient(auth, key));
    const url = `http://127.0.0.1:${(hook.address() as AddressInfo).port}`;
    const body = { kind: 'custom_claims', url, on_failure: 'refuse' };
    expect((await auth.api('/auth/hooks', { token: key, body })).status).toBe(201);

    answer = { status: 200, body: { claims: { plan: 'gold', 'https://shop.example/seat': 7 } } };
    const { got } = await world.tokens(by);
    const claims = decodeJwt(got.access_token);
    expect(claims).toMatchObject({ plan: 'gold', 'https://shop.example/seat': 7 });
    answer = { status: 200, body: { claims: { plan: 'lead' } } };
    const next = await client.refreshTokenGrant(by, got.refresh_token ?? '');
    expect(decodeJwt(next.access_token)['plan']).toBe('lead');

    answer = { status: 200, body: {} };
    const begun = await world.signedIn(by);
    answer = { status: 500, body: {} };
    const refused = client.authorizationCodeGrant(by, begun.callback, begun.checks);
    const { cause } = await refused.then(
      () => ({ cause: null }),
      (error: Error) => ({ cause: error.cause as Response }),
    );
    expect(cause?.status).toBe(503);
  });

  it('says aal2 for half a day after the second factor, then aal1', async () => {
    const phone = world.nextPhone();
    const { userId, token } = await auth.user(world.live, phone);
    await addApp(auth, token);
    const { access, refresh } = await withApp(userId, token, phone);
    expect(decodeJwt(access)).toMatchObject({ aal: 'aal2', acr: 'aal2' });
    auth.clock.advance(13 * 3_600_000);
    const later = await client.refreshTokenGrant(config, refresh);
    expect(decodeJwt(later.access_token)).toMatchObject({ aal: 'aal1', acr: 'aal1' });
  });
});

/** Signs a user with an app in again, through the page; a recovery code stands in for the app. */
async function withApp(userId: string, token: string, phone: string) {
  const fresh = await auth.api('/auth/recovery-codes', { method: 'POST', token, body: {} });
  const [code = ''] = fresh.data['codes'] as unknown as string[];
  const begun = await authorization(config, FULL);
  const browser = new FormBrowser(auth.service.url);
  await browser.open(begun.url);
  await browser.submit({ contact: phone });
  await browser.submit({ action: 'send-code' });
  const sent = auth.messaging.taken.findLast(({ to }) => to === phone);
  await browser.submit({ code: auth.messaging.codeOf(sent?.reference ?? '') });
  expect(browser.text).toContain('Use a recovery code');
  await browser.submit({ action: 'recovery' });
  await browser.submit({ code });
  const got = await client.authorizationCodeGrant(config, new URL(browser.url), begun.checks);
  expect(decodeJwt(got.access_token).sub).toBe(userId);
  return { access: got.access_token, refresh: got.refresh_token ?? '' };
}
