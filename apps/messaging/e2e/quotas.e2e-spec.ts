import { MessagingHarness } from './messaging-harness.js';

let messaging: MessagingHarness;

beforeAll(async () => {
  messaging = await MessagingHarness.start({}, { QUOTA_MESSAGES_PER_DAY: '7' });
});

afterAll(() => messaging.close());

const sms = { channel: 'sms', to: '+14155550123', content: { text: 'Hello' } };

describe('the quota of messages', () => {
  it('429: accepts no more messages in a day than it allows, 50 at once', async () => {
    const key = messaging.auth.key('demo');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => messaging.call(key, '/messages', sms)),
    );
    expect(answers.filter(({ status }) => status === 202)).toHaveLength(7);
    const refused = answers.filter(({ status }) => status === 429);
    expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['quota_exceeded']));
    const { data } = await messaging.call(key, '/projects/prj_demo/quotas');
    expect(data.items).toContainEqual({ name: 'messages_per_day', limit: 7, used: 7 });
  });

  it('202: counts each project for itself', async () => {
    const key = messaging.auth.key('other');
    expect((await messaging.call(key, '/messages', sms)).status).toBe(202);
  });
});
