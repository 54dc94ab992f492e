import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestStack } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { WebSocket } from 'ws';
import { ComputeEngines } from '../apps/platform/dist/vps/engine/compute-engines.js';
import { postJson } from './http/post-json.mjs';
import { echoTimes } from './vps-console/echo-times.mjs';

const KEYS = 500;
const ROUNDS = 3;
const IMAGES = process.env.SKYDECK_TEST_IMAGES ?? path.join(tmpdir(), 'skydeck-test-images');

/**
 * Time from a key to its echo in the shell of a server, and what it costs this process: from the
 * engine's own socket, and through the platform's, with a recording and five who watch as well. One
 * key at a time, in turns, so that all are measured under the same load. The process is client and
 * platform at once: what the platform costs is the difference to the engine's own socket.
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
    const engines = app.get(ComputeEngines, { strict: false });
    const address = `${servers}/box/console`;
    const ways = {
      "engine's own socket": () => fromEngine(engines),
      platform: () => throughPlatform(address, token, {}),
      'platform, recorded': () => throughPlatform(address, token, { record: true }),
      'platform, five watch': () => throughPlatform(address, token, { watchers: 5 }),
    };
    const seen = new Map(Object.keys(ways).map((name) => [name, { times: [], cpuUs: 0 }]));
    for (let round = 0; round < ROUNDS; round++) {
      for (const [name, way] of Object.entries(ways)) {
        const { times, cpuUs } = await way();
        const all = seen.get(name);
        all.times.push(...times);
        all.cpuUs += cpuUs;
      }
    }
    for (const [name, { times, cpuUs }] of seen) report(name, times, cpuUs);
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
  const { client } = driver.to;
  const { metadata } = await client.call('POST', `/1.0/instances/${ref}/exec`, {
    body: {
      command: ['/bin/sh', '-l'],
      'wait-for-websocket': true,
      interactive: true,
      environment: { TERM: 'xterm-256color', HOME: '/root' },
      width: 80,
      height: 24,
    },
  });
  const address = `/1.0/operations/${metadata.id}/websocket?secret=`;
  const { fds } = metadata.metadata;
  const [data, control] = [fds['0'], fds.control].map((secret) => client.socket(address + secret));
  await Promise.all([data, control].map((socket) => opened(socket)));
  const measured = await measure(data);
  data.terminate();
  control.terminate();
  return measured;
}

async function throughPlatform(address, token, { record = false, watchers = 0 }) {
  const { url, id } = await postJson(address, token, { record });
  const socket = await opened(new WebSocket(url));
  const session = id;
  const watching = await Promise.all(
    Array.from({ length: watchers }, async () => {
      const other = await postJson(address, token, { session_id: session, readonly: true });
      return opened(new WebSocket(other.url));
    }),
  );
  const measured = await measure(socket);
  for (const one of [...watching, socket]) one.close();
  return measured;
}

async function measure(socket) {
  let before;
  const times = await echoTimes(
    {
      type: (text) => socket.send(Buffer.from(text)),
      onBytes: (hear) => socket.on('message', (bytes, isBinary) => isBinary && hear(bytes)),
    },
    KEYS,
    () => (before = process.cpuUsage()),
  );
  const { user, system } = process.cpuUsage(before);
  return { times, cpuUs: user + system };
}

async function opened(socket) {
  if (socket.readyState !== socket.OPEN) {
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
  }
  return socket;
}

function report(what, times, cpuUs) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) => sorted[Math.floor((sorted.length - 1) * part)].toFixed(2);
  const cpu = `${(cpuUs / times.length).toFixed(0)} µs CPU`;
  console.log(
    `echo ${what.padEnd(22)} p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  ${cpu}  (${times.length} keys)`,
  );
}
