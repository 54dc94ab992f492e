import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { get } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Authority } from './domains/authority.js';
import { NameServer, ZONE } from './domains/name-server.js';
import { eventually } from './domains/wait.js';
import { GitRepository } from './git-repository.js';
import { LaunchpadHarness } from './launchpad-harness.js';

const TLS_PORT = 443;

describe('domains of apps, with a real authority and a real name server', () => {
  let dir: string;
  let authority: Authority;
  let names: NameServer;
  let launchpad: LaunchpadHarness;
  let repository: GitRepository;
  let root: string;

  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'domains-'));
    authority = new Authority(join(dir, 'caddy'));
    await authority.plug();
    names = await NameServer.start(join(dir, 'named'), authority.hostAddress);
    await authority.start();
    const edge = authority.hostAddress;
    launchpad = await LaunchpadHarness.start({
      EDGE_HOST: edge,
      EDGE_PORT: '80',
      EDGE_TLS_PORT: String(TLS_PORT),
      EDGE_URL: `http://${edge}`,
      LAUNCHPAD_EDGE_ADDRESSES: edge,
      LAUNCHPAD_NAME_SERVERS: edge,
      ACME_DIRECTORY_URL: authority.directoryUrl,
      ACME_CA_FILE: authority.rootFile,
      ACME_DNS_DRIVER: 'rfc2136',
      ACME_DNS_SERVER: edge,
      ACME_DNS_KEY_FILE: names.keyFile,
      QUOTA_APP_DOMAINS: '12',
    });
    root = await readFile(authority.rootFile, 'utf8');
    repository = await GitRepository.create({ 'index.html': '<h1>shop</h1>' });
    await launchpad.deploy({ name: 'shop', repo: repository.dir });
  }, 180_000);

  afterAll(async () => {
    await launchpad?.close();
    await repository?.[Symbol.asyncDispose]();
    names?.stop();
    await authority.stop();
    await rm(dir, { recursive: true, force: true });
  }, 60_000);

  const domains = '/apps/shop/domains';
  const add = (host: string, more: object = {}) => launchpad.post(domains, { host, ...more });
  const issued = (host: string) =>
    eventually(
      async () => {
        const { data } = await launchpad.get(`${domains}/${host}`);
        const certificate = data['certificate'] as { status: string; problem: string | null };
        if (certificate.problem !== null) throw new Error(certificate.problem);
        return certificate.status === 'issued';
      },
      { timeoutMs: 60_000 },
    );

  it('201: names the records to set, and serves by HTTPS soon after they are set', async () => {
    const host = `www.${ZONE}`;
    const made = await add(`WWW.${ZONE}.`);
    expect(made.status).toBe(201);
    expect(made.data).toMatchObject({ host, status: 'pending', challenge: 'http-01' });
    const records = made.data['records'] as { type: string; name: string; value: string }[];
    expect(records).toContainEqual(
      expect.objectContaining({ type: 'A', name: host, value: authority.hostAddress }),
    );
    const txt = records.find(({ type }) => type === 'TXT')!;
    const early = await launchpad.post(`${domains}/${host}/verify`);
    expect(early.data['problem']).toContain(txt.name);
    await expect(visit(host)).rejects.toThrow();

    await names.set(txt.name, 'TXT', `"${txt.value}"`);
    await names.set(host, 'A', authority.hostAddress);
    const verified = await launchpad.post(`${domains}/${host}/verify`);
    expect(verified.data).toMatchObject({ status: 'verified', method: 'txt', problem: null });
    await issued(host);
    expect(await visit(host)).toMatchObject({ status: 200, body: '<h1>shop</h1>' });
    const { data } = await launchpad.get(`${domains}/${host}`);
    const { not_before: from, next_at: next, not_after: to } = data['certificate'] as Times;
    const share = (Date.parse(next) - Date.parse(from)) / (Date.parse(to) - Date.parse(from));
    expect(Math.abs(share - 2 / 3)).toBeLessThan(0.04);
  }, 120_000);

  it('a wildcard is certified by DNS, and serves every name below it', async () => {
    const made = await add(`*.${ZONE}`);
    expect(made.data).toMatchObject({ challenge: 'dns-01' });
    const [txt] = made.data['records'] as { name: string; value: string }[];
    await names.set(txt!.name, 'TXT', `"${txt!.value}"`);
    await launchpad.post(`${domains}/${String(made.data['id'])}/verify`);
    await issued(String(made.data['id']));
    expect(await visit(`anything.${ZONE}`)).toEqual({ status: 200, body: '<h1>shop</h1>' });
  }, 120_000);

  it('a host that is no domain gets no handshake, and no order', async () => {
    await expect(visit('stranger.example')).rejects.toThrow();
  });

  it('409: a domain that another project has is refused, without saying whose', async () => {
    const project = await launchpad.post(`${launchpad.installation.authUrl}/api/v1/projects`, {
      name: 'Rival',
      slug: 'rival',
    });
    expect(project.status).toBe(201);
    const other = launchpad.address('/apps').replace('/demo/', '/rival/');
    const app = await launchpad.post(other, { name: 'thief', repo: repository.dir });
    expect(app.status).toBe(202);
    const refused = await launchpad.post(`${other}/thief/domains`, { host: `www.${ZONE}` });
    expect([refused.status, refused.error.code]).toEqual([409, 'domain.taken']);
    expect(JSON.stringify(refused)).not.toContain('demo');
    // An address proves nothing while two projects claim the name.
    const host = `both.${ZONE}`;
    await names.set(host, 'A', authority.hostAddress);
    await launchpad.post(`${other}/thief/domains`, { host });
    const mine = await add(host);
    const looked = await launchpad.post(`${domains}/${String(mine.data['id'])}/verify`);
    expect(looked.data).toMatchObject({ status: 'pending' });
    expect(looked.data['problem']).toContain('address alone');
  }, 60_000);

  it('409: 50 at once add a domain once', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => add(`race.${ZONE}`)));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(all.filter(({ error }) => error?.code === 'domain.exists')).toHaveLength(49);
  });

  it.each([
    ['an address', '192.0.2.1'],
    ['an address that hides', '3221225985'],
    ['an IPv6 address', '[::1]'],
    ['a port', 'shop.example.com:443'],
    ['a path', 'shop.example.com/x'],
    ['a single label', 'shop'],
    ['an empty label', 'a..example.com'],
    ['an underscore', 'a_b.example.com'],
    ['254 characters', `${'a'.repeat(63)}.${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(60)}.e`],
    ['a star in the middle', 'a.*.example.com'],
    ['a line break', 'a.example.com\r\nx'],
    ['a space', 'a b.example.com'],
  ])('422: refuses %s and names the field', async (_what, host) => {
    const refused = await add(host);
    expect(refused.status).toBe(422);
    expect(JSON.stringify(refused.error)).toContain('body.host');
  });

  it.each(['shop.localhost', 'x.demo.apps.localhost', 'printer.local', 'x.onion'])(
    '422: %s is reserved',
    async (host) => {
      expect((await add(host)).error.code).toBe('domain.reserved');
    },
  );

  it('422: a wildcard cannot be certified by HTTP', async () => {
    const refused = await add('*.example.com', { challenge: 'http-01' });
    expect(refused.error.code).toBe('domain.wildcard_needs_dns');
  });

  it('200: keeps an international name in punycode, and finds it in either spelling', async () => {
    const made = await add('Bücher.example.com');
    expect(made.data['host']).toBe('xn--bcher-kva.example.com');
    const found = await launchpad.get(`${domains}/${encodeURIComponent('bücher.example.com')}`);
    expect(found.data['id']).toBe(made.data['id']);
  });

  it('rules take effect at once, keep passwords to themselves, and refuse a stale change', async () => {
    const rules = '/apps/shop/edge-rules';
    expect((await launchpad.get(rules)).data).toEqual({});
    const users = [{ name: 'ann', password: 'a long password' }];
    const redirects = [{ from: '/old', to: '/new' }];
    const set = await launchpad.call('PATCH', rules, { redirects, basic_auth: { users } });
    expect(set.data).toMatchObject({ redirects: [{ status: 308 }] });
    expect(set.data['basic_auth']).toEqual({ realm: 'Restricted', users: [{ name: 'ann' }] });
    expect((await visit(`www.${ZONE}`)).status).toBe(401);
    expect((await visit(`www.${ZONE}`, '/old')).status).toBe(308);
    const kept = { basic_auth: { users: [{ name: 'ann' }] }, redirects: null };
    expect((await launchpad.call('PATCH', rules, kept)).data).not.toHaveProperty('redirects');
    const stranger = { basic_auth: { users: [{ name: 'eve' }] } };
    const refused = await launchpad.call('PATCH', rules, stranger);
    expect(refused.error.code).toBe('edge_rules.password_missing');
    expect((await launchpad.call('PATCH', rules, { basic_auth: null })).data).toEqual({});
    expect((await visit(`www.${ZONE}`)).status).toBe(200);
    const broken = { headers: [{ set: { 'x-a': 'b\r\nset-cookie: c=1' } }] };
    expect((await launchpad.call('PATCH', rules, broken)).status).toBe(422);
    const stale = await fetch(launchpad.address(rules), {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${launchpad.token}`,
        'content-type': 'application/json',
        'if-match': '"1"',
      },
      body: '{}',
    });
    expect(stale.status).toBe(412);
  });

  it('404: a domain that was removed answers no more', async () => {
    const host = `www.${ZONE}`;
    expect((await visit(host)).status).toBe(200);
    await launchpad.call('DELETE', `${domains}/${encodeURIComponent(`*.${ZONE}`)}`);
    const removed = await launchpad.call('DELETE', `${domains}/${host}`);
    expect(removed.data).toMatchObject({ deleted: true });
    expect((await launchpad.get(`${domains}/${host}`)).error.code).toBe('domain.not_found');
    await expect(visit(host)).rejects.toThrow();
  });

  async function visit(host: string, path = '/'): Promise<{ status: number; body: string }> {
    const request = get({
      host: authority.hostAddress,
      port: TLS_PORT,
      path,
      servername: host,
      headers: { host },
      ca: root,
      agent: false,
    });
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    let body = '';
    for await (const chunk of answer.setEncoding('utf8')) body += chunk as string;
    return { status: answer.statusCode ?? 0, body };
  }
});

interface Times {
  readonly not_before: string;
  readonly next_at: string;
  readonly not_after: string;
}
