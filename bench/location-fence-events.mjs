import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { readEventStream } from '@skydeck/sdk';
import { percentile } from './events/percentile.mjs';
import { LIMITS } from './http/installation.mjs';
import { postJson } from './http/post-json.mjs';

const CROSSINGS = 300;
const AT_ONCE = 8;

/**
 * Time from sending a position that crosses a geofence to its answer, when the event is committed, and
 * to seeing the event in the stream.
 * @param values how many geofences there are: 1,000 when not given
 */
export async function run([fences = '1000'] = []) {
  const postgres = await startThrowAwayPostgres();
  const stack = await startTestStack({
    members: ['auth', 'location'],
    database: { url: postgres.url, schema: (name) => name },
    environment: { ...LIMITS, LOCATION_SAMPLE: 'off', QUOTA_GEOFENCES: '0' },
  });
  const stop = new AbortController();
  try {
    const { api, key } = await provision(stack);
    const device = await postJson(`${api}/devices`, key, { name: 'Van' });
    await addFences(api, key, Number(fences));
    const stream = readEventStream({
      url: `${api}/events/stream?type=geofence.entered,geofence.exited`,
      token: key,
      signal: stop.signal,
    });
    const [answeredMs, seenMs] = [[], []];
    const firstMs = Date.now() - CROSSINGS * 1000;
    for (let index = 0; index < CROSSINGS; index++) {
      const recorded_at = new Date(firstMs + index * 1000).toISOString();
      const position = { device_id: device.id, recorded_at, lat: index % 2 ? 11 : 10, lon: 10 };
      const seen = stream.next();
      const sentMs = performance.now();
      await postJson(`${api}/positions`, key, { positions: [position] });
      answeredMs.push(performance.now() - sentMs);
      await seen;
      seenMs.push(performance.now() - sentMs);
    }
    console.log(
      `position sent → event committed       ${shares(answeredMs)} (${fences} geofences)`,
    );
    console.log(`position sent → seen in the stream    ${shares(seenMs)} (goal: p99 ≤ 200 ms)`);
  } finally {
    stop.abort();
    await stack.close();
    await postgres.stop();
  }
}

const shares = (took) => `p50 ${percentile(took, 0.5)} ms  p99 ${percentile(took, 0.99)} ms`;

async function provision({ endpoints, signInOwner }) {
  const accounts = `${endpoints.auth_url}/api/v1/projects`;
  const token = await signInOwner();
  await postJson(accounts, token, { name: 'Bench', slug: 'bench' });
  const { key } = await postJson(`${accounts}/bench/products/location`, token, {});
  return { key: key.secret, api: `${endpoints.location_url}/api/v1` };
}

/** One that is crossed, and others elsewhere. */
async function addFences(api, key, count) {
  const centers = Array.from({ length: count }, (_, index) => ({
    lat: 10 + (index % 100) / 100,
    lon: 10 + Math.floor(index / 100) / 100,
  }));
  const add = async () => {
    for (let center = centers.pop(); center; center = centers.pop()) {
      const shape = { type: 'circle', center, radius_m: 300 };
      await postJson(`${api}/geofences`, key, { name: 'Gate', shape });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, add));
}
