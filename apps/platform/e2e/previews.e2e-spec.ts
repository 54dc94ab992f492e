import { createHmac, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { eventually } from '@skydeck/testing';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness, plainServer } from './launchpad-harness.js';

const STATUS_TOKEN = 'token-of-the-provider';
const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();

interface Told {
  readonly outcome: string;
  readonly reason: string | null;
  readonly deployment_id: string;
}

describe('previews of pull requests', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;
  let provider: Server;
  let appId: string;
  let secret: string;
  let commit: string;
  const statuses: { url: string; authorization: string; body: Record<string, string> }[] = [];

  beforeAll(async () => {
    provider = createServer((request, response) => {
      void take(request).finally(() => response.writeHead(201).end('{}'));
    }).listen(0, '127.0.0.1');
    await once(provider, 'listening');
    launchpad = await LaunchpadHarness.start({ LAUNCHPAD_ALLOW_PRIVATE_REPOS: 'true' });
    repository = await GitRepository.create(plainServer('main'));
    await launchpad.deploy({
      name: 'shop',
      repo: repository.dir,
      env: { GREETING: 'production-secret' },
    });
    await launchpad.call('PUT', '/apps/shop/env/COLOR', { value: 'blue', secret: false });
    appId = String((await launchpad.get('/apps/shop')).data['id']);
    secret = String((await launchpad.post('/apps/shop/hook')).data['secret']);
    await repository.git('checkout', '--quiet', '-b', 'topic');
    commit = await repository.commit(plainServer('topic'), 'a change');
    await repository.git('checkout', '--quiet', 'main');
  }, 120_000);

  afterAll(async () => {
    provider.close();
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  /** Tells of a pull request as GitHub does. */
  async function tell(action: string, number: number, more: Record<string, unknown> = {}) {
    const { sha = commit, from = 'you/shop', when } = more;
    const body = JSON.stringify({
      action,
      number,
      nonce: randomUUID(),
      pull_request: {
        ...(when !== undefined && { updated_at: when }),
        head: { ref: 'topic', sha, repo: { full_name: from } },
        base: { repo: { full_name: 'you/shop' } },
      },
    });
    const response = await fetch(
      `${launchpad.installation.platformUrl}/hooks/apps/${appId}/github`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-github-event': 'pull_request',
          'x-github-delivery': randomUUID(),
          'x-hub-signature-256': `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`,
        },
        body,
      },
    );
    return ((await response.json()) as { data: Told }).data;
  }
  const set = (settings: object) =>
    launchpad.call('PATCH', '/apps/shop/preview-settings', settings);
  async function take(request: IncomingMessage): Promise<void> {
    const { url = '', headers } = request;
    const body = JSON.parse(await text(request)) as Record<string, string>;
    statuses.push({ url, authorization: headers.authorization ?? '', body });
  }
  const namesOfApps = async () =>
    (await launchpad.get('/apps')).data.items.map(({ name }) => String(name)).toSorted();

  it('200: none until they are switched on, and none for strangers’ code', async () => {
    expect(await tell('opened', 1)).toMatchObject({ outcome: 'ignored', reason: 'previews_off' });
    const changed = await set({ enabled: true, env: { DATABASE: 'of-previews' }, most_open: 2 });
    expect(changed.data).toMatchObject({ enabled: true, forks: false, env_keys: ['DATABASE'] });
    expect(JSON.stringify(changed)).not.toContain('of-previews');
    expect(await tell('opened', 1, { from: 'stranger/shop' })).toMatchObject({ reason: 'fork' });
    expect(await namesOfApps()).toEqual(['shop']);
  });

  it('200: shows a pull request at an address of its own, without the secrets of the app', async () => {
    const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
    await set({ status_url: url, status_token: STATUS_TOKEN });
    const told = await tell('opened', 7, { when: at(1) });
    expect(told.outcome).toBe('deployed');
    const ended = await launchpad.finished('shop-pr-7', told.deployment_id);
    expect(ended).toMatchObject({ status: 'live', commit_sha: commit });
    expect(await launchpad.visit('shop-pr-7')).toEqual({ status: 200, body: 'topic ' });
    expect(await launchpad.visit('shop')).toMatchObject({ body: 'main production-secret' });
    const app = await launchpad.get('/apps/shop-pr-7');
    expect(app.data).toMatchObject({
      env_keys: ['COLOR', 'DATABASE', 'SKYDECK_ENVIRONMENT', 'SKYDECK_PREVIEW'],
      preview: { of_app_id: appId, number: 7 },
    });
    expect((await launchpad.get('/apps/shop/previews/7')).data).toMatchObject({
      state: 'open',
      status: 'live',
      preview_app: { name: 'shop-pr-7' },
      url: expect.stringContaining('//shop-pr-7.demo.'),
      fork: false,
    });
  }, 60_000);

  it('201: tells the provider how the preview of the commit stands', async () => {
    await eventually(() => statuses.some(({ body }) => body['state'] === 'success'));
    const last = statuses.at(-1);
    expect(last).toMatchObject({
      url: `/repos/you/shop/statuses/${commit}`,
      authorization: `Bearer ${STATUS_TOKEN}`,
      body: { context: 'skydeck/shop-pr-7', target_url: expect.stringContaining('shop-pr-7') },
    });
    const shown = await launchpad.get('/apps/shop/preview-settings');
    expect(shown.data['has_status_token']).toBe(true);
    expect(JSON.stringify(shown)).not.toContain(STATUS_TOKEN);
    // A token is never sent to another place than it was given for.
    const moved = await set({ status_url: 'https://elsewhere.example' });
    expect(moved.data['has_status_token']).toBe(false);
  });

  it('200: deploys what is pushed to it, but neither the same again nor what is out of date', async () => {
    expect(await tell('synchronize', 7, { when: at(2) })).toMatchObject({ reason: 'unchanged' });
    await repository.git('checkout', '--quiet', 'topic');
    const next = await repository.commit(plainServer('pushed'), 'another change');
    await repository.git('checkout', '--quiet', 'main');
    const told = await tell('synchronize', 7, { sha: next, when: at(4) });
    await launchpad.finished('shop-pr-7', told.deployment_id);
    expect(await launchpad.visit('shop-pr-7')).toMatchObject({ body: 'pushed ' });
    expect(await tell('synchronize', 7, { when: at(3) })).toMatchObject({ reason: 'outdated' });
  }, 60_000);

  it('200: keeps to the number that may be open, and is no app with previews of its own', async () => {
    expect(await tell('opened', 8)).toMatchObject({ outcome: 'deployed' });
    expect(await tell('opened', 9)).toMatchObject({ reason: 'preview_limit' });
    const own = await launchpad.call('PATCH', '/apps/shop-pr-7/preview-settings', { forks: true });
    expect([own.status, own.error.code]).toEqual([409, 'app_preview.of_preview']);
    expect((await launchpad.call('DELETE', '/apps/shop/previews/8')).status).toBe(200);
    expect(await tell('opened', 9)).toMatchObject({ outcome: 'deployed' });
    expect(await tell('closed', 9)).toMatchObject({ reason: 'preview_closed' });
  }, 60_000);

  it('200: leaves nothing when a pull request is closed', async () => {
    await tell('closed', 7, { when: at(5) });
    await eventually(async () => (await launchpad.visit('shop-pr-7')).status === 404);
    expect(await namesOfApps()).toEqual(['shop']);
    expect((await launchpad.get('/apps/shop/previews/7')).data).toMatchObject({
      state: 'closed',
      preview_app: null,
    });
    expect(await tell('synchronize', 7, { when: at(6) })).toMatchObject({
      reason: 'pull_request_closed',
    });
    expect(await tell('reopened', 7, { when: at(7) })).toMatchObject({ outcome: 'deployed' });
    await tell('closed', 7, { when: at(8) });
  }, 60_000);

  it('races: opened, pushed to and closed at once, 50 times, ends with nothing', async () => {
    await set({ most_open: 50 });
    const numbers = Array.from({ length: 50 }, (_none, index) => 100 + index);
    await Promise.all(
      numbers.flatMap((number) => [
        tell('opened', number, { when: at(1) }),
        tell('synchronize', number, { when: at(2) }),
        tell('closed', number, { when: at(3) }),
      ]),
    );
    expect(await namesOfApps()).toEqual(['shop']);
    const open = await launchpad.get('/apps/shop/previews?state=open');
    expect(open.data.items).toEqual([]);
    const schema = String(launchpad.installation.environment['PLATFORM_SCHEMA']);
    const none = `select 1 / (count(*) = 0)::int from "${schema}".app where name like 'shop-pr-%'`;
    await eventually(
      () =>
        launchpad.installation.query(none).then(
          () => true,
          () => false,
        ),
      { timeoutMs: 60_000 },
    );
  }, 120_000);

  it('200: goes with the app', async () => {
    await tell('opened', 300);
    expect(await namesOfApps()).toEqual(['shop', 'shop-pr-300']);
    await launchpad.call('DELETE', '/apps/shop');
    expect(await namesOfApps()).toEqual([]);
  });
});
