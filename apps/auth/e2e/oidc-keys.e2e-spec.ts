import { decodeProtectedHeader } from 'jose';
import type { Configuration } from 'openid-client';
import { AuthHarness } from './auth-harness.js';
import { CALLBACK, discover, type MadeClient, makeClient, OidcWorld } from './oidc-client.js';

const auth = new AuthHarness();
const world = new OidcWorld(auth);
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
let made: MadeClient;
let config: Configuration;

beforeAll(async () => {
  await auth.start();
  await world.start();
  made = await makeClient(auth, world.live);
  config = await discover(world.issuer, made);
});
afterAll(() => auth.stop());

async function published(): Promise<string[]> {
  const response = await fetch(`${world.issuer}/.well-known/jwks.json`);
  return ((await response.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
}

/** Signs a new user in; the clock of the test is not that of a library, so none checks it. */
async function issued(): Promise<{ access: string; kid: string }> {
  const { callback, verifier } = await world.signedIn(config);
  const basic = Buffer.from(`${made.client_id}:${made.client_secret}`).toString('base64');
  const response = await fetch(`${world.issuer}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${basic}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: CALLBACK,
      code_verifier: verifier,
    }),
  });
  const tokens = (await response.json()) as { access_token: string; id_token: string };
  const kids = [tokens.access_token, tokens.id_token].map((one) => decodeProtectedHeader(one).kid);
  expect(new Set(kids).size).toBe(1);
  return { access: tokens.access_token, kid: kids[0] ?? '' };
}

async function isActive(token: string): Promise<unknown> {
  const call = { token: world.live, body: { token } };
  return (await auth.api('/auth/sessions/introspect', call)).data['active'];
}

describe('keys of an OpenID provider', () => {
  it('are published a day before they sign; what older ones signed is good until it ends', async () => {
    const { kid: first } = await issued();
    expect(await published()).toEqual([first]);

    auth.clock.advance(29 * DAY_MS);
    const announced = await published();
    const second = announced.find((kid) => kid !== first) ?? '';
    expect(announced.toSorted()).toEqual([first, second].toSorted());
    expect((await issued()).kid).toBe(first);

    auth.clock.advance(DAY_MS - 5 * MINUTE_MS);
    const old = await issued();
    expect(old.kid).toBe(first);

    auth.clock.advance(11 * MINUTE_MS);
    const next = await issued();
    expect(next.kid).toBe(second);
    expect((await published()).toSorted()).toEqual([first, second].toSorted());
    expect([await isActive(old.access), await isActive(next.access)]).toEqual([true, true]);

    auth.clock.advance(5 * MINUTE_MS);
    expect([await isActive(old.access), await isActive(next.access)]).toEqual([false, true]);

    auth.clock.advance(DAY_MS);
    expect(await published()).toEqual([second]);
  });
});
