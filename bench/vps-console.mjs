import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { WebSocket } from 'ws';
import { ComputeEngines } from '../apps/platform/dist/vps/engine/compute-engines.js';
import { postJson } from './http/post-json.mjs';
import { echoTimes } from './vps-console/echo-times.mjs';

const KEYS = 1000;
const IMAGES = process.env.SKYDECK_TEST_IMAGES ?? path.join(tmpdir(), 'skydeck-test-images');

/**
 * Time from a key to its echo in the shell of a server: through the platform's WebSocket, and
 * straight from the engine. One key at a time.
 */
export async function run() {
  const postgres = await startThrowAwayPostgres();
  const stack = await startTestStack({
    database: { url: postgres.url, schema: (name) => name },
    members: ['auth', 'platform', 'edge'],
    environment: { VPS_ENGINE: 'incus', VPS_IMAGE_DIR: IMAGES, VPS_KEEP_RUNNING: 'false' },
  });
  const { app } = stack.services.find(({ name }) => name === 'platform');
  try {
    const token = await stack.signInOwner();
    const projects = `${stack.endpoints.auth_url}/api/v1/projects`;
    await postJson(projects, token, { name: 'Bench', slug: 'bench' });
    const servers = `${stack.endpoints.base_url}/projects/bench/vps`;
    const wanted = { name: 'box', size: 'nano', image: 'tiny' };
    const made = await postJson(`${servers}?wait=60`, token, wanted);
    if (made.state !== 'running') throw new Error(`No server: ${JSON.stringify(made)}`);
    report('from the engine', await fromEngine(app.get(ComputeEngines, { strict: false })));
    report('through the platform', await throughPlatform(`${servers}/box/console`, token));
    const headers = { authorization: `Bearer ${token}` };
    await fetch(`${servers}/box?wait=60`, { method: 'DELETE', headers });
  } finally {
    await stack.close();
    await postgres.stop();
  }
}

async function fromEngine(engines) {
  const driver = await engines.open('incus');
  const [{ ref }] = await driver.observeAll();
  const terminal = await driver.openConsole(ref, { mode: 'shell', cols: 80, rows: 24 });
  const times = await echoTimes(
    {
      type: (text) => terminal.write(text),
      onBytes: (hear) => terminal.on('data', hear),
    },
    KEYS,
  );
  terminal.destroy();
  return times;
}

async function throughPlatform(address, token) {
  const { url } = await postJson(address, token, {});
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const onBytes = (hear) => socket.on('message', (bytes, isBinary) => isBinary && hear(bytes));
  const times = await echoTimes({ type: (text) => socket.send(Buffer.from(text)), onBytes }, KEYS);
  socket.close();
  return times;
}

function report(what, times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => sorted[Math.floor((sorted.length - 1) * part)].toFixed(2);
  console.log(`echo ${what.padEnd(22)} p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  (${KEYS} keys)`);
}
