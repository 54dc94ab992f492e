import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ALL_OF_LITMUS, runLitmus } from './run-litmus.js';
import { VaultHarness } from './vault-harness.js';

const run = promisify(execFile);
const USER = 'skydeck';
let vault: VaultHarness;
let home: string;
let password: string;

interface Made {
  readonly id: string;
  readonly password: string;
  readonly files_url: string;
}

const make = async (body: object = {}): Promise<Made> => {
  const { status, data } = await vault.post('/app-passwords', { name: 'Laptop', ...body });
  expect(status).toBe(201);
  return data as unknown as Made;
};

const basic = (secret: string) => `Basic ${Buffer.from(`${USER}:${secret}`).toString('base64')}`;

const dav = (method: string, url: string, secret = password, init: RequestInit = {}) =>
  fetch(`${vault.service.url}/dav${url}`, {
    method,
    redirect: 'manual',
    ...init,
    headers: { authorization: basic(secret), ...(init.headers as Record<string, string>) },
  });

beforeAll(async () => {
  vault = await VaultHarness.start();
  home = await mkdtemp(path.join(tmpdir(), 'skydeck-dav-'));
  ({ password } = await make());
});

afterAll(async () => {
  await vault.close();
  await rm(home, { recursive: true, force: true });
});

describe('files over WebDAV', () => {
  it('passes litmus: 104 of 104', async () => {
    const url = `${vault.service.url}/dav/files/`;
    const { groups, output } = await runLitmus(url, USER, password);
    expect({ groups, failed: output.match(/.*FAIL.*/g) }).toEqual({
      groups: ALL_OF_LITMUS,
      failed: null,
    });
  });

  it('copies a folder with rclone, and finds each byte again', async () => {
    const from = path.join(home, 'from');
    await mkdir(path.join(from, 'Grüße/日本語'), { recursive: true });
    await writeFile(path.join(from, 'Grüße/日本語/naïve 100% & more.bin'), randomBytes(300_000));
    await writeFile(path.join(from, 'empty.txt'), '');
    const env = {
      ...process.env,
      RCLONE_CONFIG: path.join(home, 'rclone.conf'),
      RCLONE_CONFIG_VAULT_TYPE: 'webdav',
      RCLONE_CONFIG_VAULT_URL: `${vault.service.url}/dav/files/`,
      RCLONE_CONFIG_VAULT_VENDOR: 'other',
      RCLONE_CONFIG_VAULT_USER: USER,
      RCLONE_CONFIG_VAULT_PASS: (await run('rclone', ['obscure', password])).stdout.trim(),
    };
    await run('rclone', ['copy', from, 'vault:copied', '--create-empty-src-dirs'], { env });
    const { stderr } = await run('rclone', ['check', from, 'vault:copied', '--download'], { env });
    expect(stderr).toContain('0 differences found');
  });

  it('gives a file to cadaver', async () => {
    const content = randomBytes(70_000);
    await dav('PUT', '/files/picture.bin', password, { body: content });
    const { host, hostname } = new URL(vault.service.url);
    await writeFile(
      path.join(home, '.netrc'),
      `machine ${hostname} login ${USER} password ${password}\n`,
      { mode: 0o600 },
    );
    const asking = run('cadaver', [`http://${host}/dav/files/`], {
      cwd: home,
      env: { ...process.env, HOME: home },
    });
    asking.child.stdin?.end('get picture.bin\nquit\n');
    await asking;
    const got = await readFile(path.join(home, 'picture.bin'));
    expect(got.equals(content)).toBe(true);
  });

  it('shows to the API what came over WebDAV, and the other way round', async () => {
    await dav('MKCOL', '/files/Box');
    await dav('PUT', '/files/Box/a.txt', password, { body: 'over dav' });
    const folders = (await vault.get('/folders')).data['items'] as { id: string; name: string }[];
    const box = folders.find(({ name }) => name === 'Box');
    const files = (await vault.get(`/files?parent_id=${box?.id}`)).data['items'];
    expect(files).toMatchObject([{ name: 'a.txt', size_bytes: 8 }]);
    const response = await dav('GET', '/files/Box/a.txt');
    expect([response.headers.get('content-type'), await response.text()]).toEqual([
      'text/plain',
      'over dav',
    ]);
    expect((await dav('DELETE', '/files/Box')).status).toBe(204);
    const trash = (await vault.get('/trash')).data['items'] as { name: string }[];
    expect(trash.map(({ name }) => name)).toContain('Box');
  });
});

describe('passwords of apps', () => {
  it('401: opens nothing without one, and asks for it', async () => {
    for (const authorization of ['', basic('wrong'), basic('a'.repeat(24)), 'Bearer x']) {
      const response = await fetch(`${vault.service.url}/dav/files/`, {
        headers: authorization ? { authorization } : {},
      });
      expect(response.status).toBe(401);
      expect(response.headers.get('www-authenticate')).toContain('Basic realm="Skydeck"');
    }
  });

  it('403: opens no more than it says', async () => {
    const reader = await make({ rights: 'read', products: ['files'] });
    expect((await dav('PROPFIND', '/files/', reader.password)).status).toBe(207);
    expect((await dav('PUT', '/files/x', reader.password, { body: 'x' })).status).toBe(403);
    const tasks = await make({ products: ['tasks'] });
    expect((await dav('PROPFIND', '/files/', tasks.password)).status).toBe(403);
  });

  it('is listed without its secret, and opens nothing once it is deleted', async () => {
    const made = await make({ name: 'Lost phone' });
    expect((await dav('PROPFIND', '/files/', made.password)).status).toBe(207);
    const items = (await vault.get('/app-passwords')).data['items'] as Record<string, unknown>[];
    const found = items.find(({ id }) => id === made.id);
    expect(found).toMatchObject({ name: 'Lost phone', ending: made.password.slice(-4) });
    expect(found?.['last_used_at']).toEqual(expect.any(String));
    expect(JSON.stringify(items)).not.toContain(made.password);
    expect((await vault.call('DELETE', `/app-passwords/${made.id}`)).status).toBe(200);
    expect((await dav('PROPFIND', '/files/', made.password)).status).toBe(401);
    expect((await vault.call('DELETE', `/app-passwords/${made.id}`)).status).toBe(404);
  });

  it('409: two who lock at once do not both get it', async () => {
    await dav('PUT', '/files/held.txt', password, { body: 'x' });
    const body =
      '<lockinfo xmlns="DAV:"><lockscope><exclusive/></lockscope><locktype><write/></locktype></lockinfo>';
    const asked = await Promise.all(
      Array.from({ length: 50 }, () => dav('LOCK', '/files/held.txt', password, { body })),
    );
    const statuses = asked.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 423)).toHaveLength(49);
  });
});
