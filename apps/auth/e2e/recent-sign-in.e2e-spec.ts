import { AuthHarness } from './auth-harness.js';
import { sessionOf, signInByPhone } from './factor-people.js';

const auth = new AuthHarness();
const PHONE = '+4915140001234';
const PATH = '/auth/me/identities';
let key: string;

beforeAll(async () => {
  await auth.start();
  key = await auth.authKey(await auth.project());
});
afterAll(() => auth.stop());

describe('a new way to sign in', () => {
  it('403: is added only soon after a sign-in, not with a session that was left open', async () => {
    const { refreshToken } = await auth.user(key, PHONE);
    auth.clock.advance(15 * 60_000 + 1);
    const body = { refresh_token: refreshToken };
    const { token } = sessionOf(await auth.api('/auth/sessions/refresh', { body }));
    const provider = {
      provider_id: 'sip_x',
      redirect_url: 'https://a.example/',
      code_challenge: '',
    };
    for (const [path, sent] of [
      ['code', { email: 'ada@example.com' }],
      ['code/verify', { id: 'otp_x', code: '123456' }],
      ['authorize', provider],
    ] as const) {
      const { status, error } = await auth.api(`${PATH}/${path}`, { token, body: sent });
      expect([path, status, error.code]).toEqual([path, 403, 'identity.sign_in_again']);
    }
    expect((await auth.api(PATH, { token })).status).toBe(200);
    const fresh = sessionOf(await signInByPhone(auth, key, PHONE)).token;
    const link = { token: fresh, body: { email: 'ada@example.com' } };
    expect((await auth.api(`${PATH}/code`, link)).status).toBe(202);
  });
});
