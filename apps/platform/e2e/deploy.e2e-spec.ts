import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

describe('deploying an app', () => {
  let launchpad: LaunchpadHarness;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start();
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
  }, 60_000);

  it('202: brings a plain server live and serves it at its address', async () => {
    await using repository = await GitRepository.create(plainServer('one'));
    const deployment = await launchpad.deploy({ name: 'plain', repo: repository.dir, env: { GREETING: 'hello' } });
    expect(deployment).toMatchObject({ status: 'live', error: null, commit_message: 'first version' });
    expect(await launchpad.visit('plain')).toEqual({ status: 200, body: 'one hello' });
    const { data } = await launchpad.get('/apps/plain');
    expect(data).toMatchObject({ status: 'live', env_keys: ['GREETING'], repo: repository.dir });
    expect(JSON.stringify(data)).not.toContain('hello');
  }, 120_000);
});
