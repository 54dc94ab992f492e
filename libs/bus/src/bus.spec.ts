import { randomUUID } from 'node:crypto';
import { eventually, testRedisUrl } from '@skydeck/testing';
import pg from 'pg';
import { describeBus } from './bus.contract.js';
import { PostgresBus, RedisBus, SharedBus } from './index.js';

const database = process.env['TEST_DATABASE_URL'] ?? '';

describeBus('Postgres', (channel) => new PostgresBus(database, channel));
describeBus('Redis', (channel) => new RedisBus(testRedisUrl(), channel));

describe('Postgres bus', () => {
  it('hears again after its connection was cut', async () => {
    const channel = `test_${randomUUID().slice(0, 8)}`;
    const bus = new PostgresBus(database, channel);
    await bus.open();
    const heard: unknown[] = [];
    bus.subscribe('revoked', (message) => heard.push(message));
    const before = bus.generation();
    await cutListeners(channel);
    await eventually(() => expect(bus.generation()).toBeGreaterThan(before));
    await bus.publish('revoked', 'after');
    await eventually(() => expect(heard).toEqual(['after']));
    await bus.close();
  });
});

describe('shared bus', () => {
  it('opens one connection for all and closes it with the last', async () => {
    const channel = `test_${randomUUID().slice(0, 8)}`;
    let made = 0;
    const create = () => {
      made += 1;
      return new PostgresBus(database, channel);
    };
    const services = [1, 2, 3].map(() => new SharedBus(channel, create));
    const heard: number[] = [];
    for (const [index, bus] of services.entries()) bus.subscribe('t', () => heard.push(index));
    await Promise.all(services.map((bus) => bus.open()));
    expect(made).toBe(1);

    await services[0]?.close();
    await services[1]?.publish('t', null);
    await eventually(() => expect(heard).toHaveLength(2));
    expect(heard).toEqual(expect.arrayContaining([1, 2]));
    await services[1]?.close();
    expect(services[2]?.isConnected()).toBe(true);
    await services[2]?.close();
    expect(services[2]?.isConnected()).toBe(false);
  });
});

async function cutListeners(channel: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where query = $1`, [
    `listen "${channel}"`,
  ]);
  await client.end();
}
