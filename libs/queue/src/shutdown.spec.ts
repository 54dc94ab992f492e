import { randomUUID } from 'node:crypto';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import {
  Inject,
  Injectable,
  Module,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { createService, setUpLog } from '@skydeck/service';
import { testDatabase } from '@skydeck/testing';
import type { Queue, Worker } from 'bullmq';
import { QueueModule, startWorker } from './index.js';

const name = `shutdown-${randomUUID()}`;
const begun = Promise.withResolvers<void>();
const closing = Promise.withResolvers<void>();
const letGo = Promise.withResolvers<void>();
const ended: string[] = [];

@Injectable()
class SlowWorker implements OnModuleInit, OnModuleDestroy {
  #worker: Worker | undefined;

  constructor(@Inject(getQueueToken(name)) readonly queue: Queue) {}

  onModuleInit(): void {
    this.#worker = startWorker(this.queue, (job) => this.#work(job.name), { concurrency: 1 });
    this.#worker.on('error', () => undefined);
  }

  async onModuleDestroy(): Promise<void> {
    const closed = this.#worker?.close();
    closing.resolve();
    await closed;
    ended.push('worker');
  }

  async #work(job: string): Promise<void> {
    begun.resolve();
    await letGo.promise;
    ended.push(job);
  }
}

@Module({})
class SlowModule {}

it('lets the running job of a service that closes end, and leaves the next to another', async () => {
  setUpLog({ level: 'silent' });
  const stores = QueueModule.forRoot({ databaseUrl: testDatabase().url });
  const imports = [stores, BullModule.registerQueue({ name })];
  const start = (...providers: (typeof SlowWorker)[]) =>
    createService({
      name: 'slow',
      title: 'Slow',
      prefix: 'v1',
      module: { module: SlowModule, imports, providers },
      listen: { host: '127.0.0.1', port: 0, internalHost: '127.0.0.1', internalPort: 0 },
    });
  const other = await start();
  const service = await start(SlowWorker);
  const queue = other.app.get<Queue>(getQueueToken(name), { strict: false });
  await queue.addBulk(['first', 'second'].map((job) => ({ name: job, data: {} })));
  await begun.promise;
  const closed = service.close();
  await closing.promise;
  letGo.resolve();
  await closed;
  expect(ended).toEqual(['first', 'worker']);
  expect(await queue.getJobCounts('waiting', 'active')).toEqual({ waiting: 1, active: 0 });
  await queue.obliterate({ force: true });
  await other.close();
}, 30_000);
