import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AuthNeighbour } from '@skydeck/auth-guard/testing';
import { loadConfig } from '@skydeck/config';
import type { Service } from '@skydeck/service';
import { testDatabase } from '@skydeck/testing';
import { createVault, VaultConfig, type VaultOverrides } from '@skydeck/vault';

/** What a route answered. */
export interface Answer {
  readonly status: number;
  readonly data: Record<string, unknown>;
  readonly error: {
    readonly code: string;
    readonly detail?: string;
    readonly errors?: readonly { location: string }[];
  };
  readonly meta: { readonly page?: { next_cursor: string | null }; readonly operation_id?: string };
}

/** A request besides its method and route. */
export interface Ask {
  readonly body?: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | undefined;
  readonly type?: string | undefined;
  readonly token?: string | undefined;
  readonly headers?: Record<string, string> | undefined;
}

/** The vault service on real stores, and who asks it. */
export class VaultHarness {
  private constructor(
    readonly service: Service,
    readonly auth: AuthNeighbour,
    readonly home: string,
    private readonly ends: readonly (() => PromiseLike<unknown>)[],
    readonly token: string,
  ) {}

  static async start(
    settings: Record<string, string> = {},
    overrides: VaultOverrides = {},
  ): Promise<VaultHarness> {
    const database = testDatabase();
    const auth = await AuthNeighbour.start({ product: 'vault' });
    const home = await mkdtemp(path.join(tmpdir(), 'skydeck-vault-'));
    const service = await createVault(
      loadConfig(VaultConfig, {
        DATABASE_URL: database.url,
        VAULT_SCHEMA: database.schema('vault'),
        VAULT_PORT: '0',
        VAULT_INTERNAL_PORT: '0',
        SKYDECK_HOME: home,
        RATE_LIMIT_PER_MINUTE: '0',
        SKYDECK_SERVICE_SECRET: 'a secret of this test, long enough',
        AUTH_URL: auth.url,
        AUTH_INTERNAL_URL: auth.url,
        ...settings,
      }),
      overrides,
    );
    await service.listen();
    const ends = [
      () => service.close(),
      () => auth.close(),
      () => database[Symbol.asyncDispose](),
      () => rm(home, { recursive: true, force: true }),
    ];
    return new VaultHarness(service, auth, home, ends, auth.key('demo'));
  }

  async close(): Promise<void> {
    for (const end of this.ends) await end();
  }

  get(route: string, token?: string): Promise<Answer> {
    return this.call('GET', route, { token });
  }

  delete(route: string, token?: string): Promise<Answer> {
    return this.call('DELETE', route, { token });
  }

  post(route: string, body: object, token?: string): Promise<Answer> {
    return this.json('POST', route, body, { token });
  }

  patch(route: string, body: object, token?: string): Promise<Answer> {
    return this.json('PATCH', route, body, { token });
  }

  put(route: string, body: object, token?: string): Promise<Answer> {
    return this.json('PUT', route, body, { token });
  }

  /** Sends JSON, with headers. */
  json(method: string, route: string, body: object, ask: Ask = {}): Promise<Answer> {
    return this.call(method, route, {
      ...ask,
      body: JSON.stringify(body),
      type: 'application/json',
    });
  }

  /** Sends a file as the body. */
  send(method: 'POST' | 'PUT', route: string, bytes: Uint8Array, ask: Ask = {}): Promise<Answer> {
    const body = new Uint8Array(bytes);
    return this.call(method, route, { type: 'application/octet-stream', ...ask, body });
  }

  /** Asks, and reads the envelope of the answer. */
  async call(method: string, route: string, ask: Ask = {}): Promise<Answer> {
    const response = await this.raw(method, route, ask);
    const answer = (await response.json()) as Omit<Answer, 'status'>;
    return { ...answer, status: response.status };
  }

  /** Asks, and gives the answer as it is. */
  raw(
    method: string,
    route: string,
    { body, type, token = this.token, headers }: Ask = {},
  ): Promise<Response> {
    return fetch(`${this.service.url}/api/v1${route}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token !== '' && { authorization: `Bearer ${token}` }),
        ...(type !== undefined && { 'content-type': type }),
        ...headers,
      },
      ...(body !== undefined && { body }),
      ...(body instanceof ReadableStream && { duplex: 'half' as const }),
    });
  }
}
