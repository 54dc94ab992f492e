import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { eventually } from '@skydeck/testing';
import { Installation } from './installation.js';
import { NewVersion } from './upgrade/new-version.js';
import { childrenOf, Operator, type RunningCommand } from './upgrade/operator.js';
import { RunningClient } from './upgrade/running-client.js';

const TEST_MS = 900_000;
/** Programs take minutes to start on a machine that does much else. */
const PATIENCE = { timeoutMs: 300_000, everyMs: 50 };
const UNLIMITED = { RATE_LIMIT_PER_MINUTE: '0' };

let installation: Installation;
let next: NewVersion;
let operator: Operator;
let till: string;
let keys: { pay: string; vault: string };
let payment: object;
let paid = 0;

beforeAll(async () => {
  installation = await Installation.create();
  next = await NewVersion.make();
  await next.slowMigrations();
  operator = await Operator.at(installation);
  await installation.start(['--detach'], UNLIMITED);
  await operator.skydeck('auth', 'login', '--local');
  await operator.skydeck('project', 'create', 'Shop', '--slug', 'shop', '--use');
  const world = await operator.skydeck('wallet', 'create', 'EUR', '--kind', 'world');
  till = (await operator.skydeck('wallet', 'create', 'EUR'))['id'] ?? '';
  keys = { pay: await operator.keyFor('pay'), vault: await operator.keyFor('vault') };
  payment = { from: world['id'], to: till, amount: '1', currency: 'EUR' };
}, TEST_MS);

afterAll(async () => {
  await installation.stop();
  installation.remove();
  await next.remove();
  await operator.remove();
}, TEST_MS);

const begin = () =>
  operator.begin(next.skydeck, 'upgrade', '--backup-to', 'backups', '--key-file', operator.keyFile);

const password = () => installation.json('secrets.json')['database_password'] ?? '';
const brought = async () => next.brought(installation.home, password());
const untilChanging = async () =>
  eventually(async () => next.isChanging(installation.home, password()), PATIENCE);

const recordFile = () => path.join(installation.home, 'upgrade.json');

/** Where the services move to. */
function successor(): number {
  const found = childrenOf(installation.pid).find(
    (pid) => readFileSync(`/proc/${pid}/comm`, 'utf8') === 'skydeck\n',
  );
  if (found === undefined) throw new Error('Nothing takes over.');
  return found;
}

/** All that was paid is there, and the books are right. */
async function expectNothingLost(): Promise<void> {
  const balance = await operator.skydeck('wallet', 'balance', till);
  expect(Number(balance['posted'])).toBe(paid);
  expect(await operator.skydeck('ledger', 'verify')).toMatchObject({ is_valid: true });
}

/** Stands still in a step, while a second one is tried, and is killed there. */
async function killWhen(isThere: (upgrade: RunningCommand) => Promise<unknown>): Promise<void> {
  const upgrade = begin();
  try {
    await isThere(upgrade);
    upgrade.freeze();
    const second = begin();
    expect(await second.ended).toMatchObject({ code: 1 });
    expect(second.said).toContain('Another upgrade of this installation is under way');
  } finally {
    await upgrade.kill();
  }
}

it(
  'an upgrade that is killed in the middle of a change of a schema leaves nothing of that change',
  async () => {
    await killWhen(untilChanging);
    expect(await brought()).toEqual([]);
    await expectNothingLost();
  },
  TEST_MS,
);

it(
  'a new version that is killed while services move: all run the version before at once',
  async () => {
    const before = installation.pid;
    const upgrade = begin();
    await upgrade.untilSaid('auth runs the new version');
    process.kill(successor(), 'SIGKILL');
    expect(await upgrade.ended).toMatchObject({ code: 1 });
    expect(upgrade.said).toContain('The new version ended (SIGKILL)');
    expect(upgrade.said).toContain('All services run the version before again');
    expect(installation.pid).toBe(before);
    await expectNothingLost();
  },
  TEST_MS,
);

it(
  'an old version that is killed while services move: nothing is left of both, and it starts again',
  async () => {
    const upgrade = begin();
    await upgrade.untilSaid('auth runs the new version');
    const takes = successor();
    process.kill(installation.pid, 'SIGKILL');
    expect(await upgrade.ended).toMatchObject({ code: 1 });
    await eventually(() => expect(existsSync(`/proc/${takes}`)).toBe(false), PATIENCE);
    expect(await installation.start(['--detach'], UNLIMITED)).toMatchObject({ code: 0 });
    await expectNothingLost();
  },
  TEST_MS,
);

it(
  'an upgrade that is killed in each of its steps: no request fails, and it goes on where it was',
  async () => {
    const client = new RunningClient(installation.json('endpoints.json'), keys, payment);
    // As if the first attempt were long ago: it begins with another backup.
    rmSync(recordFile());
    await killWhen(async (upgrade) => upgrade.untilSaid('Making a backup'));
    expect(await brought()).toEqual(['AddSeenTable1899000000000']);
    await killWhen(async (upgrade) => upgrade.untilSaid('auth runs the new version'));
    await killWhen(untilChanging);
    expect(await brought()).toEqual(['AddSeenTable1899000000000']);
    const last = begin();
    expect(await last.ended).toMatchObject({ code: 0 });
    await client.stop();
    expect(client.problems).toEqual([]);
    paid += client.paid;
    expect(paid).toBeGreaterThan(20);
    expect(installation.json('run/skydeck.json')).toMatchObject({ program: next.program });
    expect(await brought()).toEqual([
      'AddSeenTable1899000000000',
      'ContractSeenTable1899000000001',
    ]);
    expect(existsSync(recordFile())).toBe(false);
    await expectNothingLost();
  },
  TEST_MS,
);
