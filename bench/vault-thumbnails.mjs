import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { cpuWithChildrenUs } from './cpu/cpu-with-children.mjs';

const SIDE = fileURLToPath(new URL('vault/pictures.mjs', import.meta.url));
const GOAL = 0.9;
const ROUNDS = 5;
const MADE = 8;
const [WIDTH, HEIGHT] = [4032, 3024];

/**
 * What it costs to keep photographs of strangers at a distance: previews and thumbnails by the vault
 * beside the same two by sharp alone, in turns. `PHOTOS` names a folder of JPEG files; without it
 * pictures of twelve megapixels are made. `npm run bench -- vault-thumbnails 32`: so many a round.
 */
export async function run([count = '24'] = []) {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-thumbnails-'));
  const files = await photographs(folder);
  const round = Array.from({ length: Number(count) }, (_, at) => files[at % files.length]);
  const sides = { bare: await startSide('bare', folder), vault: await startSide('vault', folder) };
  const seen = { bare: [], vault: [] };
  try {
    for (let turn = 0; turn <= ROUNDS; turn += 1) {
      for (const [name, side] of Object.entries(sides)) {
        const figures = await side.make(round);
        // The first round warms up.
        if (turn > 0) seen[name].push(figures);
      }
    }
  } finally {
    for (const side of Object.values(sides)) await side.stop();
    await rm(folder, { recursive: true, force: true });
  }
  for (const [name, figures] of Object.entries(seen)) {
    const [cpu, wall] = ['perCpuS', 'perS'].map((field) => {
      const of = (all) => median(all.map((one) => one[field]));
      return { rate: of(figures), ratio: of(figures) / of(seen.bare) };
    });
    const isMet = cpu.ratio >= GOAL ? 'met' : 'missed';
    console.log(
      `${name.padEnd(6)} ${cpu.rate.toFixed(1).padStart(6)} photographs per CPU second, ${wall.rate.toFixed(1).padStart(6)} a second; ${cpu.ratio.toFixed(2)} and ${wall.ratio.toFixed(2)} of bare (goal ≥ ${GOAL}: ${isMet})`,
    );
  }
}

async function photographs(folder) {
  const given = process.env['PHOTOS'];
  if (given === undefined) {
    return Promise.all(Array.from({ length: MADE }, (_, at) => photograph(folder, at)));
  }
  const names = await readdir(given, { recursive: true });
  const found = names
    .filter((name) => /\.jpe?g$/i.test(name))
    .map((name) => path.join(given, name));
  if (found.length === 0) throw new Error(`PHOTOS=${given} has no JPEG files.`);
  return found;
}

/** Coarse shapes under finer ones under the noise of a sensor: about as hard to decode as a real one. */
async function photograph(folder, at) {
  const layers = [];
  for (const [size, sigma] of [
    [9 + at, 60],
    [160, 22],
    [1000, 14],
  ]) {
    const noise = { type: 'gaussian', mean: 128, sigma };
    const shape = { width: size, height: Math.ceil((size * 3) / 4), channels: 3, noise };
    const drawn = await sharp({ create: { ...shape, background: '#000' } })
      .png()
      .toBuffer();
    const options = { kernel: 'cubic', fit: 'fill' };
    layers.push(
      await sharp(drawn).resize(WIDTH, HEIGHT, options).png({ compressionLevel: 1 }).toBuffer(),
    );
  }
  const file = path.join(folder, `${at}.jpg`);
  const over = layers.slice(1).map((input) => ({ input, blend: 'overlay' }));
  await sharp(layers[0])
    .composite(over)
    .withExif({ IFD0: { Make: 'Skydeck', Model: 'Bench' } })
    .jpeg({ quality: 92 })
    .toFile(file);
  return file;
}

async function startSide(kind, folder) {
  const child = fork(SIDE, [kind, folder]);
  const ended = once(child, 'exit').then(() => {
    throw new Error(`The side "${kind}" ended.`);
  });
  ended.catch(() => undefined);
  const told = () => Promise.race([once(child, 'message'), ended]);
  await told();
  return {
    async make(files) {
      const [before, startMs] = [cpuWithChildrenUs(child.pid), performance.now()];
      child.send(files);
      await told();
      const tookS = (performance.now() - startMs) / 1000;
      const cpuS = (cpuWithChildrenUs(child.pid) - before) / 1e6;
      return { perCpuS: files.length / cpuS, perS: files.length / tookS };
    },
    async stop() {
      child.kill();
      await ended.catch(() => undefined);
    },
  };
}

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
