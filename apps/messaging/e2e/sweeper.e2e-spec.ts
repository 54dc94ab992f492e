import { eventually, TestClock } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { MessageEntity } from '../src/messages/message.entity.js';
import { MessageLedger } from '../src/messages/message-ledger.js';
import { MessageSweeper } from '../src/messages/message.sweeper.js';
import { newMessage, MINUTE_MS } from './message-store.js';
import { MessagingHarness } from './messaging-harness.js';

const clock = new TestClock();
let messaging: MessagingHarness;
let sweeper: MessageSweeper;
let ledger: MessageLedger;

beforeAll(async () => {
  messaging = await MessagingHarness.start({ clock });
  sweeper = messaging.service.app.get(MessageSweeper);
  ledger = messaging.service.app.get(MessageLedger);
});

afterAll(() => messaging.close());

/** Writes the row and dies before the job is added. */
async function crashBeforeTheJob(change: Partial<MessageEntity> = {}): Promise<string> {
  const message = newMessage(clock.now(), change);
  await ledger.add(message);
  return message.id;
}

const find = (id: string) =>
  messaging.service.app.get(DataSource).getRepository(MessageEntity).findOneByOrFail({ id });

const becomes = (id: string, status: string) =>
  eventually(async () => (await find(id)).status === status);

describe('MessageSweeper', () => {
  it('finds the messages that a crash left without a job, and they are delivered', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, () => crashBeforeTheJob()));
    await sweeper.sweep();
    expect((await find(ids[0] as string)).status).toBe('accepted');

    clock.advance(10_000);
    const other = await messaging.add({ clock });
    await Promise.all([sweeper.sweep(), other.app.get(MessageSweeper).sweep()]);
    await Promise.all(ids.map((id) => becomes(id, 'delivered')));

    const [{ count }] = await messaging.service.app
      .get(DataSource)
      .query<[{ count: string }]>('select count(*) from outbox_entry');
    expect(count).toBe('20');
  });

  it('takes up what a worker left that died while sending', async () => {
    const id = await crashBeforeTheJob({
      status: 'sending',
      rank: 20,
      attempts: 1,
      claimedUntil: new Date(clock.now().getTime() + MINUTE_MS),
      attendAt: new Date(clock.now().getTime() + MINUTE_MS),
    });
    clock.advance(MINUTE_MS);
    await sweeper.sweep();
    await becomes(id, 'delivered');
  });

  it('gives up messages whose time is over', async () => {
    const id = await crashBeforeTheJob();
    clock.advance(5 * MINUTE_MS);
    await sweeper.sweep();
    expect(await find(id)).toMatchObject({ status: 'expired', sentAt: null });
  });

  it('blanks codes one hour after they expired, and only codes', async () => {
    const code = await crashBeforeTheJob();
    const notice = await crashBeforeTheJob({ kind: 'transactional' });
    clock.advance(10_000);
    await sweeper.sweep();
    await Promise.all([becomes(code, 'delivered'), becomes(notice, 'delivered')]);

    clock.advance(65 * MINUTE_MS - 10_001);
    await sweeper.sweep();
    expect((await find(code)).content).toEqual({ text: 'Your code is 123456' });

    clock.advance(1);
    await sweeper.sweep();
    expect((await find(code)).content).toBeNull();
    expect((await find(notice)).content).toEqual({ text: 'Your code is 123456' });
  });

  it('blanks codes that never arrived, too', async () => {
    const id = await crashBeforeTheJob();
    clock.advance(65 * MINUTE_MS);
    await sweeper.sweep();
    await sweeper.sweep();
    expect(await find(id)).toMatchObject({ status: 'expired', content: null, attendAt: null });
  });
});
