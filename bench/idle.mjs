import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import pg from 'pg';

const SERVICES = ['auth', 'platform', 'messaging', 'pay', 'media', 'vault', 'location'];
const SETTLE_MS = 15_000;

/** What seven idle services in one process hold: memory, and connections to the database. */
export async function run() {
  const postgres = await startThrowAwayPostgres();
  const stack = await startTestStack({
    database: { url: postgres.url, schema: (service) => `idle_${service}` },
    members: SERVICES,
  });
  try {
    // Connections that only the start needed are closed after a while.
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    globalThis.gc?.();
    const { rss, heapUsed } = process.memoryUsage();
    const megabytes = (bytes) => `${Math.round(bytes / 1_048_576)} MB`;
    console.log(`memory       ${megabytes(rss)} resident, ${megabytes(heapUsed)} of JavaScript`);
    console.log(`connections  ${await connections(postgres.url)}`);
  } finally {
    await stack.close();
    await postgres.stop();
  }
}

async function connections(url) {
  const client = new pg.Client({ connectionString: url, application_name: 'idle bench' });
  await client.connect();
  const { rows } = await client.query(
    `select count(*)::integer as count from pg_stat_activity
     where backend_type = 'client backend' and application_name <> 'idle bench'`,
  );
  await client.end();
  return rows[0].count;
}
