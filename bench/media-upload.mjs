import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { sendBytes } from './media-upload/send-bytes.mjs';
import { startSide } from './media-upload/side.mjs';
import { startKeyGiver } from './pay/key-giver.mjs';

const MIB = 1024 * 1024;
const FILE_BYTES = 256 * MIB;
const ROUNDS = 5;
const GOAL = 0.8;

/**
 * What a resumable upload costs beside a bare Fastify that streams to a file: the sides take turns,
 * and processor time of the server decides, as the disk is shared with whatever else runs.
 */
export async function run() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-media-upload-'));
  const postgres = await startThrowAwayPostgres();
  const auth = await startKeyGiver('bench', 'media');
  const plain = path.join(folder, 'plain');
  await mkdir(plain);
  const bare = await startSide('bare', { folder: plain });
  const media = await startSide('media', { environment: environmentOf(folder, postgres, auth) });
  try {
    const sides = {
      'bare Fastify': { server: bare, send: () => sendBare(bare.url) },
      'resumable upload': { server: media, send: () => sendTus(media.url, auth.key) },
      'file as the body': { server: media, send: () => sendWhole(media.url, auth.key) },
    };
    const seen = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const [name, side] of Object.entries(sides)) {
        const figures = await measured(side);
        // The first round warms up.
        if (round > 0) seen[name].push(figures);
        await empty(plain);
      }
    }
    report(seen);
  } finally {
    await Promise.all([bare.stop(), media.stop()]);
    auth.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const environmentOf = (folder, postgres, auth) => ({
  SKYDECK_HOME: path.join(folder, 'home'),
  DATABASE_URL: postgres.url,
  MEDIA_PORT: '0',
  MEDIA_INTERNAL_PORT: '0',
  MEDIA_CONCURRENCY: '0',
  AUTH_URL: auth.url,
  AUTH_INTERNAL_URL: auth.url,
  SKYDECK_SERVICE_SECRET: 'a secret of this bench, long enough',
  RATE_LIMIT_PER_MINUTE: '0',
});

async function measured({ server, send }) {
  const before = await server.used();
  const startMs = performance.now();
  await send();
  const tookS = (performance.now() - startMs) / 1000;
  const after = await server.used();
  const mib = FILE_BYTES / MIB;
  return { mibPerCpuS: mib / (after.cpuS - before.cpuS), mibPerS: mib / tookS, rss: after.rss };
}

const sendBare = (url) =>
  sendBytes(`${url}/file`, 'PUT', FILE_BYTES, { 'content-type': 'video/mp4' });

async function sendTus(url, key) {
  const authorization = `Bearer ${key}`;
  const tus = { authorization, 'tus-resumable': '1.0.0' };
  const headers = { ...tus, 'upload-length': `${FILE_BYTES}` };
  const created = await fetch(`${url}/api/v1/tus`, { method: 'POST', headers });
  await sendBytes(url + created.headers.get('location'), 'PATCH', FILE_BYTES, {
    ...tus,
    'upload-offset': '0',
    'content-type': 'application/offset+octet-stream',
  });
}

const sendWhole = (url, key) =>
  sendBytes(`${url}/api/v1/uploads/file?name=bench`, 'POST', FILE_BYTES, {
    authorization: `Bearer ${key}`,
    'content-type': 'video/mp4',
  });

async function empty(folder) {
  for (const name of await readdir(folder)) await rm(path.join(folder, name));
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function report(seen) {
  const of = (name, field) => median(seen[name].map((figures) => figures[field]));
  const base = of('bare Fastify', 'mibPerCpuS');
  for (const name of Object.keys(seen)) {
    const perCpu = of(name, 'mibPerCpuS');
    const rss = Math.round(Math.max(...seen[name].map((figures) => figures.rss)) / MIB);
    console.log(
      `${name.padEnd(18)} ${Math.round(perCpu)} MiB per CPU second, ${Math.round(of(name, 'mibPerS'))} MiB/s, ${rss} MiB of memory, ${Math.round((100 * perCpu) / base)} % of bare`,
    );
  }
  const ratio = of('resumable upload', 'mibPerCpuS') / base;
  console.log(`goal ${100 * GOAL} %: ${ratio >= GOAL ? 'met' : 'missed'}`);
}
