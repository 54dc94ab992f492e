import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { LIMITS, makeKey } from './http/installation.mjs';
import { startLoad, startServer } from './http/server.mjs';

const WARM_UP_MS = 20_000;
const SAMPLES = 20;
const MEGABYTE = 1_048_576;

/**
 * Drives everything that a change passes (key, limits, validation, idempotency, event, log,
 * envelope) at a fixed rate, and shows whether memory grows: `http-soak -- <minutes> <requests/s>`.
 */
export async function run([minutes = '10', rate = '150'] = []) {
  const postgres = await startThrowAwayPostgres();
  const stack = await startTestStack({ database: { url: postgres.url, schema: (name) => name } });
  const running = [];
  try {
    const key = await makeKey(stack);
    const load = await startLoad();
    running.push(load);
    const environment = { ...stack.environment, ...LIMITS, LOG_LEVEL: 'info' };
    const server = await startServer('spine', environment, ['--expose-gc']);
    running.push(server);
    const step = { load, server, key, perSecond: Number(rate) };
    await drive({ ...step, forMs: WARM_UP_MS });
    report(await samples(step, Number(minutes) * 60_000));
  } finally {
    for (const process of running) await process.stop();
    await stack.close();
    await postgres.stop();
  }
}

async function samples(step, totalMs) {
  const found = [{ atMs: 0, ...(await step.server.ask('memory')) }];
  for (let sample = 1; sample <= SAMPLES; sample++) {
    const answers = await drive({ ...step, forMs: totalMs / SAMPLES });
    found.push({
      atMs: (totalMs * sample) / SAMPLES,
      ...(await step.server.ask('memory')),
      answers,
    });
  }
  return found;
}

async function drive({ load, server, key, perSecond, forMs }) {
  const { host } = new URL(server.url);
  const head = `POST /v1/projects/bench/things HTTP/1.1\r\nhost: ${host}\r\nauthorization: Bearer ${key}`;
  const body = JSON.stringify({ name: 'web-1', size: 'small', labels: { team: 'a' } });
  return load.ask('load', { url: server.url, head, body, perSecond, forMs });
}

function report(found) {
  const [first] = found;
  const last = found.at(-1);
  const answered = found.reduce((sum, { answers }) => sum + (answers?.answered ?? 0), 0);
  const lost = found.reduce((sum, { answers }) => sum + (answers?.lost ?? 0), 0);
  const refused = found.flatMap(({ answers }) => Object.entries(answers?.statuses ?? {}));
  const size = (name) =>
    `${(first[name] / MEGABYTE).toFixed(1)} → ${(last[name] / MEGABYTE).toFixed(1)} MB`;
  console.log(`answered    ${answered}, ${lost} not in time`);
  console.log(
    `refused     ${refused.map(([status, count]) => `${count} × ${status}`).join(', ') || 0}`,
  );
  console.log(`resident    ${size('rss')}, ${slope(found, 'rss')} MB an hour`);
  console.log(`heap        ${size('heapUsed')}, ${slope(found, 'heapUsed')} MB an hour (after GC)`);
  console.log(`handles     ${first.handles} → ${last.handles}`);
  const times = (name) => found.flatMap(({ answers }) => (answers ? [Number(answers[name])] : []));
  console.log(`p50         ${median(times('p50Ms'))} ms`);
  console.log(`p99         ${median(times('p99Ms'))} ms (median of ${SAMPLES} periods)`);
}

/** Least squares over the second half, in megabytes an hour: the first half still warms up. */
function slope(found, name) {
  const points = found.slice(Math.floor(found.length / 2));
  const hours = points.map(({ atMs }) => atMs / 3_600_000);
  const sizes = points.map((point) => point[name] / MEGABYTE);
  const [meanHours, meanSize] = [mean(hours), mean(sizes)];
  const up = hours.reduce((sum, hour, at) => sum + (hour - meanHours) * (sizes[at] - meanSize), 0);
  const down = hours.reduce((sum, hour) => sum + (hour - meanHours) ** 2, 0);
  return (up / down).toFixed(1);
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
