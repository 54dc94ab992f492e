import { mkdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { DatabaseDriver } from '../src/databases/engine/database.driver.js';
import { type Answer, LaunchpadHarness } from './launchpad-harness.js';

/** Sign in at a database, as its credential `owner` unless another one is named. */
export interface TestConnection {
  readonly host: string;
  readonly port: number;
  readonly database: string;
  readonly user: string;
  readonly password: string;
  readonly url: string;
  readonly ca: string;
}

/** An installation with real databases, in two projects. */
export class DatabasesHarness {
  private constructor(
    readonly api: LaunchpadHarness,
    readonly usual: { readonly version: number | undefined },
  ) {}

  static async start(environment: NodeJS.ProcessEnv = {}): Promise<DatabasesHarness> {
    const api = await LaunchpadHarness.start({ DATABASES_PORT_RANGE: ports(), ...environment });
    await keepPrograms(api.installation.home);
    const other = { name: 'Other', slug: 'other' };
    await api.post(`${api.installation.authUrl}/api/v1/projects`, other);
    const { data } = await api.get(`${api.installation.platformUrl}/v1/database-engines`);
    const postgres = data.items.find(({ engine }) => engine === 'postgres');
    // The first is what the machine has: others would be fetched.
    const version = (postgres?.['versions'] as number[] | undefined)?.[0];
    return new DatabasesHarness(api, { version });
  }

  /** Everything, servers of databases too, is gone afterwards. */
  async close(): Promise<void> {
    const { data } = await this.api.get('/databases?limit=100');
    for (const { id } of data.items) await this.remove(String(id));
    // Servers outlive the platform, as they should when it is started anew.
    const driver = this.driver();
    for (const { id } of await driver.observeInstances()) await driver.destroyInstance(id);
    await this.api.close();
  }

  /** The schema of the platform. */
  get schema(): string {
    return String(this.api.installation.environment['PLATFORM_SCHEMA']);
  }

  /** What runs the databases. */
  driver(): DatabaseDriver {
    return this.api.installation.platform!.app.get(DatabaseDriver, { strict: false });
  }

  /** Address of something of the second project. */
  other(path: string): string {
    return `${this.api.installation.platformUrl}/v1/projects/other${path}`;
  }

  /** Waits for the end of an operation. */
  async done({ meta }: Answer): Promise<Answer['data']> {
    for (let tries = 0; tries < 10; tries++) {
      const { data } = await this.api.get(`/operations/${meta.operation_id}?wait=30`);
      if (data['finished_at'] !== null) return data;
    }
    throw new Error(`${meta.operation_id} does not end.`);
  }

  /** Makes a database and waits until it is there. */
  async make(name: string, more: object = {}): Promise<Answer['data']> {
    const made = await this.api.post('/databases?wait=60', { name, ...this.usual, ...more });
    if (made.status !== 202) throw new Error(`Not accepted: ${JSON.stringify(made)}`);
    const operation = await this.done(made);
    if (operation['status'] !== 'succeeded') throw new Error(JSON.stringify(operation));
    return (await this.api.get(`/databases/${name}`)).data;
  }

  async remove(name: string): Promise<void> {
    await this.api.call('PATCH', `/databases/${name}`, { protected: false });
    const gone = await this.api.call('DELETE', `/databases/${name}?skip_final_backup=true`);
    if (gone.status === 202) await this.done(gone);
  }

  /** How a database is connected to. */
  async connection(database: string, credential = 'owner'): Promise<TestConnection> {
    const path = `/databases/${database}/credentials/${credential}/reveal`;
    const { status, data, error } = await this.api.post(path);
    if (status !== 200) throw new Error(`${status} ${error.code}`);
    return data as unknown as TestConnection;
  }

  /** A client that is signed in, and that checks the server's certificate. */
  async client(connection: TestConnection): Promise<pg.Client> {
    const { url, ca } = connection;
    const client = new pg.Client({ connectionString: url, ssl: { ca } });
    // A server that is stopped ends connections.
    client.on('error', () => undefined);
    await client.connect();
    return client;
  }

  /** Asks a database. */
  async ask(connection: TestConnection, sql: string): Promise<Record<string, unknown>[]> {
    const client = await this.client(connection);
    try {
      const { rows } = await client.query<Record<string, unknown>>(sql);
      return rows;
    } finally {
      await client.end();
    }
  }
}

/** Majors that Debian did not install are unpacked once for all tests. */
async function keepPrograms(home: string): Promise<void> {
  const images = process.env['SKYDECK_TEST_IMAGES'] ?? join(tmpdir(), 'skydeck-test-images');
  const kept = join(images, 'databases');
  await mkdir(kept, { recursive: true, mode: 0o711 });
  await mkdir(join(home, 'databases'), { recursive: true, mode: 0o711 });
  await symlink(kept, join(home, 'databases/programs'));
}

/** Twenty ports that tests side by side do not share. */
function ports(): string {
  const first = 33_000 + Math.floor(Math.random() * 300) * 20;
  return `${first}-${first + 19}`;
}
