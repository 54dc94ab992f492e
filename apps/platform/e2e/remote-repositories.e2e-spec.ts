import { GitHost } from './git-host.js';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

const PASSWORD = 'a-token-of-the-host';

describe('repositories on a host', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;
  let host: GitHost;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start({ LAUNCHPAD_ALLOW_PRIVATE_REPOS: 'true' });
    repository = await GitRepository.create({
      ...plainServer('remote'),
      '.gitattributes': '* filter=evil\n',
      '.gitmodules': '[submodule "x"]\n\tpath = x\n\turl = http://127.0.0.1:9/x\n',
    });
    host = await GitHost.serve(`${repository.dir}/.git`, PASSWORD);
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await host[Symbol.asyncDispose]();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  it('live: clones with the credentials of the address and shows them nowhere', async () => {
    const deployment = await launchpad.deploy({
      name: 'private',
      repo: host.url(`me:${PASSWORD}`),
    });
    expect(deployment).toMatchObject({ status: 'live', error: null });
    expect(await launchpad.visit('private')).toMatchObject({ body: 'remote ' });
    const { data } = await launchpad.get('/apps/private');
    expect(data['repo']).toBe(host.url());
    const log = await launchpad.log('private', String(deployment['id']));
    expect(JSON.stringify([deployment, data, log])).not.toContain(PASSWORD);
  }, 60_000);

  it('failed: a wrong password is said to be one', async () => {
    const deployment = await launchpad.deploy({ name: 'wrong', repo: host.url('me:wrong-one') });
    expect(deployment['error']).toMatchObject({ code: 'deployment.repo_auth_required' });
    const unknown = await launchpad.deploy({
      name: 'unknown',
      repo: `${host.url(`me:${PASSWORD}`)}x`,
    });
    expect(unknown['error']).toMatchObject({ code: 'deployment.repo_not_found' });
  }, 60_000);

  it('live: follows a redirect to where the repository has moved', async () => {
    const repo = host.url(`me:${PASSWORD}`, 'moved/');
    const deployment = await launchpad.deploy({ name: 'moved', repo });
    expect(deployment).toMatchObject({ status: 'live', error: null });
  }, 60_000);

  it('live: deploys an older commit of a host', async () => {
    const first = await repository.commit({ 'version.txt': '1' }, 'older');
    await repository.commit({ 'version.txt': '2' }, 'newer');
    const deployment = await launchpad.redeploy('private', { commit: first });
    expect(deployment).toMatchObject({
      status: 'live',
      commit_sha: first,
      commit_message: 'older',
    });
  }, 60_000);
});
