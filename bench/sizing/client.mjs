import { Pool } from 'undici';
import { percentile } from '../events/percentile.mjs';
import { PRODUCTS } from './products.mjs';

const CONNECTIONS = 32;
/** Answers that are no fault of the service end the benchmark all the same. */
const SHOWN_BYTES = 300;

let number = 0;

/** Asks one service as fast as it answers: kept connections, each with one request at a time. */
async function load({ service, url, key, state, kinds, forMs }) {
  const pool = new Pool(url, { connections: CONNECTIONS, pipelining: 1 });
  const known = PRODUCTS[service].kinds.filter(({ name }) => kinds.includes(name));
  const mixed = mixOf(known);
  const tookMs = Object.fromEntries(known.map(({ name }) => [name, []]));
  const beganMs = performance.now();
  const lane = async () => {
    while (performance.now() - beganMs < forMs) {
      const kind = mixed[number % mixed.length];
      const request = kind.make(state, number);
      number += 1;
      const askedMs = performance.now();
      const headers = { authorization: `Bearer ${key}`, ...request.headers };
      const { statusCode, body } = await pool.request({ ...request, headers });
      const bytes = await body.arrayBuffer();
      tookMs[kind.name].push(performance.now() - askedMs);
      if (statusCode >= 300) {
        const answer = Buffer.from(bytes).toString('utf8', 0, SHOWN_BYTES);
        throw new Error(`${service}, ${kind.name}: ${statusCode} ${answer}`);
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, lane));
  const seconds = (performance.now() - beganMs) / 1000;
  await pool.close();
  const all = Object.values(tookMs).flat();
  return {
    answered: all.length,
    perS: all.length / seconds,
    p50Ms: percentile(all, 0.5),
    p99Ms: percentile(all, 0.99),
  };
}

/** A hundred kinds in a row that keep to the shares, spread evenly. */
function mixOf(kinds) {
  if (kinds.length === 1) return kinds;
  const given = kinds.map(() => 0);
  return Array.from({ length: 100 }, (_, place) => {
    const due = kinds.map(({ share }, index) => ((place + 1) * share) / 100 - given[index]);
    const index = due.indexOf(Math.max(...due));
    given[index] += 1;
    return kinds[index];
  });
}

process.on('message', (plan) => {
  load(plan).then(
    (result) => process.send({ result }),
    (error) => process.send({ problem: error.stack }),
  );
});
process.on('disconnect', () => process.exit(0));
