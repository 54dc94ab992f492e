import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';

const KIB = 1024;
const MIB = 1024 * KIB;
const ROUNDS = 5;
const SHAPES = [
  { name: '64 MiB streams', bytes: 64 * MIB, count: 2, atOnce: 1 },
  { name: '1 MiB', bytes: MIB, count: 48, atOnce: 8 },
  { name: '4 KiB', bytes: 4 * KIB, count: 300, atOnce: 16 },
];
const LISTED = 10_000;
const type = { contentType: 'application/octet-stream' };

/**
 * Compares the disk driver with plain files. Both sides force what they write to the disk, and
 * rounds take turns, so that whatever else the machine does falls on all of them.
 * @returns {Promise<{ name: string, mib_s: number, per_s: number, ratio: number }[]>}
 */
export async function run() {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-object-store-'));
  try {
    const store = await openStore(path.join(folder, 'store'));
    const results = [];
    for (const shape of SHAPES) results.push(...(await compare(folder, store, shape)));
    await measureLists(store);
    return results;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function openStore(folder) {
  const { DiskObjectStore } = await import('../libs/object-store/dist/index.js');
  const secret = 'for-this-measurement-only-0123456789';
  const store = new DiskObjectStore({ folder, publicUrl: 'http://127.0.0.1/', secret });
  await store.open();
  return store;
}

async function compare(folder, store, shape) {
  const source = path.join(folder, 'source');
  const plain = (index) => path.join(folder, `plain-${index}`);
  const key = (index) => `bench/${shape.bytes}/${index}`;
  await writeFile(source, Buffer.alloc(shape.bytes, 'skydeck '));
  const bytes = await readFile(source);
  const isStream = shape.bytes > MIB;
  const sides = {
    'plain write': isStream
      ? (index) => writeStream(source, plain(index))
      : (index) => writeFile(plain(index), bytes, { flush: true }),
    'plain copy': (index) => copyPlain(source, plain(index)),
    'store put': isStream
      ? (index) => store.put(key(index), createReadStream(source), type)
      : (index) => store.put(key(index), bytes, type),
    'plain read': (index) => drain(createReadStream(plain(index))),
    'store get': async (index) => drain((await store.get(key(index))).stream),
  };
  const times = Object.fromEntries(Object.keys(sides).map((side) => [side, []]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const [side, once] of Object.entries(sides)) {
      const ms = await timed(() => repeat(shape, once));
      // The first round warms up.
      if (round > 0) times[side].push(ms);
    }
  }
  return report(shape, times);
}

function report({ name, bytes, count }, times) {
  const against = { 'store put': ['plain write', 'plain copy'], 'store get': ['plain read'] };
  return Object.entries(times).map(([side, rounds]) => {
    const seconds = median(rounds) / 1000;
    const ratios = (against[side] ?? []).map((base) => [
      base,
      median(times[base]) / median(rounds),
    ]);
    const result = {
      name: `${name}: ${side}`,
      mib_s: (bytes * count) / MIB / seconds,
      per_s: count / seconds,
      ratio: ratios[0]?.[1] ?? 1,
    };
    const share = ratios
      .map(([base, ratio]) => `${Math.round(ratio * 100)} % of ${base}`)
      .join(', ');
    const rates = `${result.mib_s.toFixed(1).padStart(8)} MiB/s ${result.per_s.toFixed(0).padStart(6)}/s`;
    console.log(`${result.name.padEnd(28)} ${rates}  ${share}`);
    return result;
  });
}

/** How long one page of a folder with many objects takes. */
async function measureLists(store) {
  const shape = { count: LISTED, atOnce: 32 };
  await repeat(shape, (index) => store.put(`list/${index}`, Buffer.alloc(1), type));
  const ms = await timed(() => store.list({ prefix: 'list/' }));
  const usageMs = await timed(() => store.usage('list/'));
  console.log(
    `page of 1,000 out of ${LISTED}: ${ms.toFixed(0)} ms; usage: ${usageMs.toFixed(0)} ms`,
  );
}

async function repeat({ count, atOnce }, once) {
  let next = 0;
  const worker = async () => {
    while (next < count) await once(next++);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

async function writeStream(from, to) {
  await pipeline(createReadStream(from), createWriteStream(to, { flush: true }));
}

async function copyPlain(from, to) {
  await copyFile(from, to);
  const handle = await open(to, 'r+');
  await handle.datasync();
  await handle.close();
}

function drain(stream) {
  return pipeline(stream, new Writable({ write: (_chunk, _encoding, done) => done() }));
}

async function timed(work) {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await run();
