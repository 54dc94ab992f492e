import { Audit } from '@skydeck/audit';
import { Bus } from '@skydeck/bus';
import { connect } from '@skydeck/database';
import { EventRelay, Events, EventWakes } from '@skydeck/events';
import { newId } from '@skydeck/ids';
import { TestClock, testDatabase } from '@skydeck/testing';
import type { DataSource } from 'typeorm';
import { AppEntity } from '../apps/app.entity.js';
import { launchpadEntities } from '../launchpad.module.js';
import { ChangeHub } from '@skydeck/bus';
import { migrations } from '../../migrations/index.js';
import { DeploymentEntity } from './deployment.entity.js';
import { DeploymentHistory } from './deployment-history.js';
import { DeploymentLeases } from './deployment-leases.js';
import { DeploymentRows } from './deployment-rows.js';
import { LeaseLost } from './lease.js';

/** A bus with nobody else on it. */
class QuietBus extends Bus {
  async publish(): Promise<void> {}
  subscribe(): void {}
  isConnected(): boolean {
    return true;
  }
  generation(): number {
    return 1;
  }
  async open(): Promise<void> {}
  async close(): Promise<void> {}
}

describe('DeploymentLeases', () => {
  const database = testDatabase();
  const clock = new TestClock();
  let dataSource: DataSource;
  let leases: DeploymentLeases;
  let rows: DeploymentRows;

  beforeAll(async () => {
    const schema = database.schema('platform');
    const { url } = database;
    dataSource = await connect({ url, schema, entities: launchpadEntities, migrations });
    const bus = new QuietBus();
    const hub = new ChangeHub(bus);
    const relay = new EventRelay(dataSource, new EventWakes(bus, dataSource));
    const events = new Events(dataSource, relay, clock);
    const history = new DeploymentHistory(events, new Audit(clock));
    leases = new DeploymentLeases(dataSource, clock, hub, history);
    rows = new DeploymentRows(dataSource, clock, hub, history);
  });

  afterAll(async () => {
    await dataSource.destroy();
    await database[Symbol.asyncDispose]();
  });

  async function makeApp(): Promise<string> {
    const id = newId('app');
    const now = clock.now();
    await dataSource.manager.insert(AppEntity, {
      id,
      projectId: 'prj',
      projectSlug: 'demo',
      name: id.replace('_', '-'),
      repo: 'https://code.example/x',
      branch: 'main',
      envSealed: '',
      createdAt: now,
      updatedAt: now,
    });
    return id;
  }

  const read = (id: string) => dataSource.manager.findOneByOrFail(DeploymentEntity, { id });

  it('gives a deployment to one of fifty workers that want it at once', async () => {
    const { id } = await rows.queue(await makeApp(), {});
    const claims = await Promise.all(Array.from({ length: 50 }, () => leases.claim(id)));
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it('works on one deployment of an app at a time', async () => {
    const appId = await makeApp();
    const first = await rows.queue(appId, {});
    const lease = await leases.claim(first.id);
    const second = await rows.queue(appId, {});
    expect(await leases.claim(second.id)).toBeUndefined();
    await leases.move(lease!, 'failed');
    expect(await leases.claim(second.id)).toMatchObject({ epoch: 1, status: 'cloning' });
  });

  it('numbers fifty deployments that are queued at once, and leaves one waiting', async () => {
    const appId = await makeApp();
    const made = await Promise.all(Array.from({ length: 50 }, () => rows.queue(appId, {})));
    const numbers = made.map(({ number }) => number).toSorted((one, other) => one - other);
    expect(numbers).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
    expect(await rows.unfinished(appId)).toMatchObject([{ number: 50 }]);
  });

  it('lets a worker that was given up write nothing more', async () => {
    const { id } = await rows.queue(await makeApp(), {});
    const old = (await leases.claim(id))!;
    await leases.requeue(await read(id));
    const fresh = (await leases.claim(id))!;
    await expect(leases.move(old, 'detecting')).rejects.toThrow(LeaseLost);
    expect(await leases.beat(old)).toBe('lost');
    expect(await leases.beat(fresh)).toBe('go on');
    await leases.move(fresh, 'detecting');
    expect(await read(id)).toMatchObject({ status: 'detecting', workerEpoch: 3, attempts: 2 });
  });

  it('says when each stage was entered, of several attempts the last', async () => {
    const { id } = await rows.queue(await makeApp(), {});
    const first = (await leases.claim(id))!;
    await leases.requeue(await read(id));
    clock.advance(1000);
    const claimedAt = clock.now().toISOString();
    const second = (await leases.claim(id))!;
    clock.advance(1000);
    const detectedAt = clock.now().toISOString();
    await leases.move(second, 'detecting');
    await expect(leases.move(first, 'detecting')).rejects.toThrow(LeaseLost);
    expect((await read(id)).stageTimes).toEqual({ cloning: claimedAt, detecting: detectedAt });
  });

  it('does not count an attempt that a shutdown interrupted', async () => {
    const { id } = await rows.queue(await makeApp(), {});
    await leases.giveBack((await leases.claim(id))!);
    expect(await read(id)).toMatchObject({ status: 'queued', attempts: 0 });
  });

  it('never deploys an older one after a newer one', async () => {
    const appId = await makeApp();
    const older = await rows.queue(appId, {});
    const lease = (await leases.claim(older.id))!;
    const newer = await rows.queue(appId, {});
    await leases.giveBack(lease);
    expect((await rows.waiting(appId))?.id).toBe(newer.id);
    expect(await leases.claim(older.id)).toBeUndefined();
    expect((await read(older.id)).status).toBe('superseded');
    expect(await leases.claim(newer.id)).toBeDefined();
  });

  it('never switches to what was called off, whoever is first', async () => {
    const { id } = await rows.queue(await makeApp(), {});
    let lease = (await leases.claim(id))!;
    for (const stage of [
      'detecting',
      'building',
      'publishing',
      'releasing',
      'starting',
      'checking',
    ] as const) {
      lease = await leases.move(lease, stage);
    }
    const [isAccepted, moved] = await Promise.all([
      rows.requestCancel(id),
      leases.move(lease, 'switching').catch((error: unknown) => error),
    ]);
    const isSwitched = !(moved instanceof Error);
    expect(isSwitched).toBe(!isAccepted);
  });

  it('tells that one was started and how it ended, once', async () => {
    const { id } = await rows.queue(await makeApp(), {});
    const lease = (await leases.claim(id))!;
    const ends = await Promise.all(
      Array.from({ length: 50 }, () => leases.move(lease, 'failed').catch(() => undefined)),
    );
    expect(ends.filter(Boolean)).toHaveLength(1);
    const told = await dataSource.query(
      'select type, project_id from event where subject = $1 order by position',
      [id],
    );
    expect(told).toEqual([
      { type: 'deployment.started', project_id: 'prj' },
      { type: 'deployment.failed', project_id: 'prj' },
    ]);
  });

  it('refuses steps that the state machine does not know', async () => {
    const { id } = await rows.queue(await makeApp(), {});
    const lease = (await leases.claim(id))!;
    await expect(leases.move(lease, 'live')).rejects.toThrow('never goes from cloning to live');
  });
});
