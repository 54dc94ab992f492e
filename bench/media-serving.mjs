import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { Agent, request } from 'undici';
import { makeFilm } from './media-serving/film.mjs';
import { putNginxBefore, serveFolderByNginx } from './media-serving/nginx.mjs';
import { startSide } from './media-upload/side.mjs';
import { startKeyGiver } from './pay/key-giver.mjs';

const VIEWERS = 32;
const REQUESTS = 2000;
const ROUNDS = 7;
const GOAL = 0.8;

/**
 * What a signed segment costs beside the same range of a file from a bare `@fastify/static`, and from
 * nginx in front beside a bare nginx: processor time of the servers for each request, in turns.
 */
export async function run() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-media-serving-'));
  const files = path.join(folder, 'files');
  await mkdir(files);
  const postgres = await startThrowAwayPostgres();
  const auth = await startKeyGiver('bench', 'media');
  const environment = environmentOf(folder, postgres, auth);
  const media = await startSide('media', { environment });
  const bare = await startSide('folder', { folder: files });
  const stops = [bare, media];
  const agent = new Agent({ connections: VIEWERS, pipelining: 1 });
  try {
    const { segments, whole } = await makeFilm(media.url, auth.key, folder);
    await writeFile(path.join(files, 'c0.mp4'), whole);
    const bareNginx = await serveFolderByNginx(files, path.join(folder, 'bare-nginx'));
    stops.push(bareNginx);
    const front = await putNginxBefore(media, path.join(folder, 'nginx'));
    stops.push(front);
    const from = (url) => segments.map((segment) => ({ ...segment, url: `${url}/c0.mp4` }));
    const throughFront = segments.map((segment) => ({
      ...segment,
      url: segment.url.replace(media.url, front.url),
    }));
    const sides = [
      { name: 'bare @fastify/static', servers: [bare], segments: from(bare.url), seen: [] },
      { name: 'signed segments', servers: [media], segments, seen: [] },
      { name: 'bare nginx', servers: [bareNginx], segments: from(bareNginx.url), seen: [] },
      { name: 'nginx in front', servers: [front, media], segments: throughFront, seen: [] },
    ];
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const side of sides) {
        const cpuUs = await measured(side, agent);
        // The first round warms up.
        if (round > 0) side.seen.push(cpuUs);
      }
    }
    report(sides, segments);
  } finally {
    await agent.close();
    await Promise.all(stops.map((server) => server.stop()));
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
  MEDIA_CONCURRENCY: '2',
  MEDIA_DELIVERY: 'nginx',
  MEDIA_DELIVERY_LOG_PORT: '0',
  AUTH_URL: auth.url,
  AUTH_INTERNAL_URL: auth.url,
  SKYDECK_SERVICE_SECRET: 'a secret of this bench, long enough',
  RATE_LIMIT_PER_MINUTE: '0',
});

/** Microseconds of the server for each request. */
async function measured({ servers, segments }, agent) {
  const before = await usedBy(servers);
  let next = 0;
  const view = async () => {
    while (next < REQUESTS) {
      const { url, range, bytes } = segments[next++ % segments.length];
      const { statusCode, body } = await request(url, { dispatcher: agent, headers: { range } });
      const got = await lengthOf(body);
      if (statusCode !== 206 || got !== bytes) throw new Error(`${statusCode}: ${got} bytes`);
    }
  };
  await Promise.all(Array.from({ length: VIEWERS }, view));
  const after = await usedBy(servers);
  return ((after - before) * 1e6) / REQUESTS;
}

async function usedBy(servers) {
  const used = await Promise.all(servers.map((server) => server.used()));
  return used.reduce((sum, { cpuS }) => sum + cpuS, 0);
}

async function lengthOf(body) {
  let bytes = 0;
  for await (const chunk of body) bytes += chunk.length;
  return bytes;
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

function report(sides, segments) {
  const bytes = segments.reduce((sum, segment) => sum + segment.bytes, 0) / segments.length;
  const [bare, ours, bareNginx, front] = sides.map(({ seen }) => median(seen));
  for (const { name, seen } of sides) {
    console.log(`${name.padEnd(24)} ${median(seen).toFixed(0)} µs CPU a request`);
  }
  console.log(`the service: ${share(bare, ours)} of bare (goal ≥ ${GOAL * 100} %)`);
  console.log(`with nginx: ${share(bareNginx, front)} of bare nginx (goal ≥ ${GOAL * 100} %)`);
  console.log(`segments of ${Math.round(bytes / 1024)} KiB, ${VIEWERS} viewers`);
}

const share = (one, other) => `${((one / other) * 100).toFixed(0)} %`;
