import { appCode } from './authenticator.js';
import { BrowserClient } from './browser-client.js';
import { type Stack, startStack } from './stack.js';

let stack: Stack;

beforeAll(async () => {
  stack = await startStack(['auth', 'messaging', 'dashboard']);
}, 60_000);
afterAll(() => stack?.close());

const EMAIL = 'tokens@example.com';
const FACTORS = '/api/auth/api/v1/auth/accounts/factors';

it('keeps tickets and tokens from scripts, and half a sign-in in the browser that began it', async () => {
  const browser = new BrowserClient(stack.endpoints.dashboard_url);
  await browser.signIn(EMAIL);
  const added = await browser.send('POST', FACTORS, { type: 'totp' });
  const factor = String(added.json.data['id']);
  const { secret } = added.json.data['totp'] as { secret: string };
  const confirm = { factor_id: factor, code: appCode(secret, -30) };
  expect((await browser.send('POST', '/bff/factors/confirm', confirm)).status).toBe(200);
  await browser.send('DELETE', '/bff/session');

  const { json } = await browser.send('POST', '/bff/sign-in', { email: EMAIL });
  const id = String(json.data['id']);
  const code = await browser.codeOf(id);
  const half = await browser.send('POST', '/bff/verify', { id, code });
  expect(half.json.data).toMatchObject({ account: null, session_id: null });
  expect(half.json.data['second_factor']).toMatchObject({ factors: [{ id: factor }] });
  expect((await browser.send('GET', '/bff/session')).json.data['account']).toBeNull();

  const proof = { factor_id: factor, code: appCode(secret) };
  const other = new BrowserClient(stack.endpoints.dashboard_url);
  const refused = await other.send('POST', '/bff/second-factor', proof);
  expect([refused.status, refused.json.error?.code]).toEqual([401, 'dashboard.sign_in_over']);
  const given = await browser.send('POST', '/bff/second-factor', proof);
  expect(given.status).toBe(200);
  expect(browser.cookies.has('skydeck_second_factor')).toBe(false);
  const { data } = (await browser.send('GET', '/bff/session')).json;
  expect(data['account']).toMatchObject({ email: EMAIL });
  for (const text of browser.seen) expect(text).not.toMatch(/tkt_|access_token|refresh_token|eyJ/);
});

it('422: names the field of a proof that is not one, and asks nothing of auth', async () => {
  const browser = new BrowserClient(stack.endpoints.dashboard_url);
  const both = { factor_id: 'fac_1', recovery_code: 'x' };
  expect((await browser.send('POST', '/bff/second-factor', both)).status).toBe(422);
  const odd = { factor_id: '../../me', code: '123456' };
  expect((await browser.send('POST', '/bff/second-factor', odd)).status).toBe(422);
  expect((await browser.send('POST', '/bff/step-up', { recovery_code: 'x' })).status).toBe(401);
});
