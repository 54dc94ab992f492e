import { createHmac, randomUUID } from 'node:crypto';
import { eventually } from '@skydeck/testing';
import { DeliveryTrimming } from '../src/launchpad/repository-hooks/delivery-trimming.js';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

/** A push as GitHub tells of it. */
const push = (commit: string, more: object = {}) => ({
  ref: 'refs/heads/main',
  before: 'b'.repeat(40),
  after: commit,
  deleted: false,
  forced: false,
  pushed_at: randomUUID(),
  head_commit: { id: commit, message: 'change' },
  commits: [{ id: commit, message: 'change', added: [], modified: ['server.js'], removed: [] }],
  ...more,
});

describe('hooks of repositories', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;
  let appId: string;
  let secret: string;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start();
    repository = await GitRepository.create(plainServer('one'));
    await launchpad.deploy({ name: 'followed', repo: repository.dir });
    appId = String((await launchpad.get('/apps/followed')).data['id']);
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  const sign = (body: string, key = secret) =>
    `sha256=${createHmac('sha256', key).update(body).digest('hex')}`;

  async function deliver(payload: object, headers: Record<string, string> = {}, at = 'github') {
    const body = JSON.stringify(payload);
    const response = await fetch(
      `${launchpad.installation.platformUrl}/hooks/apps/${appId}/${at}`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-github-event': 'push',
          'x-github-delivery': randomUUID(),
          'x-hub-signature-256': sign(body),
          ...headers,
        },
        body,
      },
    );
    const { data, error } = (await response.json()) as {
      data: { outcome: string; reason: string; deployment_id: string };
      error: { code: string };
    };
    return { status: response.status, data, error };
  }

  async function deployments(): Promise<number> {
    const { data } = await launchpad.get('/apps/followed/deployments');
    return data.items.length;
  }

  it('201: shows the secret once, and where each provider delivers to', async () => {
    expect((await launchpad.get('/apps/followed/hook')).error.code).toBe('hook.not_found');
    const made = await launchpad.post('/apps/followed/hook');
    expect([made.status, made.data['auto_deploy']]).toEqual([201, true]);
    secret = String(made.data['secret']);
    expect((made.data['urls'] as Record<string, string>)['gitlab']).toBe(
      `${launchpad.installation.platformUrl}/hooks/apps/${appId}/gitlab`,
    );
    const shown = await launchpad.get('/apps/followed/hook');
    expect(shown.data['secret']).toBeNull();
    expect(JSON.stringify(shown)).not.toContain(secret);
  });

  it('401: without effect when the signature is missing, wrong or of other bytes', async () => {
    const before = await deployments();
    const payload = push('c'.repeat(40));
    const wrong = ['', 'sha256=', sign(JSON.stringify(payload), 'guess'), sign('{}')];
    for (const signature of wrong) {
      const refused = await deliver(payload, { 'x-hub-signature-256': signature });
      expect([refused.status, refused.error.code]).toEqual([401, 'hook.signature_invalid']);
    }
    const gitlab = await deliver(payload, { 'x-gitlab-token': 'guess' }, 'gitlab');
    expect(gitlab.status).toBe(401);
    expect(await deployments()).toBe(before);
  });

  it('200: deploys the commit that was pushed, and once only however often it is told', async () => {
    const commit = await repository.commit(plainServer('two'), 'second');
    const payload = push(commit);
    const name = { 'x-github-delivery': randomUUID() };
    const told = await Promise.all(Array.from({ length: 50 }, () => deliver(payload, name)));
    const made = told.filter(({ data }) => data.outcome === 'deployed');
    expect(made).toHaveLength(1);
    const ended = await launchpad.finished('followed', made[0]?.data.deployment_id ?? '');
    expect(ended).toMatchObject({ status: 'live', commit_sha: commit });
    expect(await launchpad.visit('followed')).toMatchObject({ body: 'two ' });
    // The id is not signed, so another one makes no other delivery of the same bytes.
    const renamed = await deliver(payload);
    expect(renamed.data).toMatchObject({ outcome: 'ignored', reason: 'replayed' });
  }, 60_000);

  it.each<[string, object, Record<string, string>]>([
    ['branch', { ref: 'refs/heads/topic' }, {}],
    ['branch_deleted', { deleted: true, after: '0'.repeat(40) }, {}],
    ['skip_ci', { head_commit: { message: 'docs [skip ci]' } }, {}],
    ['other', {}, { 'x-github-event': 'ping' }],
  ])('200: ignores what is not to be deployed: %s', async (reason, more, headers) => {
    const before = await deployments();
    const { status, data } = await deliver(push('d'.repeat(40), more), headers);
    expect([status, data.outcome, data.reason]).toEqual([200, 'ignored', reason]);
    expect(await deployments()).toBe(before);
  });

  it('200: follows paths and the switch of the hook', async () => {
    await launchpad.call('PATCH', '/apps/followed/hook', { paths: ['docs/**'] });
    expect((await deliver(push('d'.repeat(40)))).data.reason).toBe('paths');
    await launchpad.call('PATCH', '/apps/followed/hook', { paths: [], auto_deploy: false });
    expect((await deliver(push('d'.repeat(40)))).data.reason).toBe('auto_deploy_off');
    await launchpad.call('PATCH', '/apps/followed/hook', { auto_deploy: true });
  });

  it('200: leaves a paused app alone', async () => {
    const schema = String(launchpad.installation.environment['PLATFORM_SCHEMA']);
    const table = `"${schema}".app_pause`;
    await launchpad.installation.query(
      `insert into ${table} (app_id, reason, paused_at) values ('${appId}', 'rolled back', now())`,
    );
    expect((await deliver(push('d'.repeat(40)))).data.reason).toBe('paused');
    await launchpad.installation.query(`delete from ${table}`);
  });

  it.each([
    ['gitlab', 'x-gitlab-token', 'x-gitlab-event', 'Push Hook'],
    ['gitea', 'x-gitea-signature', 'x-gitea-event', 'push'],
    ['forgejo', 'x-forgejo-signature', 'x-forgejo-event', 'push'],
  ])(
    '200: deploys for %s',
    async (provider, header, eventHeader, event) => {
      const [commit = ''] = await repository.git('rev-parse', 'HEAD');
      const payload = push(commit, { total_commits_count: 1 });
      const body = JSON.stringify(payload);
      const signature = provider === 'gitlab' ? secret : sign(body).slice('sha256='.length);
      const headers = { [header]: signature, [eventHeader]: event };
      const { data } = await deliver(payload, headers, provider);
      expect(data.outcome).toBe('deployed');
      expect(await launchpad.finished('followed', data.deployment_id)).toMatchObject({
        commit_sha: commit,
      });
    },
    60_000,
  );

  it('forgets deliveries that are older than any provider tries', async () => {
    const { installation } = launchpad;
    const table = `"${String(installation.environment['PLATFORM_SCHEMA'])}".app_hook_delivery`;
    const trimming = installation.platform!.app.get(DeliveryTrimming, { strict: false });
    expect(await trimming.trim()).toBe(0);
    await installation.query(
      `insert into ${table} (app_id, delivery_id, received_at)
       values ('${appId}', 'old', now() - interval '31 days'),
              ('${appId}', 'recent', now() - interval '29 days')`,
    );
    expect(await trimming.trim()).toBe(1);
  });

  it('200: looks at a repository whose host delivers nothing', async () => {
    const patched = await launchpad.call('PATCH', '/apps/followed/hook', { poll_interval_s: 30 });
    expect(patched.data['poll_interval_s']).toBe(30);
    const table = `"${String(launchpad.installation.environment['PLATFORM_SCHEMA'])}".app_hook`;
    const seen = 'select 1 / count(*) from';
    const isSeen = (where: string) =>
      launchpad.installation.query(`${seen} ${table} where ${where}`).then(
        () => true,
        () => false,
      );
    const [head = ''] = await repository.git('rev-parse', 'HEAD');
    await eventually(() => isSeen(`last_seen_sha = '${head}'`));
    const before = await deployments();
    const commit = await repository.commit(plainServer('polled'), 'seen by looking');
    await launchpad.installation.query(`update ${table} set next_poll_at = now()`);
    await eventually(async () => (await deployments()) === before + 1);
    await eventually(async () => (await launchpad.visit('followed')).body === 'polled ');
    expect((await launchpad.get('/apps/followed')).data['current_release']).toMatchObject({
      commit_sha: commit,
    });
  }, 60_000);
});
