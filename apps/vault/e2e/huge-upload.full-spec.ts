import { createCipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { AuthNeighbour } from '@skydeck/auth-guard/testing';
import { eventually, freePort, testDatabase } from '@skydeck/testing';
import * as tus from 'tus-js-client';
import { CuttingProxy } from './cutting-proxy.js';
import { VaultProcess } from './vault-process.js';

const MIB = 1024 * 1024;
const GIB = 1024 * MIB;
const BYTES = 10 * GIB;
const PIECE_BYTES = 64 * MIB;
/** In the middle of a piece. */
const CUT_AFTER_BYTES = 4 * GIB + 40 * MIB;
const END_BYTES = 3 * MIB + 17;
const START_MS = 120_000;
const LONG_MS = 60 * 60 * 1000;

const database = testDatabase();
const key = randomBytes(16);
let auth: AuthNeighbour;
let home: string;
let vault: VaultProcess;
let proxy: CuttingProxy;
let headers: Record<string, string>;

beforeAll(async () => {
  auth = await AuthNeighbour.start({ product: 'vault' });
  home = await mkdtemp(path.join(tmpdir(), 'skydeck-vault-'));
  const port = await freePort();
  headers = { authorization: `Bearer ${auth.key('demo')}` };
  vault = new VaultProcess(`http://127.0.0.1:${port}`, {
    DATABASE_URL: database.url,
    VAULT_SCHEMA: database.schema('vault'),
    VAULT_PORT: String(port),
    VAULT_INTERNAL_PORT: String(await freePort()),
    VAULT_FILE_BYTES: String(BYTES),
    VAULT_BLOB_GRACE_S: '60',
    SKYDECK_HOME: home,
    RATE_LIMIT_PER_MINUTE: '0',
    SKYDECK_SERVICE_SECRET: 'a secret of this test, long enough',
    AUTH_URL: auth.url,
    AUTH_INTERNAL_URL: auth.url,
    // As installations are started.
    NODE_OPTIONS: '--max-semi-space-size=4',
  });
  await vault.start();
  proxy = await CuttingProxy.before(port);
}, START_MS);

afterAll(async () => {
  await proxy.close();
  await vault.kill();
  await auth.close();
  await database[Symbol.asyncDispose]();
  await rm(home, { recursive: true, force: true });
});

/** Bytes of the file from a place that is a whole number of blocks: a stream of AES, so made anew at will. */
function* bytesFrom(start: number, bytes: number): Generator<Buffer> {
  const at = Buffer.alloc(16);
  at.writeBigUInt64BE(BigInt(start / 16), 8);
  const cipher = createCipheriv('aes-128-ctr', key, at);
  const zeros = Buffer.alloc(MIB);
  for (let left = bytes; left > 0; left -= MIB) {
    yield cipher.update(zeros.subarray(0, Math.min(left, MIB)));
  }
}

/** Sends a file in pieces; its SHA-256. */
function send(name: string, bytes: number, url: string): Promise<string> {
  const hash = createHash('sha256');
  const hashed = function* () {
    for (const chunk of bytesFrom(0, bytes)) {
      hash.update(chunk);
      yield chunk;
    }
  };
  return new Promise((resolve, reject) => {
    const upload = new tus.Upload(Readable.from(hashed(), { objectMode: false }), {
      endpoint: `${url}/api/v1/tus`,
      headers,
      metadata: { filename: name },
      uploadSize: bytes,
      chunkSize: PIECE_BYTES,
      retryDelays: [200, 1000, 5000, 10_000],
      onSuccess: () => {
        resolve(hash.digest('hex'));
      },
      onError: reject,
    });
    upload.start();
  });
}

async function call(method: string, route: string) {
  const answer = await fetch(`${vault.url}/api/v1${route}`, { method, headers });
  expect(answer.status).toBeLessThan(300);
  return ((await answer.json()) as { data: Record<string, unknown> }).data;
}

async function named(name: string): Promise<{ id: string }> {
  const { items } = await call('GET', `/files?name=${name}`);
  return (items as { id: string }[])[0]!;
}

async function memory(): Promise<{ peak: number; now: number }> {
  const text = await readFile(`/proc/${vault.pid}/status`, 'utf8');
  const read = (field: string) => Number(new RegExp(`${field}:\\s+(\\d+)`).exec(text)?.[1]) * 1024;
  return { peak: read('VmHWM'), now: read('VmRSS') };
}

async function bytesOnDisk(): Promise<number> {
  let sum = 0;
  for (const entry of await readdir(home, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    // What goes away meanwhile has no bytes.
    if (entry.isFile()) sum += (await stat(file).catch(() => ({ size: 0 }))).size;
  }
  return sum;
}

it(
  'takes a file of 10 GB whose connection is cut, in flat memory, and leaves nothing of it behind',
  async () => {
    await send('small.bin', 2 * PIECE_BYTES, vault.url);
    const before = await memory();
    await writeFile(`/proc/${vault.pid}/clear_refs`, '5');
    proxy.cutAfter(CUT_AFTER_BYTES);

    const sha256 = await send('huge.bin', BYTES, proxy.url);

    expect(proxy.cuts).toBe(1);
    const over = ((await memory()).peak - before.now) / MIB;
    process.stdout.write(`memory: ${over.toFixed(0)} MiB over idle at most\n`);
    expect(over).toBeLessThan(100);
    const file = await named('huge.bin');
    expect(file).toMatchObject({ size_bytes: BYTES, sha256 });

    const start = BYTES - 4 * MIB;
    const range = { range: `bytes=${BYTES - END_BYTES}-` };
    const answer = await fetch(`${vault.url}/api/v1/files/${file.id}/content`, {
      headers: { ...headers, ...range },
    });
    expect(answer.status).toBe(206);
    const end = Buffer.concat([...bytesFrom(start, 4 * MIB)]).subarray(-END_BYTES);
    expect(Buffer.from(await answer.arrayBuffer()).equals(end)).toBe(true);

    expect(await bytesOnDisk()).toBeGreaterThan(BYTES);
    await call('DELETE', `/files/${file.id}`);
    await call('DELETE', `/trash/${file.id}`);
    await eventually(async () => (await bytesOnDisk()) < GIB, {
      timeoutMs: 300_000,
      everyMs: 2000,
    });
  },
  LONG_MS,
);
