import { Bus, type BusHandler } from '@skydeck/bus';
import { connect } from '@skydeck/database';
import { setUpLog, SystemClock } from '@skydeck/service';
import { testDatabase } from '@skydeck/testing';
import { migrations } from '../migrations/index.js';
import { Outbox } from '../outbox/outbox.js';
import { OutboxWakes } from '../outbox/outbox-wakes.js';
import { describeChannelDriver, type DriverUnderTest } from './channel-driver.contract.js';
import { OutboxDriver } from './outbox.driver.js';

/** A bus that is never heard: the outbox must not need it. */
class LostBus extends Bus {
  override async publish(): Promise<void> {
    throw new Error('The bus is lost.');
  }
  override subscribe(_topic: string, _handler: BusHandler): void {}
  override isConnected(): boolean {
    return false;
  }
  override generation(): number {
    return 0;
  }
  override async open(): Promise<void> {}
  override async close(): Promise<void> {}
}

async function makeOutboxDriver(): Promise<DriverUnderTest> {
  setUpLog({ level: 'silent' });
  const database = testDatabase();
  const dataSource = await connect({
    url: database.url,
    schema: database.schema('messaging'),
    entities: [],
    migrations,
  });
  const outbox = new Outbox(dataSource, new OutboxWakes(new LostBus()), new SystemClock());
  return {
    driver: new OutboxDriver(outbox),
    async prepare({ id, channel, recipient, sender }) {
      await dataSource.query(
        `insert into message (id, channel, recipient, sender, kind, status, rank, driver, created_at, expires_at)
         values ($1, $2, $3, $4, 'otp', 'sending', 20, 'outbox', now(), now() + interval '5 minutes')`,
        [id, channel, recipient, sender],
      );
    },
    async arrivals(messageId) {
      const rows = await dataSource.query<unknown[]>(
        'select 1 from outbox_entry where message_id = $1',
        [messageId],
      );
      return rows.length;
    },
    async close() {
      await dataSource.destroy();
      await database[Symbol.asyncDispose]();
    },
  };
}

describeChannelDriver('OutboxDriver', makeOutboxDriver);
