import { DatabaseEngineError } from '../src/databases/engine/database.driver.js';
import { DatabaseSampler } from '../src/databases/metrics/database-sampler.js';
import { DatabaseLoop } from '../src/databases/reconcile/database-loop.js';
import { DatabasesHarness } from './databases-harness.js';

type Step = 'ensureInstance' | 'createDatabase' | 'createLogin' | 'dump' | 'dropDatabase';

describe('databases whose server fails', () => {
  let lab: DatabasesHarness;

  beforeAll(async () => {
    lab = await DatabasesHarness.start();
    await lab.make('kept');
    await lab.ask(await lab.connection('kept'), `create table note as select 'a' as text`);
  }, 120_000);

  afterAll(async () => {
    await lab.close();
  }, 120_000);

  /** Has one step of the real driver fail so often during some work. */
  async function failing(
    step: Step,
    [reason, times]: [DatabaseEngineError['reason'], number],
    work: () => Promise<void>,
  ): Promise<void> {
    const driver = lab.driver();
    let left = times;
    const before = driver[step].bind(driver) as (...values: unknown[]) => Promise<unknown>;
    const broken = async (...values: unknown[]) => {
      if (left-- > 0) throw new DatabaseEngineError(reason, `${step} was made to fail`);
      return before(...values);
    };
    Object.defineProperty(driver, step, { value: broken, configurable: true });
    await work().finally(() => Reflect.deleteProperty(driver, step));
  }

  const statusOf = async (name: string) => (await lab.api.get(`/databases/${name}`)).data;

  it.each(['ensureInstance', 'createDatabase', 'createLogin'] as const)(
    'makes a database although `%s` was not there at first',
    async (step) => {
      const name = `late-${step.toLowerCase()}`;
      await failing(step, ['unavailable', 1], async () => void (await lab.make(name)));
      expect(await lab.ask(await lab.connection(name), 'select 1 as one')).toEqual([{ one: 1 }]);
    },
    60_000,
  );

  it('tells why a database could not be made, and deletes what there is of it', async () => {
    await failing('createLogin', ['failed', 9], async () => {
      const made = await lab.api.post('/databases', { name: 'broken', ...lab.usual });
      expect(await lab.done(made)).toMatchObject({
        status: 'failed',
        error: { code: 'database.engine_failed' },
      });
    });
    expect(await statusOf('broken')).toMatchObject({
      status: 'error',
      error: { code: 'database.engine_failed' },
    });
    const gone = await lab.api.call('DELETE', '/databases/broken');
    expect(await lab.done(gone)).toMatchObject({ status: 'succeeded' });
    expect((await lab.api.get('/databases/broken')).status).toBe(404);
  }, 60_000);

  it('deletes nothing while the last backup fails', async () => {
    await failing('dump', ['failed', 9], async () => {
      const asked = await lab.api.call('DELETE', '/databases/kept');
      expect(await lab.done(asked)).toMatchObject({ status: 'failed' });
    });
    expect(await statusOf('kept')).toMatchObject({ status: 'degraded' });
    const owner = await lab.connection('kept');
    expect(await lab.ask(owner, 'select text from note')).toEqual([{ text: 'a' }]);
  }, 60_000);

  it('stays degraded while it is over its storage in a server that has room', async () => {
    const { app } = lab.api.installation.platform!;
    const sampler = app.get(DatabaseSampler, { strict: false });
    const driver = lab.driver();
    const sample = driver.sample.bind(driver);
    const value: typeof sample = async (...which) => ({
      ...(await sample(...which)),
      isReadOnly: true,
    });
    await lab.make('filled');
    Object.defineProperty(driver, 'sample', { value, configurable: true });
    await sampler.measure().finally(() => Reflect.deleteProperty(driver, 'sample'));
    await app.get(DatabaseLoop, { strict: false }).now();
    const problems = [{ problem: 'disk', message: expect.stringContaining('storage is full') }];
    expect(await statusOf('filled')).toMatchObject({ status: 'degraded', problems });
    await sampler.measure();
    expect(await statusOf('filled')).toMatchObject({ status: 'available', problems: [] });
  }, 60_000);

  it('goes on deleting when a server was away in the middle', async () => {
    await lab.make('going');
    await failing('dropDatabase', ['unavailable', 1], async () => {
      const asked = await lab.api.call('DELETE', '/databases/going?skip_final_backup=true');
      expect(await lab.done(asked)).toMatchObject({ status: 'succeeded' });
    });
  }, 60_000);

  it('goes on with what was begun when the platform was stopped in the middle', async () => {
    const { installation } = lab.api;
    const made = await lab.api.post('/databases', { name: 'begun', ...lab.usual });
    await installation.stopPlatform();
    await installation.startPlatform();
    expect(await lab.done(made)).toMatchObject({ status: 'succeeded' });
    expect(await lab.ask(await lab.connection('begun'), 'select 1 as one')).toEqual([{ one: 1 }]);
    const owner = await lab.connection('kept');
    expect(await lab.ask(owner, 'select text from note')).toEqual([{ text: 'a' }]);
  }, 120_000);
});
