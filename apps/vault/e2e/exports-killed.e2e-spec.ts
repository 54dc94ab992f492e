import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AuthNeighbour } from '@skydeck/auth-guard/testing';
import { eventually, freePort, testDatabase } from '@skydeck/testing';
import { VaultProcess } from './vault-process.js';

const FILES = 24;
const FILE_BYTES = 4 * 1024 * 1024;
const START_MS = 120_000;

const database = testDatabase();
let auth: AuthNeighbour;
let home: string;
let vault: VaultProcess;
let headers: Record<string, string>;

beforeAll(async () => {
  auth = await AuthNeighbour.start({ product: 'vault' });
  home = await mkdtemp(path.join(tmpdir(), 'skydeck-vault-'));
  const port = await freePort();
  headers = { authorization: `Bearer ${auth.key('demo')}` };
  vault = new VaultProcess(`http://127.0.0.1:${port}`, {
    DATABASE_URL: database.url,
    VAULT_SCHEMA: database.schema('vault'),
    VAULT_PORT: String(port),
    VAULT_INTERNAL_PORT: String(await freePort()),
    SKYDECK_HOME: home,
    RATE_LIMIT_PER_MINUTE: '0',
    SKYDECK_SERVICE_SECRET: 'a secret of this test, long enough',
    AUTH_URL: auth.url,
    AUTH_INTERNAL_URL: auth.url,
  });
  await vault.start();
}, START_MS);

afterAll(async () => {
  await vault.kill();
  await auth.close();
  await database[Symbol.asyncDispose]();
  await rm(home, { recursive: true, force: true });
});

async function ask(method: string, route: string, body?: BodyInit, type = 'application/json') {
  const response = await fetch(`${vault.url}/api/v1${route}`, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { body }),
  });
  return ((await response.json()) as { data: Record<string, string> }).data;
}

it(
  'is made in the end though the process that makes it is killed',
  async () => {
    const { id: space = '' } = await ask('POST', '/spaces', JSON.stringify({ name: 'Large' }));
    for (let turn = 0; turn < FILES; turn += 1) {
      const query = `name=${turn}.bin&space_id=${space}`;
      await ask('POST', `/files?${query}`, randomBytes(FILE_BYTES), 'application/octet-stream');
    }
    const { id = '' } = await ask('POST', `/spaces/${space}/exports`);
    const route = `/spaces/${space}/exports/${id}`;
    const is = (status: string) => async () => (await ask('GET', route))['status'] === status;
    await eventually(is('running'), { everyMs: 2 });
    await vault.kill();
    await vault.start();
    expect(['queued', 'running']).toContain((await ask('GET', route))['status']);
    await eventually(is('ready'), { timeoutMs: 90_000, everyMs: 200 });
    const { sha256, counts } = await ask('GET', route);
    expect(counts).toMatchObject({ files: FILES });
    const answer = await fetch(`${vault.url}/api/v1${route}/content`, { headers });
    const hash = createHash('sha256');
    for await (const chunk of answer.body ?? []) hash.update(chunk);
    expect(hash.digest('hex')).toBe(sha256);
  },
  START_MS,
);
