import { randomUUID } from 'node:crypto';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { Test } from '@nestjs/testing';
import { type ServiceRole, ServiceRolesModule } from '@skydeck/service';
import { eventually, testDatabase } from '@skydeck/testing';
import type { Queue } from 'bullmq';
import { QueueModule, startWorker } from './index.js';

const database = testDatabase();
afterAll(() => database[Symbol.asyncDispose]());

const stores = { Postgres: undefined, Redis: process.env['TEST_REDIS_URL'] };

describe.each(Object.entries(stores))('roles on %s', (_name, redisUrl) => {
  const queueName = `roles-${randomUUID()}`;

  async function start(roles: readonly ServiceRole[], done: (role: string) => void) {
    const app = await Test.createTestingModule({
      imports: [
        ServiceRolesModule.forRoot(roles),
        QueueModule.forRoot({ databaseUrl: database.url, redisUrl }),
        BullModule.registerQueue({ name: queueName }),
      ],
    }).compile();
    await app.init();
    const queue = app.get<Queue<object>>(getQueueToken(queueName), { strict: false });
    const work = async () => Promise.resolve(done(roles.join()));
    const worker = startWorker(queue, work, { concurrency: 4 });
    return { app, queue, worker };
  }

  it('a process that only answers requests puts jobs in, and workers take them out', async () => {
    const doneBy: string[] = [];
    const done = (role: string) => void doneBy.push(role);
    const api = await start(['api'], done);
    await api.queue.addBulk(
      Array.from({ length: 50 }, (_, n) => ({ name: 'one', data: {}, opts: { jobId: `j-${n}` } })),
    );
    expect(await api.queue.getJobCountByTypes('waiting')).toBe(50);
    const worker = await start(['worker'], done);
    await eventually(() => expect(doneBy).toHaveLength(50));
    expect(new Set(doneBy)).toEqual(new Set(['worker']));
    for (const each of [worker, api]) {
      await each.worker.close();
      await each.app.close();
    }
  });
});
