import { eventually } from '@skydeck/testing';
import { spawn } from 'node:child_process';
import { finished, type Installation, startInstallation } from './installation.js';

let installation: Installation;
const slug = 'cli-shop';

beforeAll(async () => {
  installation = await startInstallation({ members: ['auth', 'messaging', 'platform'] });
  await installation.json(['auth', 'login', '--local']);
}, 120_000);
afterAll(() => installation[Symbol.asyncDispose]());

interface Key {
  readonly id: string;
  readonly secret: string;
}

function requestCode(key: string): Promise<Response> {
  return fetch(`${installation.stack.endpoints.auth_url}/api/v1/auth/otp/request`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '+33612345678' }),
  });
}

describe('projects', () => {
  it('0: are created, chosen and listed', async () => {
    const created = await installation.json<object>([
      'project',
      'create',
      'My shop',
      '--slug',
      slug,
      '--use',
    ]);
    expect(created).toMatchObject({ slug, name: 'My shop', role: 'owner' });
    expect(await installation.json(['project', 'list'])).toEqual([
      expect.objectContaining({ slug }),
    ]);
    expect(await installation.json(['auth', 'whoami'])).toMatchObject({ project: slug });
    expect(await installation.json(['project', 'show'])).toMatchObject({ slug });
  });

  it('4: an unknown one is not found, and nothing is stored', async () => {
    const { exitCode, err } = await installation.skydeck(['project', 'use', 'nobody']);
    expect(exitCode).toBe(4);
    expect(err).toMatch(/request_id: req_/);
    expect(await installation.json(['auth', 'whoami'])).toMatchObject({ project: slug });
  });

  it('1: each problem of a refused field is named', async () => {
    const { exitCode, err } = await installation.skydeck([
      'project',
      'create',
      'x',
      '--slug',
      'NOT A LABEL',
      '-o',
      'json',
    ]);
    expect(exitCode).toBe(1);
    expect(JSON.parse(err)).toMatchObject({
      error: {
        status: 422,
        errors: [{ location: 'body.slug' }],
        doc_url: expect.stringContaining('http'),
      },
    });
  });

  it('0: the only one is chosen without being named', async () => {
    const person = await installation.newPerson();
    await installation.skydeck(['auth', 'login', '--local'], { person });
    const { exitCode, out } = await installation.skydeck(['key', 'list', '-o', 'json'], { person });
    expect({ exitCode, keys: JSON.parse(out) as object }).toMatchObject({ exitCode: 0, keys: [] });
  });
});

