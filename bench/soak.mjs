import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Cluster } from '@skydeck/all-in-one/testing';
import { startThrowAwayPostgres } from '@skydeck/embedded-postgres';
import { sayVerified, verifyAll } from './faults/verify.mjs';
import { curve, megabytes, slope } from './soak/curve.mjs';
import { residentBytes, sampleProbed } from './soak/sample-memory.mjs';
import { actorsOf, SETTINGS } from './traffic/actors.mjs';
import { Project } from './traffic/project.mjs';
import { Traffic } from './traffic/traffic.mjs';

const WARM_UP_MS = 60_000;
const SAMPLES = 40;
const PROBE = path.join(import.meta.dirname, 'soak/memory-probe.mjs');

/** Uses all products for `soak -- <minutes>`, and shows whether the memory of a service grows. */
export async function run([minutes = '20'] = []) {
  const postgres = await startThrowAwayPostgres();
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-soak-'));
  const cluster = await Cluster.start({
    database: { url: postgres.url, schema: (name) => name },
    replicas: 1,
    nodeOptions: ['--expose-gc', '--max-semi-space-size=4', '--import', PROBE],
    environment: { ...SETTINGS, SOAK_FOLDER: folder },
  });
  const actors = [];
  try {
    const project = await Project.make(cluster.environment, await cluster.signInOwner());
    actors.push(...actorsOf(project));
    const traffic = new Traffic(actors);
    await traffic.begin();
    await sleep(WARM_UP_MS);
    const found = await samples({ cluster, postgres, folder }, Number(minutes) * 60_000);
    await traffic.stop();
    report(found, traffic);
    sayVerified(await verifyAll(actors));
  } finally {
    for (const actor of actors) actor.close?.();
    await cluster.close();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function samples(parts, totalMs) {
  const found = [];
  const beganMs = performance.now();
  for (let sample = 0; sample <= SAMPLES; sample++) {
    // On a busy machine the samples themselves take their time.
    if (sample > 0) await sleep(totalMs / SAMPLES);
    found.push({ atMs: performance.now() - beganMs, memory: await memoryOf(parts) });
  }
  return found;
}

async function memoryOf({ cluster, postgres, folder }) {
  const services = await Promise.all(
    cluster.replicas.map(async ({ name, pid }) => [
      name.replace(/\.1$/, ''),
      await sampleProbed(folder, pid),
    ]),
  );
  const others = [...cluster.edges.map(({ name, pid }) => [name, pid]), ['postgres', postgres.pid]];
  return Object.fromEntries([
    ...services,
    ...others.map(([name, pid]) => [name, { rss: residentBytes(pid) }]),
  ]);
}

function report(found, { attempts }) {
  const seconds = (found.at(-1).atMs + WARM_UP_MS) / 1000;
  const errors = attempts.filter(({ problem }) => problem);
  console.log(`requests    ${attempts.length}, ${(attempts.length / seconds).toFixed(1)}/s`);
  console.log(`errors      ${errors.length}`);
  for (const { product, problem } of errors.slice(0, 10)) console.log(`  ${product}: ${problem}`);
  for (const name of Object.keys(found[0].memory)) {
    for (const what of ['rss', 'heapUsed', 'external', 'handles']) {
      sayCurve(name, what, found);
    }
  }
}

function sayCurve(name, what, found) {
  const points = found.map(({ atMs, memory }) => ({ atMs, bytes: memory[name][what] }));
  if (points.some(({ bytes }) => bytes === undefined)) return;
  const values = points.map(({ bytes }) => bytes);
  const [first, last] = [values[0], values.at(-1)];
  const title = `${name} ${what}`.padEnd(22);
  if (what === 'handles') {
    console.log(`${title} ${first} → ${last}`);
    return;
  }
  const size = `${megabytes(first)} → ${megabytes(last)} MB`.padEnd(20);
  console.log(
    `${title} ${size} ${slope(points).toFixed(1).padStart(6)} MB an hour  ${curve(values)}`,
  );
}
