import pg from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { connectionOf, queryOnce } from './connection.mjs';

const ASKERS = 4;
const AFTER_MS = 1000;

/**
 * Queries on open and on new connections while the password is changed and the one before is ended.
 * Whoever asks takes the new address once there is one, as an app does with its next release.
 */
export async function rotateUnderLoad(api, database) {
  const state = { connection: await connectionOf(api, database), asked: 0, failed: 0, ends: false };
  const askers = Array.from({ length: ASKERS }, (_, index) =>
    index % 2 === 0 ? keepAsking(state) : keepConnecting(state),
  );
  await sleep(AFTER_MS);
  const credential = `/databases/${database}/credentials/owner`;
  const startedMs = performance.now();
  await api.call('POST', `${credential}/rotate`, { grace_s: 3600 });
  const tookMs = performance.now() - startedMs;
  await sleep(AFTER_MS);
  state.connection = await connectionOf(api, database);
  await sleep(AFTER_MS);
  await api.call('POST', `${credential}/end-previous`);
  await sleep(AFTER_MS);
  state.ends = true;
  await Promise.all(askers);
  const { asked, failed } = state;
  console.log(`rotation ${tookMs.toFixed(0)} ms, ${failed} failed of ${asked} queries (goal 0)`);
}

/** One connection that stays open, until there is another address. */
async function keepAsking(state) {
  while (!state.ends) {
    const { connection } = state;
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    await client.connect();
    while (!state.ends && state.connection === connection)
      await count(state, () => client.query('SELECT 1'));
    await client.end();
  }
}

/** A new connection for each query. */
async function keepConnecting(state) {
  while (!state.ends) await count(state, () => queryOnce(state.connection, 'SELECT 1'));
}

async function count(state, ask) {
  state.asked++;
  await ask().catch(() => state.failed++);
}
