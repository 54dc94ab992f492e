import { randomUUID } from 'node:crypto';
import { testDatabase } from '@skydeck/testing';
import { Queue, runMigrations, Worker } from 'bullmq';
import pg from 'pg';
import { patientPostgresBackend } from './patient-postgres-backend.js';

const CUT = 'terminating connection due to unexpected postmaster exit';

/** A pool whose database ends while the first connection is made. */
class UnluckyPool extends pg.Pool {
  failures = 0;

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['query']>[1]): void;
  override connect(callback?: unknown): Promise<pg.PoolClient> | void {
    if (callback) return super.connect(callback as never);
    if (this.failures > 0) return super.connect();
    this.failures += 1;
    return Promise.reject(new Error(CUT));
  }
}

function open<Pool extends pg.Pool>(Kind: new (config: pg.PoolConfig) => Pool): Pool {
  const connectionString = testDatabase().url;
  return new Kind({ connectionString, options: '-c search_path=bullmq', max: 4 });
}

it('works on when the database ended during the first connection', async () => {
  const [healthy, unlucky] = [open(pg.Pool), open(UnluckyPool)];
  const client = await healthy.connect();
  await runMigrations(client);
  client.release();

  const name = `patient-${randomUUID()}`;
  const done = Promise.withResolvers<string>();
  const queue = new Queue(name, { connection: healthy }, patientPostgresBackend);
  const work = async (job: { name: string }): Promise<void> => done.resolve(job.name);
  const worker = new Worker(name, work, { connection: unlucky }, patientPostgresBackend);
  worker.on('error', () => undefined);
  try {
    await queue.add('hello', {});
    await expect(done.promise).resolves.toBe('hello');
    expect(unlucky.failures).toBe(1);
  } finally {
    await worker.close();
    await queue.obliterate({ force: true });
    await queue.close();
    await Promise.all([healthy.end(), unlucky.end()]);
  }
}, 20_000);
