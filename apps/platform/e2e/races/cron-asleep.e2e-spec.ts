import { eventually } from '@skydeck/testing';
import { GitRepository } from '../git-repository.js';
import { LaunchpadHarness, plainServer } from '../launchpad-harness.js';

describe('an app that sleeps and has work at a time', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({
      LAUNCHPAD_WATCH_S: '0',
      LAUNCHPAD_AUTOSCALE_EVERY_S: '1',
    });
    repository = await GitRepository.create(plainServer('doze'));
    await launchpad.deploy({ name: 'doze', repo: repository.dir, env: { GREETING: 'good night' } });
    const policy = { enabled: true, min: 0, max: 2, in_flight: 100, idle_after_s: 5 };
    await launchpad.call('PATCH', '/apps/doze/autoscaling', policy);
    await eventually(async () => (await shown())['state'] === 'asleep', { timeoutMs: 60_000 });
  }, 180_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  const ASLEEP = { state: 'asleep', replicas: 0, running: 0 };
  const shown = async () => (await launchpad.get('/apps/doze/autoscaling')).data;
  const scaled = async () =>
    (await launchpad.get('/events?type=app_autoscaling.scaled')).data.items.length;

  it('succeeded: the job runs with the settings of the app, which sleeps on', async () => {
    // The one change is that it fell asleep.
    await eventually(async () => expect(await scaled()).toBe(1));
    const nightly = {
      name: 'nightly',
      schedule: '0 0 1 1 *',
      command: 'sleep 3; test "$GREETING" = "good night" && echo cleaned',
    };
    expect((await launchpad.post('/apps/doze/crons', nightly)).status).toBe(201);
    const { PLATFORM_SCHEMA: schema = '' } = launchpad.installation.environment;
    await launchpad.installation.query(
      `update "${schema}".app_cron set next_at = date_trunc('second', now()) - interval '1 second' where name = 'nightly'`,
    );
    const runs = async () => (await launchpad.get('/apps/doze/runs?cron=nightly')).data.items;
    await eventually(async () => expect(await runs()).toMatchObject([{ status: 'running' }]));
    expect(await shown()).toMatchObject(ASLEEP);
    const [done] = await eventually(
      async () => {
        const items = await runs();
        expect(items).toMatchObject([{ status: 'succeeded', exit_code: 0 }]);
        return items;
      },
      { timeoutMs: 20_000 },
    );
    const { data } = await launchpad.get(`/apps/doze/runs/${String(done?.['id'])}/logs`);
    expect(data.items).toMatchObject([{ line: 'cleaned' }]);
    expect(await shown()).toMatchObject(ASLEEP);
    expect(await scaled()).toBe(1);
  }, 60_000);

  it('200: the first visitor wakes it all the same', async () => {
    expect(await launchpad.visit('doze')).toEqual({ status: 200, body: 'doze good night' });
  }, 60_000);
});
