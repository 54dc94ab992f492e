import { AuthHarness } from './auth-harness.js';
import { FormBrowser, type MadeClient, makeClient, OidcWorld } from './oidc-client.js';

const GRANT = 'urn:ietf:params:oauth:grant-type:device_code';
const auth = new AuthHarness();
const world = new OidcWorld(auth);
let tv: MadeClient;

beforeAll(async () => {
  await auth.start();
  await world.start();
  const grants = { grant_types: ['authorization_code', GRANT, 'refresh_token'], type: 'public' };
  tv = await makeClient(auth, world.live, { name: 'Television', ...grants });
});
afterAll(() => auth.stop());

interface Told {
  readonly status: number;
  readonly body: Record<string, string>;
}

async function form(path: string, fields: Record<string, string>): Promise<Told> {
  const body = new URLSearchParams({ client_id: tv.client_id, ...fields });
  const response = await fetch(`${world.issuer}${path}`, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as Record<string, string> };
}

async function begin() {
  const { body } = await form('/oauth/device_authorization', { scope: 'openid phone' });
  const { device_code: code = '', user_code: userCode = '' } = body;
  return { code, userCode, url: body['verification_uri'] ?? '' };
}

const poll = (code: string) => form('/oauth/token', { grant_type: GRANT, device_code: code });
const at50 = (code: string) => Promise.all(Array.from({ length: 50 }, () => poll(code)));
const errorsOf = (answers: readonly Told[]) => {
  const refused = answers.filter(({ status }) => status === 400);
  return Object.groupBy(refused, ({ body }) => body['error'] ?? '');
};

/** Enters the code that a device shows, and signs in by a code to a phone. */
async function approve(url: string, userCode: string): Promise<FormBrowser> {
  const browser = new FormBrowser(auth.service.url);
  await browser.open(url);
  await browser.submit({ user_code: userCode });
  await browser.submit({ user_code: userCode, confirm: 'yes' });
  const phone = world.nextPhone();
  await browser.submit({ contact: phone });
  await browser.submit({ action: 'send-code' });
  const sent = auth.messaging.taken.findLast(({ to }) => to === phone);
  return browser.submit({ code: auth.messaging.codeOf(sent?.reference ?? '') });
}

describe('a device that signs users of a project in', () => {
  it('400: is told to slow down, but for one of 50 questions in five seconds', async () => {
    const { code } = await begin();
    for (let round = 0; round < 2; round++) {
      const { authorization_pending: pending, slow_down: slow } = errorsOf(await at50(code));
      expect([pending?.length, slow?.length]).toEqual([1, 49]);
      auth.clock.advance(5000);
    }
    expect((await poll(code)).body['error']).toBe('authorization_pending');
  });

  it('200 once: of 50 questions at once after the approval one gets the tokens', async () => {
    const { code, userCode, url } = await begin();
    expect((await poll(code)).body['error']).toBe('authorization_pending');
    const page = await approve(url, userCode);
    expect([page.status, page.text.includes('Your device is connected')]).toEqual([200, true]);
    const answers = await at50(code);
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(won[0]?.body).toMatchObject({ token_type: 'Bearer' });
    expect(Object.keys(errorsOf(answers))).toEqual(['invalid_grant']);
    const me = await auth.api('/auth/sessions/introspect', {
      token: world.live,
      body: { token: won[0]?.body['access_token'] },
    });
    expect(me.data).toMatchObject({ active: true });
  });

  it('400: a code that nobody entered in ten minutes is over', async () => {
    const { code } = await begin();
    auth.clock.advance(601_000);
    expect((await poll(code)).body['error']).toMatch(/expired_token|invalid_grant/);
  });
});
