import { UsageRollUp } from '@skydeck/usage';
import { eventually } from '@skydeck/testing';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

describe('the usage of apps', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({ LAUNCHPAD_APP_MEMORY_MB: '300' });
    repository = await GitRepository.create(plainServer('one'));
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  /** Quantities by meter. */
  async function usage(): Promise<Record<string, number>> {
    await launchpad.installation.platform?.app.get(UsageRollUp).run();
    const { data } = await launchpad.get('/usage');
    return Object.fromEntries(
      data.items.map(({ meter, quantity }) => [String(meter), Number(quantity)]),
    );
  }

  it('200: counts the seconds of builds, and replicas until they end', async () => {
    const { status } = await launchpad.deploy({ name: 'plain', repo: repository.dir });
    expect(status).toBe('live');
    expect((await usage())['build.seconds']).toBeGreaterThan(0);
    await launchpad.call('DELETE', '/apps/plain');
    await eventually(async () => {
      const { 'app.replica_seconds': seconds, 'app.memory_megabyte_seconds': memory } =
        await usage();
      expect(seconds).toBeGreaterThan(0);
      expect(memory).toBe(seconds! * 300);
    });
    const before = await usage();
    expect(await usage()).toEqual(before);
  }, 180_000);
});
