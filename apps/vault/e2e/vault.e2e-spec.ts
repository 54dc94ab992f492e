import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@skydeck/config';
import { createVault, VaultConfig } from '@skydeck/vault';
import type { Service } from '@skydeck/service';
import { testDatabase } from '@skydeck/testing';
import { DataSource } from 'typeorm';

const database = testDatabase();
const schema = database.schema('vault');
let vault: Service;
let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'skydeck-vault-'));
  vault = await createVault(
    loadConfig(VaultConfig, {
      DATABASE_URL: database.url,
      SKYDECK_HOME: home,
      VAULT_SCHEMA: schema,
      VAULT_PORT: '0',
      VAULT_INTERNAL_PORT: '0',
      SKYDECK_SERVICE_SECRET: 'a secret of this test, long enough',
    }),
  );
  await vault.listen();
});

afterAll(async () => {
  await vault.close();
  await database[Symbol.asyncDispose]();
  await rm(home, { recursive: true, force: true });
});

interface Answer {
  readonly data: object;
  readonly meta: object;
}

const get = async (path: string, base = vault.url) => {
  const response = await fetch(base + path);
  return { status: response.status, body: (await response.json()) as Answer };
};

describe('the vault service', () => {
  it('200: tells that it lives, on both listeners', async () => {
    for (const base of [vault.url, vault.internalUrl]) {
      expect((await get('/healthz', base)).body.data).toEqual({ status: 'ok', service: 'vault' });
    }
  });

  it('200: tells that it is ready', async () => {
    expect((await get('/readyz')).body).toEqual({
      data: { status: 'ready', service: 'vault' },
      meta: { request_id: expect.stringMatching(/^req_/) },
    });
  });

  it('200: describes itself as OpenAPI 3.1', async () => {
    const { status, body } = await get('/openapi.json');
    expect(status).toBe(200);
    expect(body).toMatchObject({ openapi: '3.1.0', info: { title: 'Vault API' }, paths: {} });
  });

  it('200: counts its requests', async () => {
    const metrics = await (await fetch(`${vault.internalUrl}/metrics`)).text();
    expect(metrics).toContain('http_request_duration_seconds_count{service="vault"');
  });

  it.each(['/', '/api/v1', '/api/v1/anything', '/internal/v1/anything'])(
    '404: has no route %s',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(404);
      expect(body).toMatchObject({ data: {}, error: { code: 'route_not_found' } });
    },
  );

  it('owns its schema, with the tables that every service has', async () => {
    const tables = await vault.app
      .get(DataSource)
      .query(
        'select table_name from information_schema.tables where table_schema = $1 order by 1',
        [schema],
      );
    const names = (tables as { table_name: string }[]).map((table) => table.table_name);
    expect(names).toEqual(expect.arrayContaining(['audit_entry', 'event', 'idempotency_key']));
    expect(names).toEqual(expect.arrayContaining(['usage_record', 'webhook_endpoint']));
  });
});
