import { eventually } from '@skydeck/testing';
import { type Installation, startInstallation } from './installation.js';

let installation: Installation;

beforeAll(async () => {
  installation = await startInstallation({ members: ['auth', 'messaging', 'platform'] });
  await installation.json(['auth', 'login', '--local']);
  await installation.json(['project', 'create', 'Usage', '--slug', 'cli-usage', '--use']);
}, 120_000);
afterAll(() => installation[Symbol.asyncDispose]());

describe('usage', () => {
  it('0 and 1: shows what was used and costs, and says which products are missing', async () => {
    const { key } = await installation.json<{ key: { secret: string } }>([
      'product',
      'provision',
      'messaging',
    ]);
    const { messaging_url: url } = installation.stack.endpoints;
    await fetch(`${url}/api/v1/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key.secret}`, 'content-type': 'application/json' },
      body: JSON.stringify({ channel: 'sms', to: '+14155550123', content: { text: 'Hello' } }),
    });
    await eventually(async () => {
      await installation.stack.countUsage();
      const only = await installation.skydeck(['usage', '--product', 'messaging', '-o', 'json']);
      expect(only.exitCode).toBe(0);
      expect(JSON.parse(only.out)).toMatchObject([
        { meter: 'messages.sms', quantity: '1', mode: 'live' },
      ]);
    });
    const all = await installation.skydeck(['usage']);
    expect(all.exitCode).toBe(1);
    expect(all.out).toMatch(/messages\.sms +1 +segment +live/);
    expect(all.err).toContain('No answer from: pay, media, vault, location.');

    const preview = await installation.skydeck(['invoice', 'preview']);
    expect(preview.out).toMatch(/messages\.sms +1 +0 +\$0\.01/);
    expect(preview.out).toMatch(/Projected month end/);
    const json = await installation.skydeck(['invoice', 'preview', '-o', 'json']);
    expect(JSON.parse(json.out)).toMatchObject({ currency: 'USD', total: 1 });
  });

  it('2: refuses what is no month', async () => {
    const { exitCode, err } = await installation.skydeck(['usage', '--month', 'May']);
    expect(exitCode).toBe(2);
    expect(err).toContain('--month must be a month such as 2026-11');
  });
});
