import type { MessageStatus } from '../src/messages/message-status.js';
import { MessageStore } from './message-store.js';

let store: MessageStore;

beforeAll(async () => {
  store = await MessageStore.open();
});

afterAll(() => store.close());

let reports = 0;

async function receive(
  messageId: string,
  status: MessageStatus,
  { event = `event ${reports++}`, failure = '' } = {},
): Promise<void> {
  store.clock.advance(1000);
  await store.ledger.receive({
    messageId,
    status,
    provider: 'operator',
    providerEventId: event,
    at: store.clock.now(),
    ...(failure && { failure }),
  });
}

describe('MessageLedger', () => {
  it.each<[string, MessageStatus[], MessageStatus]>([
    ['moves forward', ['sent', 'delivered', 'read'], 'read'],
    ['ignores what arrives late', ['delivered', 'sent'], 'delivered'],
    ['ignores a failure after delivery', ['delivered', 'undelivered'], 'delivered'],
    ['believes a delivery after a failure', ['failed', 'delivered'], 'delivered'],
    ['keeps the first of two failures', ['undelivered', 'failed'], 'undelivered'],
    ['does not take a failure back for a report of sending', ['failed', 'sent'], 'failed'],
  ])('%s, and keeps every report', async (_name, statuses, status) => {
    const id = await store.add();
    for (const report of statuses) await receive(id, report);
    expect((await store.get(id)).status).toBe(status);
    expect((await store.reports(id)).slice(1)).toEqual(statuses.map((each) => `operator ${each}`));
  });

  it('keeps a report once that comes 50 times at once', async () => {
    const id = await store.add();
    await Promise.all(
      Array.from({ length: 50 }, () => receive(id, 'delivered', { event: 'the same' })),
    );
    expect(await store.reports(id)).toEqual(['skydeck accepted', 'operator delivered']);
  });

  it('ends at the highest rank when reports come at once, in any order', async () => {
    const id = await store.add();
    const statuses: MessageStatus[] = ['sent', 'delivered', 'undelivered', 'read', 'sent'];
    await Promise.all(
      Array.from({ length: 50 }, (_, index) => receive(id, statuses[index % 5] as MessageStatus)),
    );
    const message = await store.get(id);
    expect(message.status).toBe('read');
    expect(message.deliveredAt).not.toBeNull();
    expect(await store.reports(id)).toHaveLength(51);
  });

  it('remembers the first time of sending and of delivery', async () => {
    const id = await store.add();
    await receive(id, 'sent');
    const sentAt = store.clock.now();
    await receive(id, 'delivered');
    const deliveredAt = store.clock.now();
    await receive(id, 'read');
    expect(await store.get(id)).toMatchObject({ sentAt, deliveredAt });
  });

  it('forgets the reason of a failure once the message arrived after all', async () => {
    const id = await store.add();
    await receive(id, 'undelivered', { failure: 'unreachable' });
    expect(await store.get(id)).toMatchObject({ failure: 'unreachable' });
    await receive(id, 'delivered');
    expect(await store.get(id)).toMatchObject({ failure: null });
  });

  it('matches the entities column by column', async () => {
    const { upQueries } = await store.dataSource.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });
});
