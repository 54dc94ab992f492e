import { createHmac, randomUUID } from 'node:crypto';
import { eventually } from '@skydeck/testing';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

type Fields = Record<string, unknown>;

describe('deliveries of repository hooks', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;
  let commit: string;
  let appId: string;
  let secret: string;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start();
    repository = await GitRepository.create(plainServer('one'));
    await launchpad.deploy({ name: 'shop', repo: repository.dir });
    appId = String((await launchpad.get('/apps/shop')).data['id']);
    secret = String((await launchpad.post('/apps/shop/hook')).data['secret']);
    commit = await repository.commit(plainServer('two'), 'second');
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  async function deliver(payload: object, key = secret, event = 'push') {
    const body = JSON.stringify({ ...payload, told: randomUUID() });
    const signature = createHmac('sha256', key).update(body).digest('hex');
    const name = randomUUID();
    const { platformUrl } = launchpad.installation;
    const response = await fetch(`${platformUrl}/hooks/apps/${appId}/github`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-github-event': event,
        'x-github-delivery': name,
        'x-hub-signature-256': `sha256=${signature}`,
      },
      body,
    });
    return { status: response.status, name };
  }
  const push = (branch = 'main') => ({
    ref: `refs/heads/${branch}`,
    before: 'b'.repeat(40),
    after: commit,
    deleted: false,
    head_commit: { id: commit, message: 'second' },
    commits: [{ id: commit, message: 'second', added: [], modified: ['server.js'], removed: [] }],
  });
  const deliveries = async (query = '') =>
    (await launchpad.get(`/apps/shop/hook/deliveries${query}`)).data.items;
  const redeliver = (id: unknown) =>
    launchpad.post(`/apps/shop/hook/deliveries/${String(id)}/redeliver`);

  it('200: tells what was delivered, and what came of it', async () => {
    const { name } = await deliver(push());
    const [latest] = await deliveries();
    expect(latest).toMatchObject({
      provider: 'github',
      kind: 'push',
      name,
      outcome: 'deployed',
      reason: null,
      can_redeliver: true,
      summary: { branch: 'main', commit_sha: commit, message: 'second', changed_paths: 1 },
    });
    await launchpad.finished('shop', String(latest?.['deployment_id']));
    await deliver(push('other'));
    await deliver({ zen: 'x' }, secret, 'ping');
    await deliver(push(), 'guess');
    expect(
      (await deliveries()).map(({ outcome, reason, kind }) => [outcome, reason, kind]),
    ).toEqual([
      ['refused', 'signature_invalid', 'unknown'],
      ['ignored', 'other', 'other'],
      ['ignored', expect.any(String), 'push'],
      ['deployed', null, 'push'],
    ]);
    expect(await deliveries('?outcome=refused')).toHaveLength(1);
    expect(JSON.stringify(await deliveries())).not.toContain(secret);
  }, 60_000);

  it('200: takes a push again, by the settings of now', async () => {
    const [ignored] = await deliveries('?outcome=ignored&provider=github&limit=2');
    expect((await redeliver(ignored?.['id'])).error.code).toBe('hook.not_redeliverable');
    const other = (await deliveries()).find(
      ({ summary }) => (summary as Fields)['branch'] === 'other',
    );
    await launchpad.call('PATCH', '/apps/shop/hook', { branches: ['other'] });
    const { status, data } = await redeliver(other?.['id']);
    expect([status, data['outcome'], data['redelivery_of']]).toEqual([
      200,
      'deployed',
      other?.['id'],
    ]);
    const ended = await launchpad.finished('shop', String(data['deployment_id']));
    // There is no such branch; the delivery was taken, and its deployment says what is wrong.
    expect(ended).toMatchObject({ branch: 'other' });
    await launchpad.call('PATCH', '/apps/shop/hook', { auto_deploy: false });
    const off = await redeliver(other?.['id']);
    expect(off.data).toMatchObject({ outcome: 'ignored', reason: 'auto_deploy_off' });
    await eventually(async () => {
      const { data: events } = await launchpad.get('/events?type=hook.redelivered');
      return events.items.length === 2;
    });
    const audit = await launchpad.get('/audit?limit=100');
    expect(JSON.stringify(audit.data)).toContain('hook.redeliver');
  }, 60_000);

  it('404: knows no delivery of another app, and none without a hook', async () => {
    const [latest] = await deliveries();
    await launchpad.post('/apps', { name: 'other' });
    const at = `/apps/other/hook/deliveries/${String(latest?.['id'])}`;
    expect((await launchpad.get(at)).error.code).toBe('hook.delivery_not_found');
    expect((await launchpad.post(`${at}/redeliver`)).error.code).toBe('hook.not_found');
  });

  it('bounded: strangers push nothing out, and the last two hundred are kept', async () => {
    const [genuine] = await deliveries('?outcome=deployed');
    await Promise.all(Array.from({ length: 50 }, () => deliver(push(), 'guess')));
    expect(await deliveries('?outcome=refused&limit=100')).toHaveLength(20);
    expect(await deliveries('?outcome=deployed')).toContainEqual(genuine);
    for (let round = 0; round < 5; round++) {
      await Promise.all(Array.from({ length: 42 }, () => deliver({ zen: 'x' }, secret, 'ping')));
    }
    const first = await launchpad.get('/apps/shop/hook/deliveries?outcome=ignored&limit=100');
    const next = encodeURIComponent(first.meta.page.next_cursor ?? '');
    const rest = await deliveries(`?outcome=ignored&limit=100&cursor=${next}`);
    expect(first.data.items.length + rest.length).toBe(200);
  }, 60_000);
});
