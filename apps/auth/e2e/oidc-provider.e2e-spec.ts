import * as client from 'openid-client';
import { AuthHarness } from './auth-harness.js';
import {
  authorization,
  discover,
  FormBrowser,
  makeClient,
  type MadeClient,
  signInByCode,
} from './oidc-client.js';

const auth = new AuthHarness();
let project: Awaited<ReturnType<AuthHarness['project']>>;
let live: string;
let issuer: string;
let shop: MadeClient;
let config: client.Configuration;
let phones = 0;

const nextPhone = () => `+4915123${String(100_000 + ++phones * 1013)}`;

beforeAll(async () => {
  await auth.start();
  project = await auth.project();
  live = await auth.authKey(project);
  issuer = `${auth.service.url}/p/${project.id}`;
  shop = await makeClient(auth, live);
  config = await discover(issuer, shop);
});
afterAll(() => auth.stop());

async function signedIn(by = config, more: Record<string, string> = {}, phone = nextPhone()) {
  const begun = await authorization(by, more);
  const browser = new FormBrowser(auth.service.url);
  await signInByCode(auth, browser, begun.url, phone);
  return { ...begun, browser, phone, callback: new URL(browser.url) };
}

async function tokens(by = config, more: Record<string, string> = {}) {
  const done = await signedIn(by, more);
  const got = await client.authorizationCodeGrant(by, done.callback, done.checks);
  return { ...done, got };
}

describe('the OpenID provider of a project', () => {
  it('200: openid-client signs a user in by code and PKCE, and reads who it is', async () => {
    const { got, phone } = await tokens();
    const claims = got.claims();
    expect(claims).toMatchObject({ iss: issuer, aud: shop.client_id, acr: 'aal1' });
    expect(claims?.sub).toMatch(/^usr_/);
    const user = await client.fetchUserInfo(config, got.access_token, claims?.sub ?? '');
    expect(user).toMatchObject({ phone_number: phone, phone_number_verified: true });
  });
});
