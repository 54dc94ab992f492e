import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import pg from 'pg';

const SERVICES = ['auth', 'platform', 'messaging', 'pay', 'media', 'vault', 'location'];
/** Connections that only the start needed are closed after a while. */
const SETTLE_MS = 15_000;
/** Services look for webhooks twice a minute. */
const SWEEP_MS = 35_000;

/**
 * What seven idle services in one process hold: memory, and connections to the database. First
 * without webhooks, then with one webhook in each service, which starts its worker.
 */
export async function run() {
  const postgres = await startThrowAwayPostgres();
  const stack = await startTestStack({
    database: { url: postgres.url, schema: (service) => `idle_${service}` },
    members: SERVICES,
  });
  const client = new pg.Client({ connectionString: postgres.url, application_name: 'idle bench' });
  await client.connect();
  try {
    await settled(SETTLE_MS);
    await report('no webhooks', client);
    for (const service of SERVICES) await addWebhook(client, `idle_${service}`);
    await settled(SWEEP_MS);
    await report('seven webhooks', client);
  } finally {
    await client.end();
    await stack.close();
    await postgres.stop();
  }
}

async function settled(ms) {
  await new Promise((resolve) => setTimeout(resolve, ms));
  globalThis.gc?.();
}

const megabytes = (bytes) => `${Math.round(bytes / 1_048_576)} MB`;

async function report(name, client) {
  const { rss, heapUsed } = process.memoryUsage();
  const { rows } = await client.query(
    `select count(*)::integer as count from pg_stat_activity
     where backend_type = 'client backend' and application_name <> 'idle bench'`,
  );
  const memory = `${megabytes(rss)} resident, ${megabytes(heapUsed)} of JavaScript`;
  console.log(`${name.padEnd(15)} ${memory}, ${rows[0].count} connections`);
}

async function addWebhook(client, schema) {
  await client.query(
    `insert into ${schema}.webhook_endpoint
       (id, project_id, url, description, event_types, enabled, secret, created_at, updated_at)
     values ('whk_idle', 'prj_idle', 'https://example.com', '', '{*}', true, '', now(), now())`,
  );
}
