import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { readEventStream } from '@skydeck/sdk';
import { percentile } from './events/percentile.mjs';
import { postJson } from './http/post-json.mjs';

/** A project may ask for 100 codes in a minute. */
const CODES = 80;

/** Time from asking for a one-time password to seeing it in the open outbox. */
export async function run() {
  const postgres = await startThrowAwayPostgres();
  const stack = await startTestStack({ database: { url: postgres.url, schema: (name) => name } });
  const stop = new AbortController();
  try {
    const { auth_url: auth, messaging_url: messaging } = stack.endpoints;
    const token = await stack.signInOwner();
    const provision = (product) =>
      postJson(`${auth}/api/v1/projects/bench/products/${product}`, token, {});
    await postJson(`${auth}/api/v1/projects`, token, { name: 'Bench', slug: 'bench' });
    const [askKey, readKey] = [await provision('auth'), await provision('messaging')];

    const stream = readEventStream({
      url: `${messaging}/api/v1/outbox/stream`,
      token: readKey.key.secret,
      signal: stop.signal,
    });
    const tookMs = [];
    for (let index = 0; index < CODES; index++) {
      // Codes for neighbouring numbers are limited, so these are far apart.
      const phone = `+1415${200 + index * 6}0123`;
      const askedMs = performance.now();
      const seen = stream.next();
      await postJson(`${auth}/api/v1/auth/otp/request`, askKey.key.secret, { phone });
      await seen;
      tookMs.push(performance.now() - askedMs);
    }
    const at = (part) => `${percentile(tookMs, part)} ms`;
    console.log(
      `code asked for → seen in the outbox   p50 ${at(0.5)}  p99 ${at(0.99)} (goal ≤ 300 ms)`,
    );
  } finally {
    stop.abort();
    await stack.close();
    await postgres.stop();
  }
}
