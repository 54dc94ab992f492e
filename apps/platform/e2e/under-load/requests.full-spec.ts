import { setTimeout as sleep } from 'node:timers/promises';
import { eventually } from '@skydeck/testing';
import { bornAs, deploy, killRepeatedly, restartPlatform, rollBack, scaleTo } from './changes.js';
import { crashingApp, loadedApp, unhealthyApp } from './loaded-app.js';
import type { Sent } from './steady-load.js';
import { kindsOf, type Seen, tableOf, watchRequests } from './watch-requests.js';
import { startWorld, type World } from './world.js';

const AWAY_MS = 10_000;
/** After so long a request has reached its app for sure. */
const CONNECTED_MS = 500;

describe('200 requests a second', () => {
  let world: World;
  const rows: Seen[] = [];

  beforeAll(async () => {
    world = await startWorld();
  }, 420_000);

  afterAll(async () => {
    process.stdout.write(`\n${tableOf(rows)}\n`);
    await world.close();
  }, 120_000);

  async function watch(name: string, act: () => Promise<unknown>, app?: string): Promise<Seen> {
    const seen = await watchRequests(world, name, act, app);
    rows.push(seen);
    return seen;
  }

  it('0 failed: while nothing happens', async () => {
    const seen = await watch('nothing', () => sleep(2_000));
    expectNoneLost(seen);
    expect(seen.isOwnSocketOpen).toBe(true);
  }, 120_000);

  it('0 failed: a deployment, and both versions were seen', async () => {
    let status: unknown;
    const seen = await watch(
      'deployment',
      async () => (status = await deploy(world, loadedApp('two'))),
    );
    expect(status).toBe('live');
    expectNoneLost(seen);
    expect(new Set(seen.sent.map(({ body }) => body))).toEqual(new Set(['one', 'two']));
  }, 120_000);

  it('0 failed: a deployment that crashes at its start', async () => {
    let status: unknown;
    const seen = await watch(
      'crash at start',
      async () => (status = await deploy(world, crashingApp())),
    );
    expect(status).toBe('failed');
    expectNoneLost(seen);
    expect(seen.isOwnSocketOpen).toBe(true);
  }, 120_000);

  it('0 failed: a deployment that never gets healthy', async () => {
    let status: unknown;
    const seen = await watch(
      'failing health check',
      async () => (status = await deploy(world, unhealthyApp())),
    );
    expect(status).toBe('failed');
    expectNoneLost(seen);
    expect(seen.isOwnSocketOpen).toBe(true);
  }, 120_000);

  it('0 failed: a rollback', async () => {
    let status: unknown;
    const seen = await watch('rollback', async () => (status = await rollBack(world)));
    expect(status).toBe('live');
    expectNoneLost(seen);
    expect(new Set(seen.sent.map(({ body }) => body))).toEqual(new Set(['one', 'two']));
  }, 120_000);

  it('0 failed: from one replica to four', async () => {
    const seen = await watch('scale 1 to 4', () => scaleTo(world, 4));
    expectNoneLost(seen);
    expect(seen.isOwnSocketOpen).toBe(true);
  }, 90_000);

  it('0 failed: from four replicas to one', async () => {
    const seen = await watch('scale 4 to 1', () => scaleTo(world, 1));
    expectNoneLost(seen);
    expect(seen.isOwnSocketOpen).toBe(true);
  }, 90_000);

  it('0 failed: the database is away for ten seconds', async () => {
    const seen = await watch('database away 10 s', async () => {
      await world.postgres.stop();
      await sleep(AWAY_MS);
      await world.postgres.startAgain();
    });
    expectNoneLost(seen);
    expect(seen.isOwnSocketOpen).toBe(true);
    await eventually(async () => (await world.launchpad.get('/apps/shop')).status === 200);
    expect(await deploy(world, loadedApp('three'))).toBe('live');
  }, 240_000);

  it('0 failed: the platform is killed, seen by a static site', async () => {
    const seen = await watch(
      'platform killed (static site)',
      async () => {
        await world.platform.end('SIGKILL');
        await sleep(1_000);
        await world.platform.start();
      },
      'site',
    );
    expect(kindsOf(seen)).toBe('');
  }, 240_000);

  it('0 failed: the platform is killed, and the next one takes the app over', async () => {
    const before = await bornAs(world);
    const seen = await watch('platform killed', () => restartPlatform(world, 'SIGKILL'));
    expectNoneLost(seen);
    expect(seen.isOwnSocketOpen).toBe(true);
    expect(await bornAs(world)).toEqual(before);
  }, 240_000);

  it('0 failed: the platform is killed again and again, at every moment of its start', async () => {
    const before = await bornAs(world);
    const seen = await watch('platform killed 6 times', () => killRepeatedly(world, 6));
    expectNoneLost(seen);
    expect(seen.isOwnSocketOpen).toBe(true);
    expect(await bornAs(world)).toEqual(before);
  }, 400_000);

  it('0 failed: the platform alone is stopped and started', async () => {
    const before = await bornAs(world);
    const seen = await watch('platform stopped and started', () =>
      restartPlatform(world, 'SIGTERM'),
    );
    expectNoneLost(seen);
    expect(seen.isOwnSocketOpen).toBe(true);
    expect(await bornAs(world)).toEqual(before);
  }, 240_000);

  it('the edge is stopped and started: what was under way is answered', async () => {
    let stoppedMs = 0;
    const seen = await watch('edge stopped and started', async () => {
      stoppedMs = performance.now();
      await world.edge.end();
      await world.edge.start();
    });
    const isUnderWay = ({ dueMs }: Sent) => dueMs < stoppedMs - CONNECTED_MS;
    expect(seen.sent.some((one) => isUnderWay(one) && one.endMs > stoppedMs)).toBe(true);
    expect(seen.failed.filter(isUnderWay)).toEqual([]);
  }, 240_000);

  it('0 failed: the keeper of the edge is killed, three times over', async () => {
    const seen = await watch('keeper of the edge killed 3 times', async () => {
      for (let turn = 0; turn < 3; turn++) await world.edge.killKeeper();
    });
    expectNoneLost(seen);
    expect(seen.isOwnSocketOpen).toBe(true);
  }, 240_000);

  it('the edge is killed whole: only what was under way or came meanwhile is lost', async () => {
    const seen = await watch('edge killed, keeper and all', async () => {
      await world.edge.killAll();
      await world.edge.start();
    });
    expect(seen.failed.length).toBeGreaterThan(0);
    expect(await world.launchpad.visit('shop')).toMatchObject({ status: 200 });
  }, 240_000);
});

/** Everybody got an answer, those of two seconds too. */
function expectNoneLost(seen: Seen): void {
  expect(kindsOf(seen)).toBe('');
  expect(seen.sent.length).toBeGreaterThan(500);
  expect(seen.sent.filter(({ kind }) => kind === 'slow').length).toBeGreaterThan(10);
  expect(seen.isOtherSocketOpen).toBe(true);
}
