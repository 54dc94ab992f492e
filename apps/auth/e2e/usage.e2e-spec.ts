import { UsageRollUp } from '@skydeck/usage';
import { AuthHarness } from './auth-harness.js';

const auth = new AuthHarness();
beforeAll(() => auth.start());
afterAll(() => auth.stop());

describe('GET /api/v1/projects/:project/usage', () => {
  it('200: counts the codes that were handed over, live and test apart', async () => {
    const project = await auth.project('usage');
    const { token } = project.owner;
    const keyOf = async (mode: string) => {
      const body = { product: 'auth', mode, name: mode };
      return String((await auth.api('/projects/usage/keys', { token, body })).data['secret']);
    };
    const [live, test] = [await keyOf('live'), await keyOf('test')];
    const ask = (body: object, key: string) => auth.api('/auth/otp/request', { token: key, body });
    const usage = async () => {
      await auth.service.app.get(UsageRollUp).run();
      const { items } = (await auth.api('/projects/usage/usage', { token })).data;
      return items.map(({ meter, mode, quantity }) => [meter, mode, quantity]);
    };

    auth.messaging.isAway = true;
    expect((await ask({ phone: '+14155550123' }, live)).status).toBe(503);
    auth.messaging.isAway = false;
    expect(await usage()).toEqual([]);

    const { data } = await ask({ phone: '+14155550123' }, live);
    await ask({ phone: '+442071838750' }, test);
    auth.clock.advance(31_000);
    const path = `/auth/otp/${String(data['id'])}/resend`;
    expect((await auth.api(path, { token: live, method: 'POST' })).status).toBe(200);
    expect(await usage()).toEqual([
      ['otp.sms', 'live', '2'],
      ['otp.sms', 'test', '1'],
    ]);
  });

  it('404: belongs to nobody else', async () => {
    const { token } = await auth.signIn();
    expect((await auth.api('/projects/usage/usage', { token })).status).toBe(404);
  });
});
