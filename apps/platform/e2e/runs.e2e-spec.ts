import { eventually } from '@skydeck/testing';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

const RELEASE = 'sh -c \'echo migrating $GREETING; exit "${FAIL:-0}"\'';

/** An app whose repository names a release command and entries of cron. */
function app(release = RELEASE, crons: readonly object[] = []): Record<string, string> {
  return {
    ...plainServer('app'),
    Procfile: `web: node server.js\nrelease: ${release}\n`,
    'launchpad.json': JSON.stringify({ cron: crons }),
    'eat.js': 'const held = []; for (;;) held.push(Buffer.alloc(8e6, 1));',
  };
}

const nightly = {
  name: 'nightly',
  schedule: '30 4 * * *',
  time_zone: 'Europe/Berlin',
  command: 'echo cleaning; sleep ${PAUSE:-0}',
};

describe('commands beside an app', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;
  let first: Record<string, unknown>;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({ LAUNCHPAD_WATCH_S: '0' });
    repository = await GitRepository.create(app(RELEASE, [nightly]));
    const env = { GREETING: 'hello', TOKEN: 'hunter2secret' };
    first = await launchpad.deploy({ name: 'shop', repo: repository.dir, env });
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  /** Runs a command to its end. */
  async function run(command: string, more: object = {}) {
    const made = await launchpad.post('/apps/shop/runs', { command, ...more });
    expect(made.status).toBe(201);
    return ended(String(made.data['id']));
  }

  async function ended(id: string) {
    return eventually(
      async () => {
        const { data } = await launchpad.get(`/apps/shop/runs/${id}`);
        if (data['status'] === 'running') throw new Error('it still runs');
        return data;
      },
      { timeoutMs: 30_000 },
    );
  }

  async function output(id: unknown): Promise<string> {
    const { data } = await launchpad.get(`/apps/shop/runs/${String(id)}/logs`);
    return data.items.map(({ stream, line }) => `${String(stream)}: ${String(line)}`).join('\n');
  }

  async function schema(): Promise<string> {
    return String(launchpad.installation.environment['PLATFORM_SCHEMA']);
  }

  /** Moves an entry so that it was due so many seconds ago. */
  async function makeDue(name: string, secondsAgo: number): Promise<void> {
    await launchpad.installation.query(
      `update "${await schema()}".app_cron set next_at = date_trunc('second', now()) - interval '${secondsAgo} seconds'
       where name = '${name}'`,
    );
  }

  async function runsOf(name: string) {
    return (await launchpad.get(`/apps/shop/runs?cron=${name}`)).data.items;
  }

  describe('release command', () => {
    it('runs once before the switch, into the log of the deployment', async () => {
      expect(first).toMatchObject({ status: 'live' });
      const log = await launchpad.log('shop', String(first['id']));
      expect(log.match(/migrating hello/g)).toHaveLength(1);
      expect(log.indexOf('migrating hello')).toBeLessThan(log.indexOf('Starting 1 replica'));
    });

    it('failed: leaves the release before serving, and says stage and code', async () => {
      await repository.commit({ Procfile: 'web: node server.js\nrelease: exit 7\n' }, 'fails');
      const failed = await launchpad.redeploy('shop');
      expect(failed).toMatchObject({
        status: 'failed',
        error: { stage: 'releasing', code: 'deployment.release_failed' },
      });
      expect(JSON.stringify(failed['error'])).toContain('exit code 7');
      expect((await launchpad.visit('shop')).body).toBe('app hello');
      await repository.commit(app(RELEASE, [nightly]), 'mended');
      expect(await launchpad.redeploy('shop')).toMatchObject({ status: 'live' });
    }, 90_000);

    it('runs for no release that is only scaled', async () => {
      const made = await launchpad.post('/apps/shop/scale', { replicas: 1 });
      const scaled = await launchpad.finished('shop', made.meta.operation_id);
      expect(await launchpad.log('shop', String(scaled['id']))).not.toContain('migrating');
    }, 60_000);
  });

  describe('runs', () => {
    it('tells exit code and output by stream, with secrets masked', async () => {
      const done = await run('echo "$GREETING"; echo "$TOKEN" >&2; exit 5');
      expect(done).toMatchObject({ status: 'failed', exit_code: 5, cron: null });
      const text = await output(done['id']);
      expect(text).toContain('stdout: hello');
      expect(text).not.toContain('hunter2secret');
      expect(await run('node -e "process.exit(0)"')).toMatchObject({ status: 'succeeded' });
    }, 60_000);

    it('says that a command used up its memory', async () => {
      const done = await run('node eat.js');
      expect(done).toMatchObject({ status: 'failed', out_of_memory: true });
      expect(done['note']).toContain('used up its memory');
    }, 60_000);

    it('ends a command that is cancelled or takes too long, and lets the app run on', async () => {
      expect(await run('sleep 60', { timeout_s: 1 })).toMatchObject({ status: 'timed_out' });
      const made = await launchpad.post('/apps/shop/runs', { command: 'echo up; sleep 60' });
      const id = String(made.data['id']);
      await eventually(async () => (await output(id)).includes('up'));
      expect((await launchpad.post(`/apps/shop/runs/${id}/cancel`)).status).toBe(202);
      expect(await ended(id)).toMatchObject({ status: 'cancelled' });
      const again = await launchpad.post(`/apps/shop/runs/${id}/cancel`);
      expect([again.status, again.error.code]).toEqual([409, 'app_run.not_running']);
      expect((await launchpad.visit('shop')).body).toBe('app hello');
    }, 60_000);

    it('409: starts no eleventh at once, of fifty that are asked for', async () => {
      const asked = Array.from({ length: 50 }, () =>
        launchpad.post('/apps/shop/runs', { command: 'sleep 30' }),
      );
      const answers = await Promise.all(asked);
      const made = answers.filter(({ status }) => status === 201);
      expect(made).toHaveLength(10);
      expect(answers.find(({ status }) => status !== 201)).toMatchObject({
        status: 409,
        error: { code: 'app_run.too_many' },
      });
      for (const { data } of made) {
        await launchpad.post(`/apps/shop/runs/${String(data['id'])}/cancel`);
      }
      for (const { data } of made) await ended(String(data['id']));
    }, 90_000);

    it('lost: a command that ran when the platform stopped says so', async () => {
      const made = await launchpad.post('/apps/shop/runs', { command: 'sleep 60' });
      await launchpad.installation.stopPlatform();
      await launchpad.installation.startPlatform();
      expect(await ended(String(made.data['id']))).toMatchObject({ status: 'lost' });
    }, 60_000);
  });

  describe('cron', () => {
    it('takes entries from launchpad.json with their time zone', async () => {
      const { data } = await launchpad.get('/apps/shop/crons');
      expect(data.items).toMatchObject([
        { name: 'nightly', source: 'file', time_zone: 'Europe/Berlin', enabled: true },
      ]);
      expect(new Date(String(data.items[0]?.['next_at'])).getTime()).toBeGreaterThan(Date.now());
    });

    it('runs what is due once, and goes on to the next time', async () => {
      await makeDue('nightly', 1);
      const [done] = await eventually(
        async () => {
          const items = await runsOf('nightly');
          if (items[0]?.['status'] !== 'succeeded') throw new Error('not yet');
          return items;
        },
        { timeoutMs: 20_000 },
      );
      expect(done).toMatchObject({ cron: 'nightly', exit_code: 0 });
      expect(done?.['due_at']).not.toBeNull();
      expect(await output(done?.['id'])).toContain('cleaning');
      expect(await runsOf('nightly')).toHaveLength(1);
    }, 60_000);

    it('missed: tells what was due while nobody looked, and piles nothing up', async () => {
      const before = (await runsOf('nightly')).length;
      await makeDue('nightly', 3 * 24 * 3600);
      await eventually(
        async () => {
          const [newest] = await runsOf('nightly');
          expect(newest).toMatchObject({ status: 'missed' });
          expect(newest?.['note']).toMatch(/away .* [34] times/);
        },
        { timeoutMs: 20_000 },
      );
      expect(await runsOf('nightly')).toHaveLength(before + 1);
    }, 60_000);

    it('forbid: skips a run while the one before goes on; by hand it runs at once', async () => {
      const slow = { name: 'slow', schedule: '0 0 1 1 *', command: 'echo slow; sleep 20' };
      expect((await launchpad.post('/apps/shop/crons', slow)).status).toBe(201);
      const made = await launchpad.post('/apps/shop/crons/slow/run');
      expect(made.status).toBe(201);
      await makeDue('slow', 1);
      await eventually(
        async () => expect((await runsOf('slow'))[0]).toMatchObject({ status: 'skipped' }),
        { timeoutMs: 20_000 },
      );
      await launchpad.post(`/apps/shop/runs/${String(made.data['id'])}/cancel`);
      await ended(String(made.data['id']));
      expect((await launchpad.call('DELETE', '/apps/shop/crons/slow')).status).toBe(200);
    }, 60_000);

    it('409: an entry of the file is switched off here, and changed there', async () => {
      const path = '/apps/shop/crons/nightly';
      const refused = await launchpad.call('PATCH', path, { command: 'true' });
      expect([refused.status, refused.error.code]).toEqual([409, 'app_cron.of_file']);
      const off = await launchpad.call('PATCH', path, { enabled: false });
      expect(off.data).toMatchObject({ enabled: false, next_at: null });
      await repository.commit({ 'launchpad.json': '{}' }, 'no cron');
      await launchpad.redeploy('shop');
      expect((await launchpad.get('/apps/shop/crons')).data.items).toEqual([]);
    }, 90_000);

    it('422: refuses schedules and time zones that do not exist', async () => {
      const wanted = { name: 'odd', schedule: '0 0 * * *', command: 'true' };
      for (const wrong of [
        { schedule: '61 * * * *' },
        { schedule: '* * * * * *' },
        { time_zone: 'Mars/North' },
      ]) {
        const { status } = await launchpad.post('/apps/shop/crons', { ...wanted, ...wrong });
        expect(status).toBe(422);
      }
    });
  });
});
