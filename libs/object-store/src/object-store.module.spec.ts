import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { createObjectStore, ObjectStore, ObjectStoreConfig, ObjectStoreModule } from './index.js';

const signing = {
  publicUrl: 'http://127.0.0.1/api/v1/objects',
  secret: 'for-this-test-only-0123456789abcdef',
};

describe('object store module', () => {
  let folder: string;
  let app: NestFastifyApplication;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'skydeck-module-'));
    const config = ObjectStoreConfig.parse({ SKYDECK_HOME: folder });
    const module = ObjectStoreModule.forRoot({ config, ...signing });
    const testing = await Test.createTestingModule({ imports: [module] }).compile();
    app = testing.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  });

  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('gives the store and serves what it signs, whatever the content type', async () => {
    const store = app.get(ObjectStore);
    for (const contentType of ['application/json', 'text/html', 'image/svg+xml']) {
      const put = await store.signPut('p/x', { expiresInS: 9, size: 3, contentType });
      const sent = await app.inject({
        method: 'PUT',
        url: put.url,
        headers: put.headers,
        payload: '{x>',
      });
      expect(sent.statusCode).toBe(200);
      const get = await store.signGet('p/x', { expiresInS: 9 });
      const { statusCode, body, headers } = await app.inject(get.url);
      expect([statusCode, body, headers['content-type']]).toEqual([200, '{x>', contentType]);
      expect(headers['content-security-policy']).toContain('sandbox');
      expect(headers['x-content-type-options']).toBe('nosniff');
      const tag = { 'if-none-match': String(headers.etag) };
      expect((await app.inject({ url: get.url, headers: tag })).statusCode).toBe(304);
    }
  });

  it('lets browsers of any origin ask first', async () => {
    const url = '/api/v1/objects';
    const { statusCode, headers } = await app.inject({ method: 'OPTIONS', url });
    expect(statusCode).toBe(200);
    expect(headers['access-control-allow-methods']).toContain('PUT');
  });
});

describe('object store settings', () => {
  it('names all that the driver s3 lacks at once', async () => {
    const config = ObjectStoreConfig.parse({ OBJECT_STORE_DRIVER: 's3' });
    await expect(createObjectStore({ config, ...signing })).rejects.toThrow(
      /BUCKET.*ACCESS_KEY_ID.*SECRET_ACCESS_KEY/,
    );
  });

  it('refuses a driver that does not exist', () => {
    expect(() => ObjectStoreConfig.parse({ OBJECT_STORE_DRIVER: 'tape' })).toThrow(/disk/);
  });
});
