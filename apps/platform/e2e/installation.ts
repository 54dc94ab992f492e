import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AuthConfig, createAuth } from '@skydeck/auth';
import { loadConfig } from '@skydeck/config';
import { createEdge, EdgeConfig } from '@skydeck/edge';
import { createPlatform, PlatformConfig } from '@skydeck/platform';
import type { Service } from '@skydeck/service';
import { testDatabase } from '@skydeck/testing';
import pg from 'pg';

/** Real auth, edge and platform on free ports, with schemas and a folder of their own. */
export class Installation {
  readonly database = testDatabase();
  readonly authUrl: string;
  readonly platformUrl: string;
  readonly edgeUrl: string;
  platform: Service | undefined;
  readonly #closers: (() => Promise<unknown>)[] = [];
  readonly #ownerToken = randomBytes(32).toString('base64url');

  private constructor(
    readonly home: string,
    readonly environment: NodeJS.ProcessEnv,
  ) {
    const { AUTH_URL = '', EDGE_URL = '', PLATFORM_URL = '' } = environment;
    this.authUrl = AUTH_URL;
    this.edgeUrl = EDGE_URL;
    this.platformUrl = PLATFORM_URL;
    environment['DATABASE_URL'] ??= this.database.url;
    environment['AUTH_SCHEMA'] = this.database.schema('auth');
    environment['PLATFORM_SCHEMA'] = this.database.schema('platform');
  }

  /**
   * @param withPlatform false when the test runs the platform in a process of its own
   * @param withEdge false when it does so with the edge
   */
  static async start(
    more: NodeJS.ProcessEnv,
    withPlatform = true,
    withEdge = true,
  ): Promise<Installation> {
    const home = await mkdtemp(join(tmpdir(), 'skydeck-'));
    await chmod(home, 0o755);
    const installation = new Installation(home, { ...(await settings(home)), ...more });
    await installation.#open(withEdge);
    if (withPlatform) await installation.startPlatform();
    return installation;
  }

  async startPlatform(): Promise<void> {
    this.platform = await createPlatform(loadConfig(PlatformConfig, this.environment));
    await this.platform.listen();
  }

  async stopPlatform(): Promise<void> {
    await this.platform?.close();
    this.platform = undefined;
  }

  /** Signs the owner of the machine in and gives the access token. */
  async signInOwner(): Promise<string> {
    const response = await fetch(`${this.authUrl}/api/v1/auth/accounts/local`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: this.#ownerToken }),
    });
    const { data } = (await response.json()) as { data: { session: { access_token: string } } };
    return data.session.access_token;
  }

  /** Asks the database of the installation. */
  async query(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.database.url });
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  /** What the database of the installation answers. */
  async rows<Row>(sql: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.database.url });
    await client.connect();
    const { rows } = await client.query(sql).finally(() => client.end());
    return rows as Row[];
  }

  async close(): Promise<void> {
    await this.stopPlatform();
    for (const close of this.#closers.toReversed()) await close();
    await this.database[Symbol.asyncDispose]();
    // What the platform was still copying when it was closed may appear once more.
    await rm(this.home, { recursive: true, force: true, maxRetries: 10 });
  }

  async #open(withEdge: boolean): Promise<void> {
    await writeFile(join(this.home, 'owner.token'), this.#ownerToken, { mode: 0o600 });
    if (withEdge) {
      const edge = createEdge(loadConfig(EdgeConfig, this.environment));
      await edge.listen();
      this.#closers.push(() => edge.close());
    }
    const auth = await createAuth(loadConfig(AuthConfig, this.environment));
    await auth.listen();
    this.#closers.push(() => auth.close());
  }
}

async function settings(home: string): Promise<NodeJS.ProcessEnv> {
  const ports = await freePorts(6);
  const [auth, authInternal, platform, platformInternal, edge, edgeControl] = ports.map(String);
  return {
    SKYDECK_HOME: home,
    SKYDECK_SERVICE_SECRET: randomBytes(32).toString('base64url'),
    RATE_LIMIT_PER_MINUTE: '0',
    OTP_PEPPER: randomBytes(32).toString('base64url'),
    AUTH_PORT: auth,
    AUTH_INTERNAL_PORT: authInternal,
    AUTH_URL: `http://127.0.0.1:${auth}`,
    AUTH_INTERNAL_URL: `http://127.0.0.1:${authInternal}`,
    PLATFORM_PORT: platform,
    PLATFORM_INTERNAL_PORT: platformInternal,
    PLATFORM_URL: `http://127.0.0.1:${platform}`,
    EDGE_PORT: edge,
    EDGE_URL: `http://127.0.0.1:${edge}`,
    EDGE_CONTROL_PORT: edgeControl,
    EDGE_CONTROL_URL: `http://127.0.0.1:${edgeControl}`,
    EDGE_ACCESS_LOG: 'off',
    LOG_LEVEL: 'silent',
    LAUNCHPAD_HEALTH_TIMEOUT_S: '20',
    LAUNCHPAD_STOP_GRACE_S: '2',
    // A platform of its own would leave them to the next one.
    LAUNCHPAD_APPS_ON_STOP: 'end',
  };
}

/** Ports that nobody listens on; held until all are found. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((one) => new Promise((done) => one.once('listening', done))));
  const ports = servers.map((one) => (one.address() as AddressInfo).port);
  await Promise.all(servers.map((one) => new Promise((done) => one.close(done))));
  return ports;
}
