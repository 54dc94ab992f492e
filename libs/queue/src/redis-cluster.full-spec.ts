import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { eventually, TestRedisCluster, testDatabase } from '@skydeck/testing';
import { Test } from '@nestjs/testing';
import type { Queue } from 'bullmq';
import { QueueModule, startWorker } from './index.js';

let cluster: TestRedisCluster;
beforeAll(async () => {
  cluster = await TestRedisCluster.start();
});
afterAll(() => cluster.close());

describe('queues on a cluster of Redis', () => {
  it('does every job of several queues once, also delayed ones and those that fail at first', async () => {
    const names = ['letters', 'films', 'payments'];
    const app = await Test.createTestingModule({
      imports: [
        QueueModule.forRoot({ redisUrl: cluster.url, databaseUrl: testDatabase().url }),
        BullModule.registerQueue(...names.map((name) => ({ name }))),
      ],
    }).compile();
    await app.init();
    const done: string[] = [];
    const queues = names.map((name) =>
      app.get<Queue<{ id: string }>>(getQueueToken(name), { strict: false }),
    );
    const workers = queues.map((queue) =>
      startWorker(
        queue,
        async ({ data, attemptsMade }) => {
          if (data.id.endsWith('7') && attemptsMade === 0) throw new Error('at first');
          await Promise.resolve(done.push(`${queue.name} ${data.id}`));
        },
        { concurrency: 4 },
      ),
    );
    for (const worker of workers) worker.on('error', () => undefined);
    await Promise.all(
      queues.flatMap((queue) =>
        Array.from({ length: 50 }, (_, n) => {
          const options = { jobId: `j-${n}`, attempts: 3, delay: n % 5 === 0 ? 100 : 0 };
          return queue.add('one', { id: String(n) }, options);
        }),
      ),
    );
    await eventually(() => expect(done).toHaveLength(150));
    expect(new Set(done).size).toBe(150);
    // All queues share one slot, and so one server.
    const used = (await cluster.sizes()).filter((size) => size > 0);
    expect(used).toHaveLength(1);
    await Promise.all(workers.map((worker) => worker.close()));
    await app.close();
  });
});
