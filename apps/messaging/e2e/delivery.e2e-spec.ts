import { ChannelDriver, type SendReceipt } from '../src/drivers/channel.driver.js';
import { ChannelDrivers } from '../src/drivers/channel-drivers.js';
import { DriverError, type DriverFailure } from '../src/drivers/driver-error.js';
import { CHANNELS } from '../src/messages/message-channel.js';
import { MessageDelivery } from '../src/messages/message-delivery.js';
import type { Outbox } from '../src/outbox/outbox.js';
import { PushRouting } from '../src/devices/push-routing.js';
import { TrackedMail } from '../src/tracking/tracked-mail.js';
import { TrackingTokens } from '../src/tracking/tracking-tokens.js';
import { MessageStore, MINUTE_MS } from './message-store.js';

/** Counts what it is given, and refuses when told to. */
class CountingDriver extends ChannelDriver {
  readonly name = 'counting';
  readonly channels = CHANNELS;
  readonly sent: string[] = [];
  refusal: DriverFailure | 'crash' | undefined;
  /** Happens at the far end before it answers. */
  meanwhile: ((id: string) => Promise<unknown>) | undefined;

  constructor(readonly isRepeatable: boolean) {
    super();
  }

  async send({ id }: { id: string }): Promise<SendReceipt> {
    if (this.refusal === 'crash') throw new Error('The socket broke.');
    if (this.refusal) throw new DriverError(this.refusal);
    this.sent.push(id);
    await this.meanwhile?.(id);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { providerId: id, status: 'sent' };
  }
}

/** The messages here are of the installation, which has no providers. */
class NoProviders extends PushRouting {
  constructor() {
    super(...([] as unknown as ConstructorParameters<typeof PushRouting>));
  }

  override async deliver(): Promise<null> {
    return null;
  }
}

class OneDriver extends ChannelDrivers {
  constructor(private readonly driver: ChannelDriver) {
    super(undefined as unknown as Outbox);
  }

  override get(): ChannelDriver {
    return this.driver;
  }
}

let store: MessageStore;
let driver: CountingDriver;
let delivery: MessageDelivery;

beforeAll(async () => {
  store = await MessageStore.open();
});

beforeEach(() => use(true));

afterAll(() => store.close());

function use(isRepeatable: boolean): void {
  const { claims, ledger, clock } = store;
  driver = new CountingDriver(isRepeatable);
  const drivers = new OneDriver(driver);
  const tokens = new TrackingTokens(
    'of-this-test-only-0123456789abcdef',
    'https://mail.example.com',
  );
  const tracked = new TrackedMail(store.dataSource, tokens);
  delivery = new MessageDelivery(claims, ledger, drivers, new NoProviders(), tracked, clock);
}

/** Leaves a message as a worker does that dies while it sends. */
async function dieWhileSending(id: string): Promise<void> {
  const now = store.clock.now();
  await store.claims.claim(id, now, new Date(now.getTime() + MINUTE_MS));
}

