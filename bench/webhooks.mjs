import { createServer } from 'node:http';
import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import pg from 'pg';
import { postJson } from './http/post-json.mjs';

const EVENTS = 2000;
const LONGEST_MS = 120_000;

/**
 * Deliveries a second to a receiver on this machine, from events that were committed all at once.
 * With the queue in Postgres, and in Redis when `REDIS_URL` or `TEST_REDIS_URL` names one.
 */
export async function run() {
  const redisUrl = process.env['REDIS_URL'] ?? process.env['TEST_REDIS_URL'];
  // Redis goes first: a process that has had queues in Postgres keeps to them.
  if (redisUrl) await measure('Redis', { REDIS_URL: redisUrl });
  else console.log('Redis      not measured: REDIS_URL is not set');
  await measure('Postgres', {});
}

async function measure(name, environment) {
  const postgres = await startThrowAwayPostgres();
  const suffix = Math.random().toString(36).slice(2, 8);
  const schema = (service) => `b_${suffix}_${service}`;
  const stack = await startTestStack({
    database: { url: postgres.url, schema },
    members: ['auth', 'messaging', 'platform'],
    environment: { ...environment, WEBHOOK_ALLOW_CIDRS: '127.0.0.0/8' },
  });
  const receiver = await startReceiver();
  try {
    const token = await stack.signInOwner();
    const projects = `${stack.endpoints.auth_url}/api/v1/projects`;
    const project = await postJson(projects, token, { name: 'Bench', slug: 'bench' });
    const hooks = `${stack.endpoints.base_url}/projects/bench/webhooks`;
    const hook = await postJson(hooks, token, { url: receiver.url, event_types: ['bench.*'] });
    await commitEvents(postgres.url, schema('platform'), project.id);
    // The relay is woken by a change that is an event too.
    const startMs = performance.now();
    await postJson(`${stack.endpoints.base_url}/projects/bench/apps`, token, {
      name: 'wake',
      repo: '/nowhere/at/all',
    });
    await receiver.has(EVENTS);
    const seconds = (performance.now() - startMs) / 1000;
    const twice = receiver.count() - receiver.unique();
    const rate = Math.round(EVENTS / seconds);
    console.log(`${name.padEnd(10)} ${rate} deliveries/s (${EVENTS} events, ${twice} twice)`);
    await fetch(`${hooks}/${hook.id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${token}` },
    });
  } finally {
    receiver.close();
    await stack.close();
    await postgres.stop();
  }
}

/** Writes events as a service does, all in one transaction; nobody has been told of them. */
async function commitEvents(url, schema, projectId) {
  const client = new pg.Client({ connectionString: url, options: `-c search_path=${schema}` });
  await client.connect();
  await client.query(
    `insert into event (id, type, project_id, subject, data, created_at)
     select 'evt_' || lpad(number::text, 26, '0'), 'bench.made', $1, 'bench', '{}', now()
     from generate_series(1, $2::integer) number`,
    [projectId, EVENTS],
  );
  await client.end();
}

async function startReceiver() {
  const ids = new Set();
  let requests = 0;
  const server = createServer((request, response) => {
    requests++;
    ids.add(request.headers['webhook-id']);
    request.resume().on('end', () => response.writeHead(204).end());
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}/hook`,
    count: () => requests,
    unique: () => ids.size,
    close: () => server.closeAllConnections() ?? server.close(),
    async has(count) {
      const untilMs = performance.now() + LONGEST_MS;
      while (ids.size < count) {
        if (performance.now() > untilMs) throw new Error(`Only ${ids.size} of ${count} arrived.`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
  };
}
