import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressOfRunning } from '@skydeck/embedded-postgres';
import { eventually } from '@skydeck/testing';
import pg from 'pg';
import { Installation } from './installation.js';
import { NewVersion } from './upgrade/new-version.js';
import { RunningClient } from './upgrade/running-client.js';

const SKYDECK = path.resolve(import.meta.dirname, '../../cli/bin/skydeck.mjs');
const TEST_MS = 900_000;
const GONE = { timeoutMs: 20_000, everyMs: 50 };
/** It asks without a pause. */
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '0' };

let installation: Installation;
let next: NewVersion;
let person: string;

beforeAll(async () => {
  installation = await Installation.create();
  next = await NewVersion.make();
  person = await mkdtemp(path.join(tmpdir(), 'skydeck-operator-'));
});

afterAll(async () => {
  await installation.stop();
  installation.remove();
  await next.remove();
  await rm(person, { recursive: true, force: true });
}, TEST_MS);

/** Runs a command as the operator does; gives what it said, also of a failure. */
async function run(program: string, ...argv: string[]) {
  const child = spawn(process.execPath, [program, ...argv, '-o', 'json'], {
    cwd: person,
    env: { PATH: process.env['PATH'], HOME: person, SKYDECK_HOME: installation.home },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  await once(child, 'close');
  return { code: child.exitCode, out, err };
}

async function skydeck<T = Record<string, string>>(...argv: string[]): Promise<T> {
  const { code, out, err } = await run(SKYDECK, ...argv);
  if (code !== 0) throw new Error(`skydeck ${argv.join(' ')}: ${err}`);
  return JSON.parse(out) as T;
}

const keyFor = async (product: string) =>
  (await skydeck('key', 'create', '--product', product, '--name', product))['secret'] ?? '';

/** Changes of the schema of payments that the new version brought. */
async function brought(): Promise<string[]> {
  const { database_password: password = '' } = installation.json('secrets.json');
  const url = addressOfRunning(path.join(installation.home, 'postgres'), password) ?? '';
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "select name from pay.migration where name like '%SeenTable%' order by id",
    );
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}

it(
  'moves a used installation to a new version, and no request of a running client is lost',
  async () => {
    expect(await installation.start(['--detach'], UNLIMITED)).toMatchObject({ code: 0 });
    await skydeck('auth', 'login', '--local');
    await skydeck('project', 'create', 'Shop', '--slug', 'shop', '--use');
    const world = (await skydeck('wallet', 'create', 'EUR', '--kind', 'world'))['id'] ?? '';
    const till = (await skydeck('wallet', 'create', 'EUR'))['id'] ?? '';
    const keys = { pay: await keyFor('pay'), vault: await keyFor('vault') };
    const payment = { from: world, to: till, amount: '1', currency: 'EUR' };
    const endpoints = installation.json('endpoints.json');
    const before = installation.pid;
    await writeFile(path.join(person, 'backup.key'), randomBytes(32));

    const plan = await run(next.skydeck, 'upgrade', '--check');
    expect(JSON.parse(plan.out)).toMatchObject({
      program: next.program,
      migrations: {
        expand: ['pay: AddSeenTable1899000000000'],
        contract: ['pay: ContractSeenTable1899000000001'],
      },
      steps: ['backup', 'expand', 'restart', 'contract'],
    });
    expect(await brought()).toEqual([]);
    expect(await run(next.skydeck, 'upgrade')).toMatchObject({ code: 2 });

    // Its vault does not start: everything runs the version before again, and only what was added is there.
    await next.breakVault();
    const safe = ['--backup-to', 'backups', '--key-file', 'backup.key'];
    const failed = await run(next.skydeck, 'upgrade', ...safe);
    expect(failed).toMatchObject({ code: 1 });
    expect(failed.err).toContain('the vault is out of order');
    expect(installation.pid).toBe(before);
    expect(await brought()).toEqual(['AddSeenTable1899000000000']);
    expect(await skydeck('status')).toBeDefined();

    await next.mendVault();
    const client = new RunningClient(endpoints, keys, payment);
    const done = await run(next.skydeck, 'upgrade', ...safe);
    expect(done).toMatchObject({ code: 0 });
    await client.stop();
    process.stderr.write(`  ${client.paid} paid, the longest waited ${client.longestMs} ms\n`);
    expect(client.problems).toEqual([]);
    expect(client.paid).toBeGreaterThan(20);

    expect(installation.pid).not.toBe(before);
    expect(installation.json('run/skydeck.json')).toMatchObject({ program: next.program });
    expect(await brought()).toEqual([
      'AddSeenTable1899000000000',
      'ContractSeenTable1899000000001',
    ]);
    // The backup of the first attempt was kept.
    const list = await skydeck<object[] | { items: object[] }>(
      'backup',
      'list',
      '--from',
      'backups',
    );
    expect('items' in list ? list.items : list).toHaveLength(1);
    expect(Number((await skydeck('wallet', 'balance', till))['posted'])).toBe(client.paid);
    expect(await skydeck('ledger', 'verify')).toMatchObject({ is_valid: true });
    expect(await readFile(path.join(installation.home, 'endpoints.json'), 'utf8')).toBe(
      `${JSON.stringify(endpoints, null, 2)}\n`,
    );

    const log = await skydeck<object[] | { items: object[] }>('audit', 'operator');
    expect('items' in log ? log.items : log).toMatchObject([
      { action: 'upgrade', outcome: 'done' },
      { action: 'upgrade', outcome: 'begun', input: { backup_to: expect.any(String) } },
      { action: 'upgrade', outcome: 'failed', code: 'taken_back' },
      { action: 'upgrade', outcome: 'begun' },
      { action: 'upgrade', outcome: 'failed', code: 'usage' },
      { action: 'upgrade', outcome: 'begun' },
    ]);

    expect(await installation.stop()).toMatchObject({ code: 0 });
    await eventually(() => expect(installation.processes()).toEqual([]), GONE);
    expect(await installation.openPorts()).toEqual([]);
  },
  TEST_MS,
);