describe('keys', () => {
  it('0: a new key works in the next request, and a revoked one in none', async () => {
    const key = await installation.json<Key>([
      'key',
      'create',
      '--product',
      'auth',
      '--mode',
      'live',
      '--name',
      'backend',
    ]);
    expect(key.secret).toMatch(/^dk_live_[0-9A-Za-z]{36}$/);
    expect((await requestCode(key.secret)).ok).toBe(true);

    expect(await installation.json(['key', 'revoke', key.id, '--yes'])).toMatchObject({
      revoked: true,
    });
    expect((await requestCode(key.secret)).status).toBe(401);
  });

  it('0: limits of a key are shown, and changed', async () => {
    const make = ['key', 'create', '--product', 'auth', '--name', 'till'];
    const limits = ['--allow', '203.0.113.0/24', '--rate-limit', '60'];
    const key = await installation.json<Key>([...make, ...limits]);
    expect((await requestCode(key.secret)).status).toBe(403);
    const { out } = await installation.skydeck(['key', 'list']);
    expect(out).toMatch(/203\.0\.113\.0\/24 +60 /);
    const change = ['key', 'update', key.id, '--allow-all', '--default-rate-limit'];
    expect(await installation.json(change)).toMatchObject({
      name: 'till',
      allowed_cidrs: [],
      rate_limit_per_minute: null,
    });
    await eventually(async () => expect((await requestCode(key.secret)).ok).toBe(true));
    const nothing = await installation.skydeck(['key', 'update', key.id]);
    expect([nothing.exitCode, nothing.err]).toEqual([2, expect.stringContaining('Name something')]);
  });

  it('0: the successor of a key works at once, the old one for as long as was said', async () => {
    const make = ['key', 'create', '--product', 'auth', '--name', 'turn'];
    const old = await installation.json<Key>(make);
    const next = await installation.json<Key>(['key', 'rotate', old.id, '--overlap', '1h']);
    expect((await requestCode(old.secret)).ok).toBe(true);
    const last = await installation.json<Key>(['key', 'rotate', next.id, '--overlap', '0']);
    expect((await requestCode(last.secret)).ok).toBe(true);
    expect((await requestCode(next.secret)).status).toBe(401);
  });

  it('0: --test shows what test keys make, and nothing else does', async () => {
    const at = ['--product', 'messaging'];
    const url = 'https://example.com/hook';
    const made = await installation.json<{ id: string }>([
      'webhook',
      'create',
      url,
      ...at,
      '--test',
    ]);
    const ids = async (...more: string[]) => {
      const items = await installation.json<{ id: string }[]>(['webhook', 'list', ...at, ...more]);
      return items.map(({ id }) => id);
    };
    expect([await ids('--test'), await ids()]).toEqual([[made.id], []]);
    const raw = ['api', 'GET', '/api/v1/webhooks', '--service', 'messaging'];
    expect((await installation.skydeck([...raw, '--test'])).out).toContain(made.id);
    expect((await installation.skydeck(raw)).out).not.toContain(made.id);
  });

  it('2: nothing is revoked by a script that did not say --yes', async () => {
    const key = await installation.json<Key>([
      'key',
      'create',
      '--product',
      'pay',
      '--name',
      'shop',
    ]);
    const { exitCode, err } = await installation.skydeck(['key', 'revoke', key.id]);
    expect(exitCode).toBe(2);
    expect(err).toContain('--yes');
    const keys = await installation.json<{ id: string; revoked_at: string | null }[]>([
      'key',
      'list',
    ]);
    expect(keys.find(({ id }) => id === key.id)?.revoked_at).toBeNull();
  });

  it('0: a secret is shown when it is made, and never again', async () => {
    const { key } = await installation.json<{ key: Key }>(['product', 'provision', 'messaging']);
    expect(key.secret).toMatch(/^dk_live_/);
    expect(JSON.stringify(await installation.json(['key', 'list']))).not.toContain(key.secret);
  });

  it('0: a platform key in SKYDECK_TOKEN works on the platform', async () => {
    const { secret } = await installation.json<Key>([
      'key',
      'create',
      '--product',
      'platform',
      '--name',
      'ci',
    ]);
    const person = await installation.newPerson();
    const environment = { SKYDECK_TOKEN: secret, SKYDECK_PROJECT: slug };
    const { exitCode, out } = await installation.skydeck(['app', 'list', '-o', 'json'], {
      person,
      environment,
    });
    expect({ exitCode, out }).toEqual({ exitCode: 0, out: '[]\n' });

    const whoami = await installation.skydeck(['auth', 'whoami', '-o', 'json'], {
      person,
      environment,
    });
    expect(whoami.out).not.toContain(secret);
  });

  it('3: a key of another product is refused', async () => {
    const { secret } = await installation.json<Key>([
      'key',
      'create',
      '--product',
      'vault',
      '--name',
      'x',
    ]);
    const environment = { SKYDECK_TOKEN: secret, SKYDECK_PROJECT: slug };
    const { exitCode, err } = await installation.skydeck(['app', 'list'], { environment });
    expect(exitCode).toBe(3);
    expect(err).toContain('wrong_product');
  });
});

describe('output', () => {
  it.each([
    ['project list'],
    ['product list'],
    ['key list'],
    ['app list'],
    ['context list'],
    ['doctor'],
  ])('%s parses as JSON and as YAML, and is a table otherwise', async (line) => {
    const argv = line.split(' ');
    const { out } = await installation.skydeck([...argv, '-o', 'json']);
    expect(Array.isArray(JSON.parse(out))).toBe(true);
    const yaml = await installation.skydeck([...argv, '-o', 'yaml']);
    expect(yaml.out).toMatch(/^(- |\[\])/);
    const table = await installation.skydeck(argv);
    expect(table.out).toMatch(line === 'app list' ? /^$/ : /^[A-Z]/);
  });

  it('prints exactly the addresses of the installation as its status', async () => {
    const { out, exitCode, err } = await installation.skydeck(['status', '-o', 'json']);
    expect(JSON.parse(out)).toEqual(installation.stack.endpoints);
    // Not every service was started for this test.
    expect({ exitCode, err }).toMatchObject({
      exitCode: 1,
      err: expect.stringContaining('service_down'),
    });
  });

  it('0: a reader that leaves early is no failure', async () => {
    const { bundle, person } = installation;
    const script = `"$NODE" "$BUNDLE" --help | head -1; echo "status \${PIPESTATUS[0]}"`;
    const shell = spawn('bash', ['-c', script], {
      env: { PATH: process.env['PATH'], HOME: person, NODE: process.execPath, BUNDLE: bundle },
    });
    const { out, err } = await finished(shell);
    expect(err).toBe('');
    expect(out).toMatch(/^Usage.*\nstatus 0\n$/);
  });

  it('sends raw requests, and the whole answer comes back', async () => {
    const answer = await installation.json<object>(['api', 'GET', `/v1/projects/${slug}/apps`]);
    expect(answer).toMatchObject({
      data: { items: [] },
      meta: { request_id: expect.stringMatching(/^req_/) },
    });
    const { exitCode } = await installation.skydeck(['api', 'GET', '/v1/nothing/here']);
    expect(exitCode).toBe(4);
  });
});
