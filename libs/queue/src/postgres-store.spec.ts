import { testDatabase } from '@skydeck/testing';
import { PostgresStore } from './postgres-store.js';

describe('the connections of queues', () => {
  it('are all ended, although one that was lent out never comes back', async () => {
    const store = await PostgresStore.open(testDatabase().url, 2);
    const kept = await store.connect();
    const ended = new Promise((resolve) => kept.once('end', resolve));
    await store.close(50);
    await ended;
    await expect(kept.query('select 1')).rejects.toThrow('Client was closed');
  });

  it('come back first when they do so in time', async () => {
    const store = await PostgresStore.open(testDatabase().url, 2);
    const lent = await store.connect();
    const closed = store.close(60_000);
    expect((await lent.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    lent.release();
    await closed;
  });
});
