import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuthNeighbour } from '@skydeck/auth-guard/testing';
import { loadConfig } from '@skydeck/config';
import { createMedia, MediaConfig, type MediaOverrides } from '@skydeck/media';
import { ObjectStore } from '@skydeck/object-store';
import { type Service, setUpLog } from '@skydeck/service';
import { eventually, type TestDatabase, testDatabase } from '@skydeck/testing';
import { DataSource } from 'typeorm';

/** An answer in the envelope, with its headers. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Record<string, unknown> & { readonly items: Record<string, unknown>[] };
  readonly error: { readonly code: string; readonly errors: { readonly location: string }[] };
}

/** The media service on a schema of its own, with auth next door and nothing that encodes. */
export class UploadHarness {
  readonly #services: Service[] = [];
  readonly key: string;

  private constructor(
    readonly auth: AuthNeighbour,
    private readonly database: TestDatabase,
    readonly home: string,
    readonly environment: NodeJS.ProcessEnv,
  ) {
    this.key = auth.key('one');
  }

  static async start(
    environment: NodeJS.ProcessEnv = {},
    overrides: MediaOverrides = {},
  ): Promise<UploadHarness> {
    setUpLog({ level: 'silent' });
    const database = testDatabase();
    const home = await mkdtemp(join(tmpdir(), 'skydeck-uploads-'));
    const auth = await AuthNeighbour.start({ product: 'media' });
    const harness = new UploadHarness(auth, database, home, {
      SKYDECK_HOME: home,
      DATABASE_URL: database.url,
      MEDIA_SCHEMA: database.schema('media'),
      MEDIA_PORT: '0',
      MEDIA_INTERNAL_PORT: '0',
      MEDIA_CONCURRENCY: '0',
      MEDIA_RTMP_HOST: '127.0.0.1',
      MEDIA_RTMP_PORT: '0',
      AUTH_URL: auth.url,
      AUTH_INTERNAL_URL: auth.url,
      SKYDECK_SERVICE_SECRET: 'a secret of this test, long enough',
      RATE_LIMIT_PER_MINUTE: '0',
      ...environment,
    });
    await harness.add(overrides);
    return harness;
  }

  /** Starts one more process' worth of the service, on the same stores. */
  async add(overrides: MediaOverrides = {}): Promise<Service> {
    const service = await createMedia(loadConfig(MediaConfig, this.environment), overrides);
    await service.listen();
    this.#services.push(service);
    return service;
  }

  get service(): Service {
    const [service] = this.#services;
    if (!service) throw new Error('The service is closed.');
    return service;
  }

  get store(): ObjectStore {
    return this.service.app.get(ObjectStore, { strict: false });
  }

  /** Rows of a query on the schema of the service. */
  query<Row = Record<string, unknown>>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.service.app.get(DataSource).query(sql, values);
  }

  at(path: string): string {
    return `${this.service.url}/api/v1${path}`;
  }

  /** Calls a published route with a key. */
  async call(path: string, body?: object, how: RequestInit = {}, key = this.key): Promise<Answer> {
    const headers = new Headers({ authorization: `Bearer ${key}` });
    if (body) headers.set('content-type', 'application/json');
    for (const [name, value] of new Headers(how.headers)) headers.set(name, value);
    const response = await fetch(this.at(path), {
      method: body ? 'POST' : 'GET',
      ...(body && { body: JSON.stringify(body) }),
      ...how,
      headers,
    });
    const answer = (await response.json()) as Pick<Answer, 'data' | 'error'>;
    return { ...answer, status: response.status, headers: response.headers };
  }

  /** Sends a request of the tus protocol. */
  tus(method: string, url: string, headers: Record<string, string> = {}, body?: Buffer) {
    return fetch(new URL(url, this.service.url), {
      method,
      headers: { authorization: `Bearer ${this.key}`, 'tus-resumable': '1.0.0', ...headers },
      ...(body && { body: new Uint8Array(body) }),
    });
  }

  /** Begins a tus upload of so many bytes and gives its path. */
  async begin(bytes: number, headers: Record<string, string> = {}): Promise<string> {
    const created = await this.tus('POST', this.at('/tus'), {
      'upload-length': `${bytes}`,
      ...headers,
    });
    if (created.status !== 201) throw new Error(await created.text());
    return created.headers.get('location') ?? '';
  }

  /** Sends bytes at an offset. */
  patch(url: string, offset: number, body: Buffer, headers: Record<string, string> = {}) {
    return this.tus('PATCH', url, { ...PATCH, 'upload-offset': `${offset}`, ...headers }, body);
  }

  /** Waits until an upload is where it should be. */
  async until(id: string, status: string): Promise<Record<string, unknown>> {
    return eventually(async () => {
      const { data } = await this.call(`/uploads/${id}`);
      if (data['status'] !== status) throw new Error(`It is ${String(data['status'])}.`);
      return data;
    });
  }

  /** Bytes of the file that an upload became. */
  async bytesOf(id: string): Promise<Buffer> {
    const { stream } = await this.store.get(`media/uploads/${id}`);
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
    return Buffer.concat(chunks);
  }

  async close(): Promise<void> {
    for (const service of this.#services.splice(0)) await service.close();
    await this.auth.close();
    await this.database[Symbol.asyncDispose]();
    await rm(this.home, { recursive: true, force: true });
  }
}

const PATCH = { 'content-type': 'application/offset+octet-stream' };

/** The identifier at the end of an address. */
export const idOf = (url: string): string => url.split('/').at(-1) ?? '';
