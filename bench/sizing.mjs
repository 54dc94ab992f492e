import { loadavg } from 'node:os';
import { Cluster } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { LIMITS } from './http/installation.mjs';
import { PRODUCTS } from './sizing/products.mjs';
import { startClient } from './sizing/start-client.mjs';
import { memoryTable, requestTable } from './sizing/tables.mjs';
import { takenIdle, takenUntilQuiet, Watch } from './sizing/watch.mjs';
import { SETTINGS } from './traffic/actors.mjs';
import { Project } from './traffic/project.mjs';

/** Rows are made while the machine may be busy with other things. */
const PATIENCE_MS = 60_000;
const WARM_UP_MS = 3000;
const SETTLE_MS = 8000;
const MIX = '**all in their shares**';

/**
 * Asks each service by itself at full load, `sizing -- <seconds>` for each kind of request and for
 * their mix: what a request takes of a processor, here and in Postgres, and what memory is held.
 */
export async function run([seconds = '15'] = []) {
  const postgres = await startThrowAwayPostgres();
  const cluster = await Cluster.start({
    database: { url: postgres.url, schema: (name) => name },
    replicas: 1,
    // As in the images.
    nodeOptions: ['--enable-source-maps', '--max-semi-space-size=4'],
    environment: { ...SETTINGS, ...LIMITS, QUOTA_MESSAGES_PER_DAY: '0' },
  });
  const client = startClient();
  const found = [];
  try {
    const project = await Project.make(cluster.environment, await cluster.signInOwner());
    project.patienceMs = PATIENCE_MS;
    const parts = { cluster, client, project, postgres, forMs: Number(seconds) * 1000 };
    for (const service of Object.keys(PRODUCTS)) found.push(await measure(service, parts));
  } finally {
    await client.stop();
    await cluster.close();
    await postgres.stop();
  }
  console.log(`${requestTable(found)}\n\n${memoryTable(found)}`);
  const load = loadavg().map((each) => each.toFixed(1));
  console.log(`\nload of the machine at the end: ${load.join(' ')}`);
}

async function measure(service, { cluster, client, project, postgres, forMs }) {
  const { prepare, kinds } = PRODUCTS[service];
  const { pid } = cluster.replicas.find(({ name }) => name === `${service}.1`);
  const [{ url }] = cluster.replicasOf(service);
  const processes = { pid, postgres };
  const idle = await takenIdle(processes, SETTLE_MS);
  const watch = new Watch(pid);
  const state = await prepare(project);
  const key = project.keyOf(service);
  const ask = (names, ms) =>
    takenUntilQuiet(processes, idle, () =>
      client.ask({ service, url, key, state, kinds: names, forMs: ms }),
    );
  const all = kinds.map(({ name }) => name);
  await ask(all, WARM_UP_MS);
  const rows = [];
  watch.begin();
  for (const { name, share } of [...kinds, { name: MIX }]) {
    const { result, taken } = await ask(share ? [name] : all, forMs);
    rows.push({ ...result, ...taken, kind: name, share });
    console.error(`${service}: ${name}: ${Math.round(result.perS)} /s`);
  }
  return { service, rows, memory: watch.end() };
}
