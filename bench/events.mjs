import { setTimeout as delay } from 'node:timers/promises';
import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { readEventStream } from '@skydeck/sdk';
import { postJson } from './http/post-json.mjs';
import { percentile } from './events/percentile.mjs';

const EVENTS = 300;
const PAUSE_MS = 10;
const SUBSCRIBERS = 5;

/**
 * Time from the answer to a change (its transaction is committed) to the event at subscribers that
 * follow by server-sent events. A negative time means that the event was there before the answer.
 */
export async function run() {
  const postgres = await startThrowAwayPostgres();
  const stack = await startTestStack({ database: { url: postgres.url, schema: (name) => name } });
  const stop = new AbortController();
  try {
    const token = await stack.signInOwner();
    const api = `${stack.endpoints.auth_url}/api/v1/projects`;
    await postJson(api, token, { name: 'Bench', slug: 'bench' });
    const seen = Array.from({ length: SUBSCRIBERS }, () => new Map());
    const streams = seen.map((times) => follow(`${api}/bench/events/stream`, token, times, stop));
    await delay(500);
    const committed = await change(`${api}/bench`, token);
    await delay(1000);
    report(committed, seen);
    stop.abort();
    await Promise.all(streams);
  } finally {
    stop.abort();
    await stack.close();
    await postgres.stop();
  }
}

/** Changes a project again and again; gives the moments before and after each change. */
async function change(url, token) {
  const moments = new Map();
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  for (let number = 0; number < EVENTS; number++) {
    const name = `Bench ${number}`;
    const askedMs = performance.now();
    const response = await fetch(url, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ name }),
    });
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
    moments.set(name, { askedMs, answeredMs: performance.now() });
    await delay(PAUSE_MS);
  }
  return moments;
}

async function follow(url, token, times, { signal }) {
  try {
    for await (const { data } of readEventStream({ url, token, signal })) {
      times.set(data.data.name, performance.now());
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

function report(committed, seen) {
  const [fromAsked, fromAnswered] = [[], []];
  for (const [name, { askedMs, answeredMs }] of committed) {
    for (const times of seen) {
      const atMs = times.get(name);
      if (atMs === undefined) throw new Error(`The event of "${name}" did not arrive.`);
      fromAsked.push(atMs - askedMs);
      fromAnswered.push(atMs - answeredMs);
    }
  }
  console.log(`${EVENTS} changes, ${SUBSCRIBERS} subscribers, none left out`);
  for (const [what, values] of [
    ['from the request', fromAsked],
    ['from its answer', fromAnswered],
  ]) {
    const [p50, p99] = [percentile(values, 0.5), percentile(values, 0.99)];
    console.log(`to the subscriber, ${what.padEnd(18)} p50 ${p50} ms  p99 ${p99} ms`);
  }
}
