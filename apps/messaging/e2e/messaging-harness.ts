import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuthNeighbour } from '@skydeck/auth-guard/testing';
import { loadConfig } from '@skydeck/config';
import { createMessaging, MessagingConfig, type MessagingOverrides } from '@skydeck/messaging';
import { type LogOptions, type Service, setUpLog } from '@skydeck/service';
import { type TestDatabase, testDatabase } from '@skydeck/testing';

export interface Answer {
  readonly status: number;
  readonly data: Record<string, unknown> & { readonly items: Record<string, unknown>[] };
  readonly meta: { readonly request_id: string; readonly page: { next_cursor: string | null } };
  readonly error: { readonly code: string; readonly errors: { location: string; code: string }[] };
}

/** What a call has beside its body. */
export interface CallOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A messaging service on a schema of its own, with auth next door. */
export class MessagingHarness {
  readonly #services: Service[] = [];

  private constructor(
    readonly auth: AuthNeighbour,
    private readonly database: TestDatabase,
    private readonly home: string,
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  static async start(
    overrides: MessagingOverrides = {},
    environment: NodeJS.ProcessEnv = {},
    log: LogOptions = { level: 'fatal' },
  ): Promise<MessagingHarness> {
    setUpLog(log);
    const database = testDatabase();
    const home = await mkdtemp(join(tmpdir(), 'skydeck-messaging-'));
    const auth = await AuthNeighbour.start({ product: 'messaging', caller: 'svc:auth' });
    const harness = new MessagingHarness(auth, database, home, {
      SKYDECK_HOME: home,
      DATABASE_URL: database.url,
      MESSAGING_SCHEMA: database.schema('messaging'),
      MESSAGING_PORT: '0',
      MESSAGING_INTERNAL_PORT: '0',
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
  async add(
    overrides: MessagingOverrides = {},
    environment: NodeJS.ProcessEnv = {},
  ): Promise<Service> {
    const settings = { ...this.environment, ...environment };
    const service = await createMessaging(loadConfig(MessagingConfig, settings), overrides);
    await service.listen();
    this.#services.push(service);
    return service;
  }

  get service(): Service {
    const [service] = this.#services;
    if (!service) throw new Error('The service is closed.');
    return service;
  }

  /** Ends the services; the stores stay. */
  async stop(): Promise<void> {
    for (const service of this.#services.splice(0)) await service.close();
  }

  async close(): Promise<void> {
    await this.stop();
    await this.auth.close();
    await this.database[Symbol.asyncDispose]();
    await rm(this.home, { recursive: true, force: true });
  }

  /** Calls a published route with a key. */
  call(key: string, path: string, body?: unknown, how: CallOptions = {}): Promise<Answer> {
    return send(`${this.service.url}/api/v1${path}`, key, body, how);
  }

  /** Calls a route for other services. */
  async callInside(path: string, body?: unknown): Promise<Answer> {
    const token = await this.auth.serviceToken();
    return send(`${this.service.internalUrl}/internal/v1${path}`, token, body);
  }
}

async function send(
  url: string,
  token: string,
  body?: unknown,
  { method = body === undefined ? 'GET' : 'POST', headers = {} }: CallOptions = {},
): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { ...((await response.json()) as Omit<Answer, 'status'>), status: response.status };
}
