import { request } from 'node:http';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness } from './launchpad-harness.js';

type Fields = Record<string, unknown>;

describe('primary domains and domains that lead to others', () => {
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;

  beforeAll(async () => {
    launchpad = await LaunchpadHarness.start();
    repository = await GitRepository.create({ 'index.html': 'shop' });
    await launchpad.deploy({ name: 'shop', repo: repository.dir });
  }, 120_000);

  afterAll(async () => {
    await launchpad.close();
    await repository[Symbol.asyncDispose]();
  }, 60_000);

  const domains = '/apps/shop/domains';
  const patch = (host: string, body: Fields) => launchpad.call('PATCH', `${domains}/${host}`, body);
  /** As if its records had been found. */
  const verify = (host: string) => {
    const schema = launchpad.installation.environment['PLATFORM_SCHEMA'];
    return launchpad.installation.query(
      `update "${schema}".app_domain set status = 'verified', check_at = null where host = '${host}'`,
    );
  };
  const ask = (host: string, path: string) =>
    new Promise<{ status: number; location: string | undefined }>((resolve, reject) => {
      const { port } = new URL(launchpad.installation.edgeUrl);
      const headers = { host: `${host}:${port}` };
      const asked = request({ host: '127.0.0.1', port, path, headers, agent: false });
      asked.once('error', reject);
      asked.once('response', (response) => {
        response.resume();
        resolve({ status: response.statusCode ?? 0, location: response.headers.location });
      });
      asked.end();
    });
  const at = (host: string, path: string) => {
    const { port } = new URL(launchpad.installation.edgeUrl);
    return `http://${host}:${port}${path}`;
  };

  it('308: pairs a name with its www in one call, and keeps path and query', async () => {
    const made = await launchpad.post(`${domains}/pair`, { host: 'www.shop.dev' });
    expect(made.data).toMatchObject({
      primary: { host: 'shop.dev', primary: true, redirect_to: null },
      other: { host: 'www.shop.dev', primary: false, redirect_to: 'shop.dev' },
    });
    await verify('www.shop.dev');
    await patch('www.shop.dev', {});
    // Nobody is sent to a name that does not answer yet.
    expect(await ask('www.shop.dev', '/')).toMatchObject({ status: 200 });
    await verify('shop.dev');
    await patch('shop.dev', {});
    expect(await ask('shop.dev', '/')).toMatchObject({ status: 200 });
    const sent = await ask('www.shop.dev', '/a/b?c=d&e=%2F');
    expect(sent).toEqual({ status: 308, location: at('shop.dev', '/a/b?c=d&e=%2F') });
    const away = await ask('www.shop.dev', '//evil.example/x');
    expect(away.location).toBe(at('shop.dev', '/evil.example/x'));
  }, 30_000);

  it('308: turns a pair round', async () => {
    const made = await launchpad.post(`${domains}/pair`, { host: 'shop.dev', primary: 'www' });
    expect(made.status).toBe(200);
    expect(await ask('shop.dev', '/x')).toEqual({
      status: 308,
      location: at('www.shop.dev', '/x'),
    });
    expect(await ask('www.shop.dev', '/x')).toMatchObject({ status: 404 });
    const { data } = await launchpad.get(domains);
    expect(data.items.filter((one) => one['primary'] === true)).toHaveLength(1);
  });

  it('301: the others lead to the primary one, but wildcards serve', async () => {
    await launchpad.post(domains, { host: 'old.dev' });
    await launchpad.post(domains, { host: '*.shop.dev' });
    for (const host of ['old.dev', '*.shop.dev']) await verify(host);
    const body = { primary: true, redirect_others: true, redirect_status: 301 };
    expect((await patch('shop.dev', body)).status).toBe(200);
    for (const host of ['old.dev', 'www.shop.dev']) {
      expect(await ask(host, '/y')).toEqual({ status: 301, location: at('shop.dev', '/y') });
    }
    expect(await ask('any.shop.dev', '/')).toMatchObject({ status: 200 });
    await patch('old.dev', { redirect_to: null });
    expect(await ask('old.dev', '/')).toMatchObject({ status: 200 });
  });

  it('422: refuses loops, unknown targets and wildcards that are to be the primary one', async () => {
    const wrong: [string, Fields, string][] = [
      ['shop.dev', { redirect_to: 'www.shop.dev' }, 'domain.redirect_loop'],
      ['old.dev', { redirect_to: 'old.dev' }, 'domain.redirect_loop'],
      ['old.dev', { redirect_to: 'www.shop.dev' }, 'domain.redirect_loop'],
      ['old.dev', { redirect_to: 'elsewhere.dev' }, 'domain.redirect_unknown'],
      ['old.dev', { redirect_to: '*.shop.dev' }, 'domain.redirect_unknown'],
      ['old.dev', { redirect_status: 200 }, 'validation_failed'],
      ['old.dev', { redirect_others: true }, 'validation_failed'],
      [encodeURIComponent('*.shop.dev'), { primary: true }, 'domain.wildcard_not_primary'],
    ];
    for (const [host, body, code] of wrong) {
      const { status, error } = await patch(host, body);
      expect([status, error.code]).toEqual([422, code]);
    }
    expect((await launchpad.post(`${domains}/pair`, { host: '*.dev.dev' })).status).toBe(422);
  });

  it('200: of fifty that are made the primary one at once, one is, and it never leads on', async () => {
    const hosts = ['shop.dev', 'www.shop.dev', 'old.dev'];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        patch(hosts[index % 3]!, { primary: true, redirect_others: true }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { items } = (await launchpad.get(domains)).data;
    const [primary, ...none] = items.filter((one) => one['primary'] === true);
    expect(none).toEqual([]);
    const others = items.filter((one) => hosts.includes(String(one['host'])) && one !== primary);
    expect(others.map((one) => one['redirect_to'])).toEqual([primary!['host'], primary!['host']]);
  }, 60_000);

  it('412 and events: refuses what changed meanwhile, and tells of changes', async () => {
    const headers = { authorization: `Bearer ${launchpad.token}` };
    await patch('shop.dev', { primary: true, redirect_others: true });
    const address = launchpad.address(`${domains}/old.dev`);
    const etag = (await fetch(address, { headers })).headers.get('etag') ?? '';
    await patch('old.dev', { primary: true, redirect_others: false });
    const late = await fetch(address, {
      method: 'PATCH',
      headers: { ...headers, 'if-match': etag, 'content-type': 'application/json' },
      body: JSON.stringify({ redirect_to: 'shop.dev' }),
    });
    expect(late.status).toBe(412);
    const { data } = await launchpad.get('/events?type=domain.updated&limit=100');
    expect(data.items.length).toBeGreaterThan(3);
  });

  it('removed: what led to a domain serves again', async () => {
    await patch('shop.dev', { primary: true, redirect_others: true });
    await launchpad.call('DELETE', `${domains}/shop.dev`);
    expect(await ask('old.dev', '/')).toMatchObject({ status: 200 });
    expect((await launchpad.get(`${domains}/old.dev`)).data['redirect_to']).toBeNull();
  });
});
