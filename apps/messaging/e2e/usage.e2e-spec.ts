import { UsageRollUp } from '@skydeck/usage';
import { eventually } from '@skydeck/testing';
import { MessagingHarness } from './messaging-harness.js';

let messaging: MessagingHarness;

beforeAll(async () => {
  messaging = await MessagingHarness.start();
});

afterAll(() => messaging.close());

const TWO_SEGMENTS = 'a'.repeat(161);

async function usageOf(key: string, query = ''): Promise<Record<string, unknown>[]> {
  await messaging.service.app.get(UsageRollUp).run();
  return (await messaging.call(key, `/usage${query}`)).data.items;
}

describe('GET /api/v1/usage', () => {
  it('200: counts what was sent, text messages by segment, codes not at all', async () => {
    const key = messaging.auth.key('demo');
    const sms = { channel: 'sms', to: '+14155550123', content: { text: TWO_SEGMENTS } };
    const email = { channel: 'email', to: 'a@example.com', content: { subject: 'a', text: 'b' } };
    await Promise.all(Array.from({ length: 20 }, () => messaging.call(key, '/messages', sms)));
    await messaging.call(key, '/messages', email);
    const code = { project_id: 'prj_demo', channel: 'sms', to: '+14155550123', kind: 'otp' };
    const content = { text: '123456' };
    const body = { ...code, content, validity_s: 60, reference: 'otp_1' };
    expect((await messaging.callInside('/messages', body)).status).toBe(202);
    await eventually(async () => {
      expect(await usageOf(key)).toMatchObject([
        { meter: 'messages.email', quantity: '1', product: 'messaging', mode: 'live' },
        { meter: 'messages.sms', quantity: '40', unit: 'segment' },
      ]);
    });
    expect(await usageOf(key, '?meter=messages.email&granularity=hour')).toHaveLength(1);
    expect(await usageOf(messaging.auth.key('other'))).toEqual([]);
  });

  it('200: tells other services about a project on the internal listener only', async () => {
    const token = await messaging.auth.serviceToken();
    const headers = { authorization: `Bearer ${token}` };
    const path = '/internal/v1/usage?project_id=prj_demo&granularity=month';
    const inside = await fetch(`${messaging.service.internalUrl}${path}`, { headers });
    const { data } = (await inside.json()) as { data: { items: unknown[] } };
    expect(data.items).toHaveLength(2);
    expect((await fetch(`${messaging.service.url}${path}`, { headers })).status).toBe(404);
  });

  it.each([
    ['?from=2026-11-02T00:00:00Z&to=2026-11-01T00:00:00Z', 'query.to'],
    ['?from=2026-01-01T00:00:00Z&to=2026-11-01T00:00:00Z&granularity=hour', 'query.from'],
    ['?meter=messages.fax', 'query.meter'],
    ['?granularity=week', 'query.granularity'],
    ['?from=yesterday', 'query.from'],
  ])('422: refuses %s', async (query, location) => {
    const { status, error } = await messaging.call(messaging.auth.key('demo'), `/usage${query}`);
    expect(status).toBe(422);
    expect(error.errors).toMatchObject([{ location }]);
  });
});
