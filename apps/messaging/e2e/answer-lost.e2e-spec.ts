import { setTimeout as sleep } from 'node:timers/promises';
import { killedBeforeTheAnswer } from '@skydeck/idempotency/testing';
import { DataSource } from 'typeorm';
import { type Answer, MessagingHarness } from './messaging-harness.js';

let messaging: MessagingHarness;

beforeAll(async () => {
  messaging = await MessagingHarness.start();
}, 60_000);

afterAll(() => messaging.close());

const query = (sql: string) => messaging.service.app.get(DataSource).query(sql);

const lost = (ask: () => Promise<Answer>) =>
  killedBeforeTheAnswer(
    {
      query,
      async restart() {
        await messaging.stop();
        await messaging.add();
      },
    },
    ask,
  );

const asking = (key: string, path: string, body: unknown) => () =>
  messaging.call(key, path, body, { headers: { 'idempotency-key': 'order-7' } });

it('a message whose answer was lost with the process is not made twice', async () => {
  const key = messaging.auth.key('lost');
  const body = { channel: 'sms', to: '+14155550123', content: { text: 'Once' } };
  const ask = asking(key, '/messages', body);
  const first = await lost(ask);
  const again = await ask();
  expect([first.status, again.status]).toEqual([202, 202]);
  expect(again.data['id']).toBe(first.data['id']);
  const third = await ask();
  expect(third.data['id']).toBe(first.data['id']);
  const { data } = await messaging.call(key, '/messages');
  expect(data.items.map(({ id }) => id)).toEqual([first.data['id']]);
}, 60_000);

it('neither is one that was to be sent before the repetition came', async () => {
  const key = messaging.auth.key('lost-later');
  const soon = new Date(Date.now() + 1500).toISOString();
  const body = { channel: 'sms', to: '+14155550123', content: { text: 'Soon' }, expires_at: soon };
  const ask = asking(key, '/messages', body);
  const first = await lost(ask);
  expect(first.status).toBe(202);
  await sleep(Math.max(0, Date.parse(soon) - Date.now() + 100));
  const again = await ask();
  expect([again.status, again.data['id']]).toEqual([202, first.data['id']]);
}, 60_000);

it('a batch whose answer was lost with the process is not made twice', async () => {
  const key = messaging.auth.key('lost-batch');
  const messages = ['1', '2', '3'].map((text) => ({
    channel: 'sms',
    to: '+14155550123',
    content: { text },
  }));
  const ask = asking(key, '/batches', { messages });
  const first = await lost(ask);
  const again = await ask();
  expect([first.status, again.status]).toEqual([202, 202]);
  expect(again.data).toMatchObject({ id: first.data['id'], total: 3, accepted: 3 });
  const { data } = await messaging.call(key, '/messages');
  expect(data.items).toHaveLength(3);
}, 60_000);

it('another body with the same key after that is another message', async () => {
  const key = messaging.auth.key('lost-other');
  const body = { channel: 'sms', to: '+14155550123', content: { text: 'One' } };
  const first = await lost(asking(key, '/messages', body));
  const other = { ...body, content: { text: 'Another' } };
  const again = await asking(key, '/messages', other)();
  expect(again.status).toBe(202);
  expect(again.data['id']).not.toBe(first.data['id']);
}, 60_000);