describe('MessageDelivery', () => {
  it('sends a message once, however many workers are asked at once', async () => {
    const id = await store.add();
    await Promise.all(Array.from({ length: 50 }, () => delivery.deliver(id)));

    expect(driver.sent).toEqual([id]);
    expect(await store.get(id)).toMatchObject({ status: 'sent', attempts: 1, claimedUntil: null });
    expect(await store.reports(id)).toEqual([
      'skydeck accepted',
      'skydeck sending',
      'counting sent',
    ]);
  });

  it.each(['rate_limited', 'provider_unavailable', 'crash'] as const)(
    'gives a message back after %s, and sends it at the next attempt',
    async (refusal) => {
      const id = await store.add();
      driver.refusal = refusal;
      await expect(delivery.deliver(id)).rejects.toThrow(DriverError);
      expect(await store.get(id)).toMatchObject({ status: 'sending', claimedUntil: null });

      driver.refusal = undefined;
      await delivery.deliver(id);
      expect(await store.get(id)).toMatchObject({ status: 'sent', attempts: 2, failure: null });
    },
  );

  it.each(['invalid_recipient', 'unsubscribed', 'rejected'] as const)(
    'fails a message for good after %s',
    async (refusal) => {
      const id = await store.add();
      driver.refusal = refusal;
      await delivery.deliver(id);
      driver.refusal = undefined;
      await delivery.deliver(id);
      expect(await store.get(id)).toMatchObject({
        status: 'failed',
        failure: refusal,
        sentAt: null,
      });
      expect(driver.sent).toEqual([]);
    },
  );

  it('fails a message when the last attempt fails', async () => {
    const id = await store.add();
    driver.refusal = 'provider_unavailable';
    await delivery.deliver(id, { isLastAttempt: true });
    expect(await store.get(id)).toMatchObject({
      status: 'failed',
      failure: 'provider_unavailable',
    });
  });

  it('keeps a delivery that is reported before the answer to sending, however often', async () => {
    const id = await store.add();
    const report = { messageId: id, provider: 'operator', at: store.clock.now() };
    driver.meanwhile = async () => {
      await Promise.all(
        Array.from({ length: 50 }, () =>
          store.ledger.receive({ ...report, status: 'delivered', providerEventId: `${id} done` }),
        ),
      );
    };
    await delivery.deliver(id);
    expect(await store.get(id)).toMatchObject({ status: 'delivered', claimedUntil: null });
    expect(await store.reports(id)).toEqual([
      'skydeck accepted',
      'skydeck sending',
      'operator delivered',
      'counting sent',
    ]);
  });

  it('keeps a reading and a failure that are reported before the answer', async () => {
    const [read, lost] = [await store.add(), await store.add()];
    const reportOf = (status: 'read' | 'undelivered') => async (messageId: string) =>
      store.ledger.receive({
        messageId,
        status,
        provider: 'operator',
        at: store.clock.now(),
        providerEventId: `${messageId} ${status}`,
      });
    driver.meanwhile = reportOf('read');
    await delivery.deliver(read);
    driver.meanwhile = reportOf('undelivered');
    await delivery.deliver(lost);
    expect((await store.get(read)).status).toBe('read');
    expect((await store.get(lost)).status).toBe('undelivered');
  });

  it('never says in an error to whom it was going or what it said', async () => {
    const id = await store.add();
    driver.refusal = 'crash';
    const error = await delivery.deliver(id).catch((thrown: unknown) => thrown);
    expect(String(error)).toBe('DriverError: The message was not sent: provider_unavailable.');
  });

  it('never sends a message whose time is over', async () => {
    const id = await store.add();
    store.clock.advance(5 * MINUTE_MS);
    await delivery.deliver(id);
    expect(driver.sent).toEqual([]);
    expect(await store.get(id)).toMatchObject({ status: 'expired', sentAt: null });
  });

  it('leaves a message alone that another worker has in hand', async () => {
    const id = await store.add();
    await dieWhileSending(id);
    store.clock.advance(MINUTE_MS - 1);
    await delivery.deliver(id);
    expect(driver.sent).toEqual([]);
    expect(await store.get(id)).toMatchObject({ status: 'sending' });
  });

  it('sends again what a dead worker left, when that reaches the recipient once', async () => {
    const id = await store.add();
    await dieWhileSending(id);
    store.clock.advance(MINUTE_MS);
    await Promise.all(Array.from({ length: 50 }, () => delivery.deliver(id)));
    expect(driver.sent).toEqual([id]);
    expect(await store.get(id)).toMatchObject({ status: 'sent', attempts: 2 });
  });

  it('does not risk a second copy of what a dead worker left', async () => {
    use(false);
    const id = await store.add();
    await dieWhileSending(id);
    store.clock.advance(MINUTE_MS);
    await delivery.deliver(id);
    expect(driver.sent).toEqual([]);
    expect(await store.get(id)).toMatchObject({ status: 'unknown', failure: 'outcome_unknown' });
  });
});
