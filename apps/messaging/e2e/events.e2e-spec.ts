import { eventually } from '@skydeck/testing';
import { MessagingHarness } from './messaging-harness.js';

let messaging: MessagingHarness;

beforeAll(async () => {
  messaging = await MessagingHarness.start();
});

afterAll(() => messaging.close());

describe('GET /api/v1/events', () => {
  it('200: tells once that a message was delivered, not what it says', async () => {
    const key = messaging.auth.key('demo');
    const body = { channel: 'sms', to: '+14155550123', content: { text: 'Hello' } };
    const { data } = await messaging.call(key, '/messages', body);
    await eventually(async () => {
      const { data: events } = await messaging.call(key, '/events?type=message.*');
      expect(events.items).toMatchObject([
        { type: 'message.delivered', data: { id: data['id'], channel: 'sms' } },
      ]);
      expect(JSON.stringify(events)).not.toMatch(/Hello|4155550123/);
    });
  });

  it('200: another project hears nothing of it', async () => {
    const { data } = await messaging.call(messaging.auth.key('other'), '/events');
    expect(data.items).toEqual([]);
  });
});
