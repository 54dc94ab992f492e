import { spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Installation } from './installation.js';

const SKYDECK = path.resolve(import.meta.dirname, '../../cli/bin/skydeck.mjs');
const TEST_MS = 600_000;

let installation: Installation;
let person: string;

beforeAll(async () => {
  installation = await Installation.create();
  person = await mkdtemp(path.join(tmpdir(), 'skydeck-operator-'));
});

afterAll(async () => {
  await installation.stop();
  installation.remove();
  await rm(`${installation.home}.lost`, { recursive: true, force: true });
  await rm(person, { recursive: true, force: true });
}, TEST_MS);

/** Runs the command as the operator of the machine does. */
async function skydeck<T = Record<string, string>>(...argv: string[]): Promise<T> {
  const child = spawn(process.execPath, [SKYDECK, ...argv, '-o', 'json'], {
    cwd: person,
    env: { PATH: process.env['PATH'], HOME: person, SKYDECK_HOME: installation.home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`skydeck ${argv.join(' ')}: ${err}`);
  return JSON.parse(out) as T;
}

const hashOf = async (file: string) =>
  createHash('sha256')
    .update(await readFile(path.join(person, file)))
    .digest('hex');

const transfer = async (from: string, to: string) =>
  skydeck('transfer', 'create', '--from', from, '--to', to, '--amount', '5', '--currency', 'EUR');

/** Twenty payments a second at most: the copy of the database shares the processors with them. */
const EVERY_MS = 50;

/** Pays over HTTP until told to stop. A command for each would take all of a small machine. */
async function payUntil(stop: AbortSignal, key: string, body: object): Promise<number> {
  let paid = 0;
  for (; !stop.aborted; paid++) {
    const answer = await ask('pay', '/api/v1/transfers', key, body);
    if (!answer.ok) throw new Error(`A transfer was refused: ${await answer.text()}`);
    await answer.arrayBuffer();
    await sleep(EVERY_MS);
  }
  return paid;
}

const ask = async (product: string, route: string, key: string, body: object) =>
  fetch(`${installation.json('endpoints.json')[`${product}_url`]}${route}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify(body),
  });

const keyFor = async (product: string) =>
  (await skydeck('key', 'create', '--product', product, '--name', product))['secret'] ?? '';

it(
  'brings a used installation back after its folder was lost',
  async () => {
    expect(await installation.start()).toMatchObject({ code: 0 });
    await skydeck('auth', 'login', '--local');
    await skydeck('project', 'create', 'Shop', '--slug', 'shop', '--use');
    const world = (await skydeck('wallet', 'create', 'EUR', '--kind', 'world'))['id'] ?? '';
    const till = (await skydeck('wallet', 'create', 'EUR'))['id'] ?? '';
    await transfer(world, till);
    await writeFile(path.join(person, 'photo.bin'), randomBytes(3_000_000));
    const file = (await skydeck('vault', 'put', 'photo.bin'))['id'] ?? '';
    const text = ['--channel', 'sms', '--to', '+14155550123', '--text', 'Hello'];
    const message = (await skydeck('message', 'send', ...text))['id'] ?? '';
    const key = await keyFor('auth');
    const payKey = await keyFor('pay');
    await writeFile(path.join(person, 'backup.key'), randomBytes(32));

    const where = ['--key-file', 'backup.key'];
    const isMade = new AbortController();
    const making = skydeck('backup', 'create', '--to', 'backups', ...where).finally(() =>
      isMade.abort(),
    );
    const payment = { from: world, to: till, amount: '5', currency: 'EUR' };
    const paid = await payUntil(isMade.signal, payKey, payment);
    const made = await making;
    await installation.stop();
    await rename(installation.home, `${installation.home}.lost`);

    expect(await skydeck('restore', '--from', 'backups', ...where)).toMatchObject({
      id: made['id'],
    });
    expect(await installation.start()).toMatchObject({ code: 0, stderr: '' });
    expect(await skydeck('auth', 'whoami')).toMatchObject({ name: 'Owner' });
    expect(await skydeck('ledger', 'verify')).toMatchObject({ is_valid: true });
    const came = Number((await skydeck('wallet', 'balance', till))['posted']) / 5;
    expect(came).toBeGreaterThanOrEqual(1);
    expect(came).toBeLessThanOrEqual(1 + paid);
    await skydeck('vault', 'get', file, '--to', 'photo-again.bin');
    expect(await hashOf('photo-again.bin')).toBe(await hashOf('photo.bin'));
    expect(await skydeck('message', 'show', message)).toMatchObject({ id: message });
    const answer = await ask('auth', '/api/v1/auth/otp/request', key, { phone: '+33612345678' });
    expect(answer.ok).toBe(true);
    // What is done from now on is booked on top of it.
    await transfer(world, till);
    expect(await skydeck('ledger', 'verify')).toMatchObject({ is_valid: true });
  },
  TEST_MS,
);
