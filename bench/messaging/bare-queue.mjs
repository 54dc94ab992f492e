import { createPostgresBackend, Queue, runMigrations, Worker } from 'bullmq';
import pg from 'pg';

const JOBS = 10_000;
const CHUNK = 500;

/** Jobs in a second that BullMQ alone does on the same database, with as many hands as a batch has. */
export async function bareJobsPerS(connectionString) {
  const pool = new pg.Pool({ connectionString, options: '-c search_path=bullmq', max: 12 });
  const client = await pool.connect();
  await runMigrations(client);
  client.release();
  const queue = new Queue('bare', { connection: pool }, createPostgresBackend);
  const startMs = performance.now();
  for (let from = 0; from < JOBS; from += CHUNK) {
    const opts = { removeOnComplete: true };
    await queue.addBulk(
      Array.from({ length: CHUNK }, (_, index) => ({
        name: 'send',
        data: { id: from + index },
        opts,
      })),
    );
  }
  const done = Promise.withResolvers();
  let left = JOBS;
  const worker = new Worker(
    'bare',
    async () => {
      left -= 1;
      if (left === 0) done.resolve();
    },
    { connection: pool, concurrency: 6 },
    createPostgresBackend,
  );
  await done.promise;
  const tookS = (performance.now() - startMs) / 1000;
  await worker.close();
  await queue.close();
  await pool.end();
  return JOBS / tookS;
}
