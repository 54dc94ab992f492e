import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';
import { SshHost } from './ssh-host.js';

describe('repositories over SSH', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;
  let host: SshHost;
  let key: string;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({ LAUNCHPAD_ALLOW_PRIVATE_REPOS: 'true' });
    repository = await GitRepository.create(plainServer('over ssh'));
    host = await SshHost.start();
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await host[Symbol.asyncDispose]();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  it('failed: says which key the host must know, and keeps its private part to itself', async () => {
    const failed = await launchpad.deploy({ name: 'secure', repo: host.url(repository.dir) });
    expect(failed).toMatchObject({ error: { code: 'deployment.repo_auth_required' } });
    const { data } = await launchpad.get('/apps/secure/deploy-key');
    key = String(data['public_key']);
    expect(key).toMatch(/^ssh-ed25519 AAAA\S+ skydeck-secure$/);
    const log = await launchpad.log('secure', String(failed['id']));
    expect(log).toContain(key);
    expect(JSON.stringify(data) + log).not.toContain('PRIVATE KEY');
  }, 60_000);

  it('live: clones with the deploy key, and pins the key of the host', async () => {
    await host.authorize(key);
    expect(await launchpad.redeploy('secure')).toMatchObject({ status: 'live', error: null });
    expect(await launchpad.visit('secure')).toMatchObject({ body: 'over ssh ' });
    const { data } = await launchpad.get('/apps/secure/deploy-key');
    expect(data['hosts']).toEqual([
      {
        host: expect.stringMatching(/^127\.0\.0\.1:\d+$/),
        fingerprints: [expect.stringMatching(/^SHA256:/)],
        seen_at: expect.any(String),
      },
    ]);
  }, 60_000);

  it.each(['ed25519', 'ecdsa'])(
    'failed: does not go to a host with another key (%s), until the first one is forgotten',
    async (type) => {
      await host.newHostKey(type);
      const failed = await launchpad.redeploy('secure');
      expect(failed).toMatchObject({ error: { code: 'deployment.host_key_changed' } });
      const { data } = await launchpad.get('/apps/secure/deploy-key');
      const [{ host: place } = { host: '' }] = data['hosts'] as { host: string }[];
      const forgotten = await launchpad.call(
        'DELETE',
        `/apps/secure/deploy-key/hosts/${encodeURIComponent(place)}`,
      );
      expect(forgotten.status).toBe(200);
      expect(await launchpad.redeploy('secure')).toMatchObject({ status: 'live' });
    },
    60_000,
  );

  it('failed: the key before is no longer used once another one is made', async () => {
    const made = await launchpad.post('/apps/secure/deploy-key');
    expect([made.status, made.data['public_key'] === key]).toEqual([201, false]);
    const failed = await launchpad.redeploy('secure');
    expect(failed).toMatchObject({ error: { code: 'deployment.repo_auth_required' } });
    expect((await launchpad.call('DELETE', '/apps/secure/deploy-key')).status).toBe(200);
    expect((await launchpad.get('/apps/secure/deploy-key')).error.code).toBe(
      'deploy_key.not_found',
    );
  }, 60_000);
});
