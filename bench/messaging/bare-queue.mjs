import { createPostgresBackend, Queue, runMigrations, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import pg from 'pg';

const JOBS = 10_000;
const CHUNK = 500;
/** As many hands as a lane of messages has. */
const CONCURRENCY = 16;

/**
 * Jobs in a second that BullMQ alone does when each of them sends as the outbox does: by writing a row
 * that stays. Beside them, the seconds of a processor that each takes.
 * @param processorS seconds that were used so far
 */
export async function bareSends(databaseUrl, redisUrl, processorS) {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options: '-c search_path=bullmq',
    max: 24,
  });
  const backend = redisUrl ? undefined : createPostgresBackend;
  await prepare(pool);
  // A worker of Redis waits on a connection of its own, which must not give up by itself.
  const connection = redisUrl ? new Redis(redisUrl, { maxRetriesPerRequest: null }) : pool;
  const queue = new Queue('bare', { connection }, backend);
  const [beforeS, startMs] = [processorS(), performance.now()];
  for (let from = 0; from < JOBS; from += CHUNK) {
    const opts = { removeOnComplete: true };
    const job = (id) => ({ name: 'send', data: { id }, opts });
    await queue.addBulk(Array.from({ length: CHUNK }, (_, index) => job(from + index)));
  }
  const done = Promise.withResolvers();
  let left = JOBS;
  const send = async ({ data }) => {
    await pool.query('insert into bare_outbox (message_id, text) values ($1, $2)', [
      data.id,
      'Hello',
    ]);
    left -= 1;
    if (left === 0) done.resolve();
  };
  const worker = new Worker('bare', send, { connection, concurrency: CONCURRENCY }, backend);
  await done.promise;
  const tookS = (performance.now() - startMs) / 1000;
  const eachS = (processorS() - beforeS) / JOBS;
  await worker.close();
  await queue.close();
  if (redisUrl) connection.disconnect();
  await pool.end();
  return { perS: JOBS / tookS, eachS };
}

async function prepare(pool) {
  const client = await pool.connect();
  await runMigrations(client);
  await client.query('create table bare_outbox (message_id int primary key, text text not null)');
  client.release();
}
