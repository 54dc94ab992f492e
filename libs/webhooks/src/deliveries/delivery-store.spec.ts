import { PostgresBus } from '@skydeck/bus';
import { connect } from '@skydeck/database';
import { eventMigrations, EventRelay, Events, EventWakes } from '@skydeck/events';
import { newId } from '@skydeck/ids';
import { eventually, TestClock, testDatabase, type TestDatabase } from '@skydeck/testing';
import { CreateUsage1763830000000, Usage } from '@skydeck/usage';
import type { DataSource } from 'typeorm';
import { webhookMigrations } from '../webhook.migrations.js';
import { type Claimed, DeliveryStore } from './delivery-store.js';

const FAILED = { isDelivered: false, status: 503, body: 'no', problem: 'status' };
const DAY_MS = 86_400_000;
const CLAIM_MS = 60_000;

describe('DeliveryStore', () => {
  let database: TestDatabase;
  let dataSource: DataSource;
  let store: DeliveryStore;
  const clock = new TestClock();

  beforeAll(async () => {
    database = testDatabase();
    dataSource = await connect({
      url: database.url,
      schema: database.schema('webhooks'),
      entities: [],
      migrations: [...eventMigrations, CreateUsage1763830000000, ...webhookMigrations],
    });
    const wakes = new EventWakes(new PostgresBus(database.url), dataSource);
    store = new DeliveryStore(
      dataSource,
      new Events(dataSource, new EventRelay(dataSource, wakes), clock),
      clock,
      new Usage(),
    );
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database[Symbol.asyncDispose]();
  });

  async function endpoint(): Promise<string> {
    const id = newId('whk');
    await dataSource.query(
      `insert into webhook_endpoint (id, project_id, url, description, event_types, enabled, secret,
                                     created_at, updated_at)
       values ($1, 'prj_1', 'https://example.com', '', '{*}', true, '', $2, $2)`,
      [id, clock.now()],
    );
    return id;
  }

  async function delivery(endpointId: string): Promise<string> {
    const id = newId('dlv');
    await dataSource.query(
      `insert into webhook_delivery (id, endpoint_id, event_id, event_type, payload, status,
                                     next_attempt_at, created_at)
       values ($1, $2, $3, 'a.b', '{}', 'pending', $4, $4)`,
      [id, endpointId, newId('evt'), clock.now()],
    );
    return id;
  }

  const read = async (table: string, id: string) => {
    const [row] = await dataSource.query<Record<string, unknown>[]>(
      `select * from ${table} where id = $1`,
      [id],
    );
    return row;
  };

  it('bills a delivery once, when it arrived', async () => {
    const id = await delivery(await endpoint());
    const claimed = await store.claim(id, CLAIM_MS);
    const arrived = { ...FAILED, isDelivered: true };
    const ends = Array.from({ length: 50 }, () => store.succeed(claimed!, arrived));
    await Promise.all(ends);
    const records = 'select project_id, meter, quantity from usage_record where key = $1';
    expect(await dataSource.query(records, [id])).toEqual([
      { project_id: 'prj_1', meter: 'webhooks.delivered', quantity: '1' },
    ]);
    expect((await read('webhook_delivery', id))?.['status']).toBe('delivered');
  });

  it.each([
    ['arrived', (claimed: Claimed) => store.succeed(claimed, { ...FAILED, isDelivered: true })],
    ['failed', (claimed: Claimed) => store.fail(claimed, FAILED)],
  ])('stands in nobody’s way who deletes the webhook of a delivery that %s', async (_what, end) => {
    const id = await endpoint();
    const claimed = await store.claim(await delivery(id), CLAIM_MS);
    await dataSource.query('update webhook_endpoint set failing_since = $1', [clock.now()]);
    await dataSource
      .transaction(async (manager) => {
        await manager.query('select 1 from webhook_endpoint where id = $1 for update', [id]);
        const ended = end(claimed!);
        await eventually(async () => {
          const waiting = `select 1 from pg_locks where not granted and
          pid in (select pid from pg_stat_activity where datname = current_database())`;
          expect(await dataSource.query(waiting)).not.toEqual([]);
        });
        await manager.query('delete from webhook_endpoint where id = $1', [id]);
        return { ended };
      })
      .then(async ({ ended }) => ended);
    expect(await read('webhook_delivery', claimed!.id)).toBeUndefined();
  });

  it('gives a delivery to one of 50 that want it at once, and again after a crash', async () => {
    const id = await delivery(await endpoint());
    const claims = await Promise.all(Array.from({ length: 50 }, () => store.claim(id, CLAIM_MS)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    clock.advance(61_000);
    const again = await store.claim(id, CLAIM_MS);
    expect(again?.attempts).toBe(2);
    const attempts = await dataSource.query(
      'select number, problem from webhook_attempt where delivery_id = $1 order by id',
      [id],
    );
    expect(attempts).toEqual([
      { number: 1, problem: 'interrupted' },
      { number: 2, problem: null },
    ]);
    const first = claims.find((claim) => claim !== undefined);
    await store.succeed(first!, { ...FAILED, isDelivered: true });
    expect((await read('webhook_delivery', id))?.['status']).toBe('pending');
  });

  it('gives up after eleven attempts in about three days, and keeps each of them', async () => {
    const id = await delivery(await endpoint());
    const startMs = clock.now().getTime();
    let attempts = 0;
    for (;;) {
      const claimed = await store.claim(id, CLAIM_MS);
      if (!claimed) break;
      attempts++;
      clock.advance((await store.fail(claimed, FAILED)) ?? 0);
    }
    expect(attempts).toBe(11);
    const hours = (clock.now().getTime() - startMs) / 3_600_000;
    expect(hours).toBeGreaterThan(70);
    expect(hours).toBeLessThan(80);
    const kept = await dataSource.query<{ number: number }[]>(
      'select number, response_status, problem from webhook_attempt where delivery_id = $1 order by id',
      [id],
    );
    expect(kept.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(kept[0]).toMatchObject({ response_status: 503, problem: 'status' });
    expect(await read('webhook_delivery', id)).toMatchObject({
      status: 'failed',
      response_status: 503,
    });
  });

  it('disables a webhook that failed for five days, and tells so once', async () => {
    const webhook = await endpoint();
    for (let day = 0; day <= 5; day++) {
      const waiting = await delivery(webhook);
      const id = await delivery(webhook);
      const claimed = await store.claim(id, CLAIM_MS);
      await store.fail(claimed!, FAILED);
      const isLast = day === 5;
      expect(await read('webhook_endpoint', webhook)).toMatchObject({
        enabled: !isLast,
        disabled_reason: isLast ? 'failing' : null,
      });
      const status = (await read('webhook_delivery', waiting))?.['status'];
      expect(status).toBe(isLast ? 'failed' : 'pending');
      clock.advance(DAY_MS);
    }
    const told = await dataSource.query('select type, data from event where subject = $1', [
      webhook,
    ]);
    expect(told).toMatchObject([{ type: 'webhook.disabled', data: { reason: 'failing' } }]);
  });

  it('forgives a webhook that works again', async () => {
    const webhook = await endpoint();
    const failing = await store.claim(await delivery(webhook), CLAIM_MS);
    await store.fail(failing!, FAILED);
    const working = await store.claim(await delivery(webhook), CLAIM_MS);
    await store.succeed(working!, { ...FAILED, isDelivered: true, status: 200 });
    expect((await read('webhook_endpoint', webhook))?.['failing_since']).toBeNull();
  });
});
