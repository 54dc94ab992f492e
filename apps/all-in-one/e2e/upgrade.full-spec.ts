import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '@skydeck/testing';
import { Installation } from './installation.js';
import { NewVersion } from './upgrade/new-version.js';
import { Operator } from './upgrade/operator.js';
import { RunningClient } from './upgrade/running-client.js';

const TEST_MS = 900_000;
const GONE = { timeoutMs: 20_000, everyMs: 50 };
/** It asks without a pause. */
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '0' };

let installation: Installation;
let next: NewVersion;
let operator: Operator;

beforeAll(async () => {
  installation = await Installation.create();
  next = await NewVersion.make();
  operator = await Operator.at(installation);
});

afterAll(async () => {
  await installation.stop();
  installation.remove();
  await next.remove();
  await operator.remove();
}, TEST_MS);

/** Changes of the schema of payments that the new version brought. */
const brought = async () =>
  next.brought(installation.home, installation.json('secrets.json')['database_password'] ?? '');

it(
  'moves a used installation to a new version, and no request of a running client is lost',
  async () => {
    expect(await installation.start(['--detach'], UNLIMITED)).toMatchObject({ code: 0 });
    await operator.skydeck('auth', 'login', '--local');
    await operator.skydeck('project', 'create', 'Shop', '--slug', 'shop', '--use');
    const world =
      (await operator.skydeck('wallet', 'create', 'EUR', '--kind', 'world'))['id'] ?? '';
    const till = (await operator.skydeck('wallet', 'create', 'EUR'))['id'] ?? '';
    const keys = { pay: await operator.keyFor('pay'), vault: await operator.keyFor('vault') };
    const payment = { from: world, to: till, amount: '1', currency: 'EUR' };
    const endpoints = installation.json('endpoints.json');
    const before = installation.pid;

    const plan = await operator.run(next.skydeck, 'upgrade', '--check');
    expect(JSON.parse(plan.out)).toMatchObject({
      program: next.program,
      migrations: {
        expand: ['pay: AddSeenTable1899000000000'],
        contract: ['pay: ContractSeenTable1899000000001'],
      },
      steps: ['backup', 'expand', 'restart', 'contract'],
    });
    expect(await brought()).toEqual([]);
    expect(await operator.run(next.skydeck, 'upgrade')).toMatchObject({ code: 2 });

    // Its vault does not start: everything runs the version before again, and only what was added is there.
    await next.breakVault();
    const safe = ['--backup-to', 'backups', '--key-file', operator.keyFile];
    const failed = await operator.run(next.skydeck, 'upgrade', ...safe);
    expect(failed).toMatchObject({ code: 1 });
    expect(failed.err).toContain('the vault is out of order');
    expect(installation.pid).toBe(before);
    expect(await brought()).toEqual(['AddSeenTable1899000000000']);
    expect(await operator.skydeck('status')).toBeDefined();

    await next.mendVault();
    const client = new RunningClient(endpoints, keys, payment);
    const done = await operator.run(next.skydeck, 'upgrade', ...safe);
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
    expect(await operator.list('backup', 'list', '--from', 'backups')).toHaveLength(1);
    expect(Number((await operator.skydeck('wallet', 'balance', till))['posted'])).toBe(client.paid);
    expect(await operator.skydeck('ledger', 'verify')).toMatchObject({ is_valid: true });
    expect(await readFile(path.join(installation.home, 'endpoints.json'), 'utf8')).toBe(
      `${JSON.stringify(endpoints, null, 2)}\n`,
    );

    expect(await operator.list('audit', 'operator')).toMatchObject([
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
