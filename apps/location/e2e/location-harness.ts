import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AuthNeighbour } from '@skydeck/auth-guard/testing';
import { loadConfig } from '@skydeck/config';
import { createLocation, LocationConfig } from '@skydeck/location';
import type { Service } from '@skydeck/service';
import { eventually, testDatabase } from '@skydeck/testing';

/** What a route answered. */
export interface Answer {
  readonly status: number;
  readonly data: Record<string, unknown>;
  readonly error: {
    readonly code: string;
    readonly detail?: string;
    readonly errors?: readonly { field: string }[];
  };
  readonly meta: { readonly operation_id?: string };
}

/** The location service on real stores, and who asks it. */
export class LocationHarness {
  private constructor(
    readonly service: Service,
    readonly auth: AuthNeighbour,
    private readonly ends: readonly (() => PromiseLike<unknown>)[],
    private readonly token: string,
  ) {}

  static async start(settings: Record<string, string> = {}): Promise<LocationHarness> {
    const database = testDatabase();
    const auth = await AuthNeighbour.start({ product: 'location' });
    const home = await mkdtemp(path.join(tmpdir(), 'skydeck-location-'));
    const service = await createLocation(
      loadConfig(LocationConfig, {
        DATABASE_URL: database.url,
        LOCATION_SCHEMA: database.schema('location'),
        LOCATION_PORT: '0',
        LOCATION_INTERNAL_PORT: '0',
        SKYDECK_HOME: home,
        RATE_LIMIT_PER_MINUTE: '0',
        SKYDECK_SERVICE_SECRET: 'a secret of this test, long enough',
        AUTH_URL: auth.url,
        AUTH_INTERNAL_URL: auth.url,
        ...settings,
      }),
    );
    await service.listen();
    const ends = [
      () => service.close(),
      () => auth.close(),
      () => database[Symbol.asyncDispose](),
      () => rm(home, { recursive: true, force: true }),
    ];
    return new LocationHarness(service, auth, ends, auth.key('demo'));
  }

  async close(): Promise<void> {
    for (const end of this.ends) await end();
  }

  get(route: string, token?: string): Promise<Answer> {
    return this.call('GET', route, { token });
  }

  post(route: string, body: object, token?: string): Promise<Answer> {
    return this.call('POST', route, {
      body: JSON.stringify(body),
      type: 'application/json',
      token,
    });
  }

  /** Sends a file as the body. */
  send(method: 'POST' | 'PUT', route: string, bytes: Uint8Array, token?: string): Promise<Answer> {
    const body = new Uint8Array(bytes);
    return this.call(method, route, { body, type: 'application/octet-stream', token });
  }

  /** What each line of NDJSON says. */
  async lines(route: string): Promise<unknown[]> {
    const headers = { authorization: `Bearer ${this.token}` };
    const response = await fetch(`${this.service.url}/api/v1${route}`, { headers });
    const text = await response.text();
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown);
  }

  async call(
    method: string,
    route: string,
    {
      body,
      type,
      token = this.token,
    }: { body?: string | Uint8Array<ArrayBuffer>; type?: string; token?: string | undefined } = {},
  ): Promise<Answer> {
    const response = await fetch(`${this.service.url}/api/v1${route}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(type !== undefined && { 'content-type': type }),
      },
      ...(body !== undefined && { body }),
    });
    const answer = (await response.json()) as Omit<Answer, 'status'>;
    return { ...answer, status: response.status };
  }

  /** Waits until a map can be used. */
  async ready(name: string): Promise<string> {
    let id = '';
    await eventually(
      async () => {
        const { data } = await this.get('/regions');
        const items = data['items'] as { id: string; name: string; status: string }[];
        const found = items.find((one) => one.name === name && one.status === 'ready');
        id = found?.id ?? '';
        return found !== undefined;
      },
      { timeoutMs: 60_000 },
    );
    return id;
  }
}
