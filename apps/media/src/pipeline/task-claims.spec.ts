import { newId } from '@skydeck/ids';
import { TaskSweeper } from './task.sweeper.js';
import { PipelineUnderTest } from './fixtures/pipeline-under-test.js';

let pipeline: PipelineUnderTest;

beforeAll(async () => {
  pipeline = await PipelineUnderTest.start({ MEDIA_PARALLEL_ASSETS: '4' });
});

afterEach(() => pipeline.clear());
afterAll(() => pipeline.close());

const tenantOfTask = (task: { tenant: string } | undefined) => task?.tenant ?? 'nothing';

describe('tasks', () => {
  it('50 intakes of one upload make one asset', async () => {
    const upload = newId('upl');
    const ids = await Promise.all(Array.from({ length: 50 }, () => pipeline.accept('one', upload)));
    expect(new Set(ids).size).toBe(1);
    expect(await pipeline.query('select id from asset')).toHaveLength(1);
    expect(await pipeline.query(`select 1 from event where type = 'asset.created'`)).toHaveLength(
      1,
    );
  });

  it('serve tenants in turn: who has many assets keeps nobody waiting', async () => {
    for (let count = 0; count < 40; count += 1) await pipeline.accept('many');
    await pipeline.accept('few');
    const taken: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      taken.push(tenantOfTask(await pipeline.claims.take('worker')));
    }
    expect(taken).toEqual(['prj_few', 'prj_many', 'prj_many', 'prj_many']);
    await pipeline.accept('other');
    expect(tenantOfTask(await pipeline.claims.take('worker'))).toBe('prj_other');
  });

  it('begin for so many assets of a tenant as are allowed at once', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await pipeline.accept('one'));
    const taken = [];
    for (let count = 0; count < 6; count += 1) taken.push(await pipeline.claims.take('worker'));
    expect(taken.map((task) => task?.assetId)).toEqual([...ids.slice(0, 4), undefined, undefined]);
    await pipeline.query(`update asset set status = 'ready' where id = $1`, [ids[0]]);
    expect((await pipeline.claims.take('worker'))?.assetId).toBe(ids[4]);
  });

  it('begin with what has the highest priority, and keep to it', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 5; count += 1) ids.push(await pipeline.accept('one'));
    await pipeline.query('update asset set priority = 1 where id = $1', [ids[4]]);
    await pipeline.query('update asset set priority = -1 where id = $1', [ids[0]]);
    const taken = [];
    for (let count = 0; count < 5; count += 1) taken.push(await pipeline.claims.take('worker'));
    expect(taken.map((task) => task?.assetId)).toEqual([ids[4], ids[1], ids[2], ids[3], undefined]);
    await pipeline.query(`update asset set status = 'ready' where id = $1`, [ids[1]]);
    expect((await pipeline.claims.take('worker'))?.assetId).toBe(ids[0]);
  });

  it('are taken once, by however many workers ask at once', async () => {
    for (let count = 0; count < 4; count += 1) await pipeline.accept(`tenant-${count}`);
    const taken = await Promise.all(
      Array.from({ length: 50 }, (_, index) => pipeline.claims.take(`worker-${index}`)),
    );
    const found = taken.filter((task) => task !== undefined);
    expect(found).toHaveLength(4);
    expect(new Set(found.map(({ assetId }) => assetId)).size).toBe(4);
  });

  it('take the start of every asset before the rest of any', async () => {
    const first = await pipeline.accept('one');
    const second = await pipeline.accept('one');
    await pipeline.claims.take('worker');
    await pipeline.claims.take('worker');
    await pipeline.query(`update asset_task set status = 'ready'`);
    for (const id of [first, second]) {
      for (const [position, rank] of [2, 11, 12].entries()) {
        await pipeline.query(ADD, [id, position, rank, pipeline.clock.now()]);
      }
    }
    const taken: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      const task = await pipeline.claims.take('worker');
      taken.push(`${task?.assetId === first ? 'first' : 'second'} ${task?.position}`);
    }
    expect(taken).toEqual(['first 0', 'second 0', 'first 1', 'second 1', 'first 2', 'second 2']);
  });

  it('of a worker that is silent are taken away, and what it says then is not heard', async () => {
    await pipeline.accept('one');
    const task = await pipeline.claims.take('silent');
    if (!task) throw new Error('There was no task.');
    expect(await pipeline.claims.beat(task, 0.5)).toBe(true);
    pipeline.clock.advance(60_000);
    await pipeline.service.app.get(TaskSweeper, { strict: false }).sweep();
    expect(await pipeline.claims.beat(task, 0.6)).toBe(false);
    const again = await pipeline.claims.take('other');
    expect(again).toMatchObject({ assetId: task.assetId, attempts: 2 });
    expect(await pipeline.claims.giveBack(task, { delayMs: 0, failure: null })).toBe(false);
  });

  it('of workers that are lost again and again are given up', async () => {
    const id = await pipeline.accept('one');
    const sweeper = pipeline.service.app.get(TaskSweeper, { strict: false });
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      expect(await pipeline.claims.take('worker')).toMatchObject({ attempts: attempt });
      pipeline.clock.advance(60_000);
      await sweeper.sweep();
    }
    expect(await pipeline.claims.take('worker')).toBeUndefined();
    expect(await pipeline.query('select status, error_code from asset')).toEqual([
      { status: 'failed', error_code: 'worker_lost' },
    ]);
    expect(await pipeline.query('select 1 from event where subject = $1', [id])).toHaveLength(2);
  });
});

const ADD = `
  insert into asset_task (asset_id, generation, kind, position, tenant, rank, start_ms, end_ms,
    status, attempts, epoch, run_after, fraction)
  values ($1, 1, 'video', $2, 'prj_one', $3, 0, 1000, 'queued', 0, 0, $4, 0)`;
