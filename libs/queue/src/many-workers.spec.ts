import { randomUUID } from 'node:crypto';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Test } from '@nestjs/testing';
import { eventually, testDatabase } from '@skydeck/testing';
import type { Queue, Worker } from 'bullmq';
import { QueueModule, startWorker } from './index.js';

it('does the jobs of all queues of a service, however many there are', async () => {
  const names = Array.from({ length: 9 }, () => `many-${randomUUID()}`);
  const app = await Test.createTestingModule({
    imports: [
      QueueModule.forRoot({ databaseUrl: testDatabase().url, poolSize: 2 }),
      BullModule.registerQueue(...names.map((name) => ({ name }))),
    ],
  }).compile();
  await app.init();
  const queues = names.map((name) => app.get<Queue>(getQueueToken(name)));
  const done: string[] = [];
  const workers: Worker[] = queues.map((queue) =>
    startWorker(queue, async () => void done.push(queue.name), { concurrency: 1 }),
  );
  for (const worker of workers) worker.on('error', () => undefined);
  try {
    await Promise.all(queues.map((queue) => queue.add('job', {}, { removeOnComplete: true })));
    await eventually(() => expect(done.toSorted()).toEqual(names.toSorted()));
  } finally {
    await Promise.all(workers.map((worker) => worker.close()));
    for (const queue of queues) await queue.obliterate({ force: true });
    await app.close();
  }
}, 30_000);
