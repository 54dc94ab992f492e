import { fork } from 'node:child_process';
import { once } from 'node:events';
import { startTestStack } from '@skydeck/all-in-one/testing';
import { startDurablePostgres } from './pay/durable-postgres.mjs';
import { newId } from '@skydeck/ids';
import pg from 'pg';
import { percentile } from './events/percentile.mjs';
import { LIMITS } from './http/installation.mjs';
import { postJson } from './http/post-json.mjs';

const DEVICES = 2000;
const SECONDS = 8;
const FLOOR_SECONDS = 3;
const AT_ONCE = 8;
const CROSSINGS = 200;
/** What comes in beside them: the goal. */
const PER_S = 20_000;

/**
 * How many positions come in over HTTP in batches of 1,000, without and with geofences, against single
 * rows over one connection; and how long one that crosses a geofence takes beside 20,000 a second, until its
 * event is committed. What the service and Postgres use of a processor is told for each position; the sender
 * is a process of its own, and does not count.
 * @param values how many geofences: 1,000 when not given
 */
export async function run([fences = '1000'] = []) {
  const postgres = await startDurablePostgres();
  const stack = await startTestStack({
    members: ['auth', 'location'],
    database: { url: postgres.url, schema: (name) => name },
    environment: {
      ...LIMITS,
      LOCATION_SAMPLE: 'off',
      QUOTA_TRACKED_DEVICES: '0',
      QUOTA_GEOFENCES: '0',
    },
  });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    const { key, api, tenant } = await provision(stack, client);
    const devices = await addDevices(client, tenant, DEVICES);
    const floor = await singleRows(client);
    console.log(`single rows, one connection      ${Math.round(floor)} /s`);
    const load = { url: `${api}/positions`, key, devices, atOnce: AT_ONCE, each: 1000 };
    await measure('in batches of 1,000', { ...load, startMs: ago(7200) }, floor, postgres);
    await addFences(api, key, Number(fences));
    const title = `with ${fences} geofences`;
    await measure(title, { ...load, startMs: ago(3600) }, floor, postgres);
    await crossings(api, key, { client, tenant, load });
  } finally {
    await client.end();
    await stack.close();
    await postgres.stop();
  }
}

const ago = (seconds) => Date.now() - seconds * 1000;

async function provision({ endpoints, signInOwner }, client) {
  const accounts = `${endpoints.auth_url}/api/v1/projects`;
  const token = await signInOwner();
  const { id } = await postJson(accounts, token, { name: 'Bench', slug: 'bench' });
  const { key } = await postJson(`${accounts}/bench/products/location`, token, {});
  const api = `${endpoints.location_url}/api/v1`;
  await client.query('set search_path to location');
  return { key: key.secret, api, tenant: id };
}

async function addDevices(client, tenant, count) {
  const ids = Array.from({ length: count }, () => newId('dev'));
  await client.query(
    `insert into device (id, tenant, name, created_at, updated_at)
     select id, $2, id, now(), now() from unnest($1::text[]) as new (id)`,
    [ids, tenant],
  );
  return ids;
}

/** The least that can be done for each position: one row, committed. */
async function singleRows(client) {
  await client.query('create table floor (like position including all)');
  const untilMs = performance.now() + FLOOR_SECONDS * 1000;
  let count = 0;
  for (; performance.now() < untilMs; count++) {
    await client.query({
      name: 'floor',
      text: `insert into floor (device_id, received_at, recorded_at, lat, lon, speed_mps)
             values ($1, now(), $2, 47, 9, 12.5)`,
      values: [`dev_${count % 100}`, new Date(ago(100) + count)],
    });
  }
  return count / FLOOR_SECONDS;
}

async function send(load, seconds = SECONDS) {
  const sender = fork(new URL('location-ingest/sender.mjs', import.meta.url));
  sender.send({ ...load, seconds });
  const [answer] = await once(sender, 'message');
  return answer;
}

const serviceS = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
};

async function measure(title, load, floor, postgres) {
  const [nodeS, postgresS] = [serviceS(), postgres.cpuS()];
  const { kept, tookMs, seconds } = await send(load);
  const us = (usedS) => ((usedS * 1e6) / kept).toFixed(1);
  const used = `${us(serviceS() - nodeS)} + ${us(postgres.cpuS() - postgresS)} µs of Node and Postgres`;
  const perS = kept / seconds;
  const times = `${(perS / floor).toFixed(0)} x`;
  const waits = `a batch ${percentile(tookMs, 0.5)} ms, p99 ${percentile(tookMs, 0.99)} ms`;
  console.log(`${title.padEnd(32)} ${Math.round(perS)} /s, ${times}, ${used} each, ${waits}`);
}

/** Side by side, each in the way of some of the devices. */
async function addFences(api, key, count) {
  const centers = Array.from({ length: count }, (_, index) => ({
    lat: 47 + (index % 50) / 500,
    lon: 9 + Math.floor(index / 50) / 500,
  }));
  const add = async () => {
    for (let center = centers.pop(); center; center = centers.pop()) {
      const shape = { type: 'circle', center, radius_m: 60 };
      await postJson(`${api}/geofences`, key, { name: 'Fence', shape });
    }
  };
  await Promise.all(Array.from({ length: 8 }, add));
}

/** A device goes in and out, while the others report as before. */
async function crossings(api, key, { client, tenant, load }) {
  const [device] = await addDevices(client, tenant, 1);
  const shape = { type: 'circle', center: { lat: 10, lon: 10 }, radius_m: 100 };
  await postJson(`${api}/geofences`, key, { name: 'Gate', shape });
  const others = send({ ...load, startMs: ago(1800), perS: PER_S });
  const tookMs = [];
  for (let index = 0; index < CROSSINGS; index++) {
    const recorded_at = new Date(ago(CROSSINGS - index)).toISOString();
    const position = { device_id: device, recorded_at, lat: index % 2 ? 11 : 10, lon: 10 };
    const sentMs = performance.now();
    await postJson(`${api}/positions`, key, { positions: [position] });
    tookMs.push(performance.now() - sentMs);
  }
  const { kept, seconds } = await others;
  const told = await client.query('select count(*)::int from geofence_event where device_id = $1', [
    device,
  ]);
  console.log(
    `one that crosses a geofence      ${percentile(tookMs, 0.5)} ms, p99 ${percentile(tookMs, 0.99)} ms until its event is kept, beside ${Math.round(kept / seconds)} /s; ${told.rows[0].count} events of ${CROSSINGS}`,
  );
}
