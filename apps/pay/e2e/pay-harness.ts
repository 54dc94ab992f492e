import { AuthNeighbour } from '@skydeck/auth-guard/testing';
import { loadConfig } from '@skydeck/config';
import { newId } from '@skydeck/ids';
import { createPay, PayConfig, type PayOverrides } from '@skydeck/pay';
import { type Service, setUpLog } from '@skydeck/service';
import { type TestDatabase, testDatabase } from '@skydeck/testing';
import pg from 'pg';
import { DataSource } from 'typeorm';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly data: Record<string, unknown> & { readonly items: Record<string, unknown>[] };
  readonly meta: { readonly request_id: string; readonly page: { next_cursor: string | null } };
  readonly error: {
    readonly code: string;
    readonly title: string;
    readonly detail: string;
    readonly errors: { location: string; code: string }[];
  };
}

/** What a call has beside its body. */
export interface CallOptions {
  readonly method?: string;
  /** Which of the services is asked; the first when not given. */
  readonly service?: Service;
  /** The `Idempotency-Key`; a new one when not given, none when null. */
  readonly once?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A pay service on a schema of its own, with auth next door. */
export class PayHarness {
  readonly #services: Service[] = [];
  /** Tenants with whose books the test did what no service does. */
  readonly tampered = new Set<string>();

  private constructor(
    readonly auth: AuthNeighbour,
    private readonly database: TestDatabase,
    readonly environment: NodeJS.ProcessEnv,
  ) {}

  static async start(
    overrides: PayOverrides = {},
    environment: NodeJS.ProcessEnv = {},
  ): Promise<PayHarness> {
    setUpLog({ level: 'fatal' });
    const database = testDatabase();
    const auth = await AuthNeighbour.start({ product: 'pay' });
    const harness = new PayHarness(auth, database, {
      DATABASE_URL: database.url,
      PAY_SCHEMA: database.schema('pay'),
      PAY_PORT: '0',
      PAY_INTERNAL_PORT: '0',
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
  async add(overrides: PayOverrides = {}): Promise<Service> {
    const service = await createPay(loadConfig(PayConfig, this.environment), overrides);
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

  /** @throws when a test left books behind that are not sound */
  async close(): Promise<void> {
    const unsound = this.#services.length > 0 ? await this.#unsound() : [];
    await this.stop();
    await this.auth.close();
    await this.database[Symbol.asyncDispose]();
    if (unsound.length > 0) throw new Error(`These books are not sound: ${unsound.join(', ')}`);
  }

  /** What `skydeck ledger verify` complains of, in every project and mode. */
  async #unsound(): Promise<string[]> {
    const tenants = await this.query<{ tenant: string }>('select distinct tenant from account');
    const booked = tenants.filter(({ tenant }) => !this.tampered.has(tenant));
    const found = booked.map(async ({ tenant }) => {
      const [project = '', mode] = tenant.replace('prj_', '').split('.');
      const key = this.auth.key(project, { mode: mode === 'test' ? 'test' : 'live' });
      const { status, data } = await this.call(key, '/ledger/verification');
      return status === 200 && data['is_valid'] === true
        ? []
        : [`${tenant} ${JSON.stringify(data)}`];
    });
    return (await Promise.all(found)).flat();
  }

  /** Calls a published route with a key. */
  async call(
    key: string,
    path: string,
    body?: unknown,
    { service = this.service, once = newId('once'), method, headers = {} }: CallOptions = {},
  ): Promise<Answer> {
    const response = await fetch(`${service.url}/api/v1${path}`, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers: {
        authorization: `Bearer ${key}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(body !== undefined && once !== null && { 'idempotency-key': once }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const { status, headers: answered } = response;
    return { ...((await response.json()) as Answer), status, headers: answered };
  }

  async query<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return this.service.app.get(DataSource).query<Row[]>(sql, values);
  }

  /** An account of a project that has an amount; one that is not a wallet may go below nothing. */
  async account(project: string, { has = 0n, currency = 'EUR', kind = 'wallet' } = {}) {
    const tenant = `prj_${project}`;
    const id = newId('wal');
    await this.query(
      `insert into account (public_id, tenant, kind, currency, floor, created_at)
       values ($1, $2, $3, $4, $5, now())`,
      [id, tenant, kind, currency, kind === 'wallet' ? 0 : null],
    );
    if (has === 0n) return id;
    const from = await this.account(project, { currency, kind: 'world' });
    const given = await this.call(this.auth.key(project), '/transfers', {
      from,
      to: id,
      amount: String(has),
      currency,
    });
    if (given.status !== 201) throw new Error(`The wallet got nothing: ${given.error.detail}`);
    return id;
  }

  /** A connection as the owner of the tables, who may do what the service may not. */
  async owner(): Promise<pg.Client> {
    const options = `-c search_path=${this.database.schema('pay')}`;
    const client = new pg.Client({ connectionString: this.database.url, options });
    await client.connect();
    return client;
  }

  /** `posted held` of a wallet. */
  async balance(wallet: string): Promise<string> {
    const [row] = await this.query<{ posted: string; held: string }>(
      'select posted, held from account where public_id = $1',
      [wallet],
    );
    return `${row?.posted} ${row?.held}`;
  }
}
