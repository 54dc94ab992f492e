import { CliError } from '../failures/cli-error.js';
import { deviceLogin } from './device-login.js';

const CODE = {
  device_code: 'device',
  user_code: 'BCDF-GHJK',
  verification_uri: 'http://dashboard.test/device',
  expires_in: 600,
  interval: 5,
};

/** Plays the server: the first answer is the code, the others are polls. */
async function login(answers: readonly (object | Error)[]) {
  const slept: number[] = [];
  const forms: Record<string, string>[] = [];
  let shown = '';
  const rest = [CODE, ...answers];
  const session = deviceLogin({
    authUrl: 'http://auth.test',
    sleep: async (ms) => void slept.push(ms),
    show: (code) => (shown = code.user_code),
    async fetch(request) {
      forms.push(Object.fromEntries(new URLSearchParams(await request.text())));
      const answer = rest.shift() ?? { error: 'authorization_pending' };
      if (answer instanceof Error) throw answer;
      return Response.json(answer, { status: 'error' in answer ? 400 : 200 });
    },
  });
  return { session, slept, forms, shown: () => shown };
}

describe('deviceLogin', () => {
  it('shows the code and polls until it is approved', async () => {
    const pending = { error: 'authorization_pending' };
    const { session, slept, forms, shown } = await login([
      pending,
      pending,
      { access_token: 'a', expires_in: 900 },
    ]);
    expect(await session).toMatchObject({ access_token: 'a' });
    expect(shown()).toBe('BCDF-GHJK');
    expect(slept).toEqual([5000, 5000, 5000]);
    expect(forms[1]).toEqual({
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      device_code: 'device',
      client_id: 'skydeck-cli',
    });
  });

  it('polls 5 s slower for good when it is told to', async () => {
    const { session, slept } = await login([
      { error: 'slow_down' },
      { error: 'authorization_pending' },
      { access_token: 'a', expires_in: 900 },
    ]);
    await session;
    expect(slept).toEqual([5000, 10_000, 10_000]);
  });

  it('backs off when nobody answers, and goes on', async () => {
    const down = new CliError('unreachable', 'Nothing answers.');
    const { session, slept } = await login([down, down, { access_token: 'a', expires_in: 900 }]);
    expect(await session).toMatchObject({ access_token: 'a' });
    expect(slept).toEqual([5000, 10_000, 20_000]);
  });

  it.each([
    ['access_denied', 3],
    ['expired_token', 5],
    ['invalid_grant', 3],
  ])('ends on %s with exit status %i', async (error, exitCode) => {
    const { session } = await login([{ error }]);
    await expect(session).rejects.toMatchObject({ exitCode });
  });

  it('ends when nobody approves in time', async () => {
    const { session, slept } = await login([]);
    await expect(session).rejects.toMatchObject({ exitCode: 5 });
    expect(slept).toHaveLength(120);
  });
});
