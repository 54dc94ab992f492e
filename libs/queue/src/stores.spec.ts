import { randomUUID } from 'node:crypto';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { eventually, TestRedis, testDatabase } from '@skydeck/testing';
import { Test, type TestingModule } from '@nestjs/testing';
import { type Queue, Worker } from 'bullmq';
import { type QueueConfig, QueueModule } from './index.js';

interface Member {
  readonly queue: Queue<{ number: number }>;
  readonly done: number[];
  close(): Promise<void>;
}

let redis: TestRedis;

beforeAll(async () => {
  redis = await TestRedis.start();
});

afterAll(() => redis.close());

async function start(name: string, config: QueueConfig): Promise<Member> {
  const app: TestingModule = await Test.createTestingModule({
    imports: [QueueModule.forRoot(config), BullModule.registerQueue({ name })],
  }).compile();
  await app.init();
  const queue = app.get<Queue<{ number: number }>>(getQueueToken(name));
  const done: number[] = [];
  const { connection } = queue.opts;
  const work = async ({ data }: { data: { number: number } }) => void done.push(data.number);
  const worker = new Worker<{ number: number }>(name, work, { connection, concurrency: 4 });
  worker.on('error', () => undefined);
  queue.on('error', () => undefined);
  return {
    queue,
    done,
    async close() {
      await worker.close();
      await app.close();
    },
  };
}

const onRedis = () => ({ redisUrl: redis.url, databaseUrl: testDatabase().url });
const onPostgres = () => ({ databaseUrl: testDatabase().url });

it('lets two services of one process have different stores under the same name', async () => {
  const name = `stores-${randomUUID()}`;
  const members = [await start(name, onRedis()), await start(name, onPostgres())] as const;
  const [first, second] = members;
  try {
    await Promise.all(
      Array.from({ length: 50 }, (_, number) =>
        members[number % 2]!.queue.add('job', { number }, { removeOnComplete: true }),
      ),
    );
    await eventually(() => {
      expect(first.done).toHaveLength(25);
      expect(second.done).toHaveLength(25);
    });
    expect(first.done.every((number) => number % 2 === 0)).toBe(true);
    expect(second.done.every((number) => number % 2 === 1)).toBe(true);
  } finally {
    await second.queue.obliterate({ force: true });
    for (const member of members) await member.close();
  }
});

describe.each([
  ['was killed', () => redis.kill(), () => redis.start()],
  ['hangs', () => redis.hang(), () => redis.resume()],
] as const)('while Redis %s', (_what, lose, find) => {
  it('refuses jobs at once, takes them again later, and ends when told to', async () => {
    const staying = await start(`stays-${randomUUID()}`, onRedis());
    const leaving = await start(`leaves-${randomUUID()}`, onRedis());
    try {
      await staying.queue.add('job', { number: 1 });
      await eventually(() => expect(staying.done).toEqual([1]));
      await lose();
      await expect(staying.queue.add('job', { number: 2 })).rejects.toThrow(
        /writeable|timed out|closed/,
      );
      await leaving.close();
      await find();
      await eventually(() => staying.queue.add('job', { number: 3 }));
      await eventually(() => expect(staying.done).toContain(3));
    } finally {
      redis.resume();
      await staying.close();
    }
  }, 30_000);
});
