import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { eventually } from '@skydeck/testing';
import { MessageDelivery } from '../src/messages/message-delivery.js';
import { MessagingHarness } from './messaging-harness.js';
import { type RedisServer, startRedis } from './redis-server.js';

let port: number;
let redis: RedisServer;
let messaging: MessagingHarness;

beforeAll(async () => {
  port = await freePort();
  redis = await startRedis(port);
  messaging = await MessagingHarness.start({}, { REDIS_URL: redis.url });
});

afterAll(async () => {
  await messaging.close();
  await redis.close();
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: found } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return found;
}

const sms = { channel: 'sms', to: '+14155550123', content: { text: 'Hello' } };

describe('messaging with Redis', () => {
  it('202: delivers by queues in Redis, each message once', async () => {
    const other = await messaging.add();
    const key = messaging.auth.key('demo');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => messaging.call(key, '/messages', sms)),
    );
    const ids = answers.map(({ data }) => String(data['id']));
    const rivals = [messaging.service, other].map(({ app }) => app.get(MessageDelivery));
    await Promise.all(ids.flatMap((id) => rivals.map((rival) => rival.deliver(id))));

    await eventually(async () => {
      const { data } = await messaging.call(key, '/outbox?limit=100');
      expect(data.items.map(({ id }) => String(id)).toSorted()).toEqual(ids.toSorted());
    });
    for (const id of ids) {
      const { data } = await messaging.call(key, `/messages/${id}/events`);
      expect(data.items.filter(({ status }) => status === 'delivered')).toHaveLength(1);
    }
  });

  it('202: still accepts messages while Redis is away, and delivers them when it is back', async () => {
    const key = messaging.auth.key('patient');
    await redis.close();
    const { status, data } = await messaging.call(key, '/messages', sms);
    expect([status, data['status']]).toEqual([202, 'accepted']);

    redis = await startRedis(port);
    await eventually(async () => {
      const { data: outbox } = await messaging.call(key, '/outbox');
      expect(outbox.items).toMatchObject([{ id: data['id'] }]);
    });
  });
});
