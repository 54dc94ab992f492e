import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { randomUUID } from 'node:crypto';
import { BullModule, getQueueToken } from '@nestjs/bullmq';
import { type DynamicModule, Logger, Module } from '@nestjs/common';
import { createService, type Service, setUpLog } from '@skydeck/service';
import { jobScope, ServiceMetrics, withJobScope } from '@skydeck/telemetry';
import { eventually, testDatabase } from '@skydeck/testing';
import type { Queue } from 'bullmq';
import { QueueModule, startWorker } from '../index.js';

@Module({})
class JobsModule {}

const name = `telemetry-${randomUUID()}`;
let service: Service;
let queue: Queue<{ fails: boolean }>;
let close: () => Promise<void>;
const requests: (string | undefined)[] = [];
const lines: string[] = [];

async function work({ data }: { data: { fails: boolean } }): Promise<void> {
  requests.push(jobScope()?.requestId);
  new Logger('Jobs').log('works');
  if (data.fails) throw new Error('as asked');
}

/** A port that was just let go of, so nobody listens there. */
async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

async function start(...imports: DynamicModule[]): Promise<Service> {
  const started = await createService({
    name: 'jobs',
    title: 'Jobs',
    prefix: 'v1',
    module: { module: JobsModule, imports },
    listen: { host: '127.0.0.1', port: 0, internalHost: '127.0.0.1', internalPort: 0 },
  });
  await started.listen();
  return started;
}

beforeAll(async () => {
  setUpLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const stores = QueueModule.forRoot({ databaseUrl: testDatabase().url });
  service = await start(stores, BullModule.registerQueue({ name }));
  queue = service.app.get(getQueueToken(name), { strict: false });
  const worker = startWorker(queue, work, { concurrency: 1 });
  worker.on('error', () => undefined);
  close = () => worker.close();
});

afterAll(async () => {
  await queue.obliterate({ force: true });
  await close();
  await service.close();
});

const metrics = () => service.app.get(ServiceMetrics).text();

it('runs a job on behalf of the request that asked for it, and of none when nobody did', async () => {
  await withJobScope({ requestId: 'req_first' }, () => queue.add('job', { fails: false }));
  await queue.add('job', { fails: false });
  await eventually(() => expect(requests).toEqual(['req_first', undefined]));
  const said = lines.filter((line) => line.includes('"works"'));
  const named = said.map((line) => (JSON.parse(line) as { request_id?: string }).request_id);
  expect(named).toEqual(requests);
});

it('counts jobs by how they end, what waits, and how long it all takes', async () => {
  await queue.add('job', { fails: true });
  await eventually(async () => {
    const text = await metrics();
    expect(text).toContain(`skydeck_queue_jobs_total{queue="${name}",outcome="completed"} 2`);
    expect(text).toContain(`skydeck_queue_jobs_total{queue="${name}",outcome="failed"} 1`);
    expect(text).toContain(`skydeck_queue_jobs{queue="${name}",state="failed"} 1`);
    expect(text).toContain(`skydeck_queue_jobs{queue="${name}",state="waiting"} 0`);
    expect(text).toContain(`skydeck_queue_wait_seconds_count{queue="${name}"} 3`);
    expect(text).toContain(`skydeck_queue_job_duration_seconds_count{queue="${name}"} 3`);
  });
});

it('is not ready while jobs cannot be stored', async () => {
  const redisUrl = `redis://127.0.0.1:${await closedPort()}`;
  const databaseUrl = testDatabase().url;
  const stores = [{ databaseUrl }, { databaseUrl, redisUrl }];
  const answers: string[] = [];
  for (const store of stores) {
    const one = await start(QueueModule.forRoot(store));
    const answer = await fetch(`${one.url}/readyz`);
    answers.push(`${answer.status} ${await answer.text()}`);
    await one.close();
  }
  expect(answers[0]).toMatch(/^200 /);
  expect(answers[1]).toMatch(/^503 .*no answer from queue/);
});
