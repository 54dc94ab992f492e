import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stopProcess, type ProcessIdentity } from '@skydeck/exec';
import { Redis } from 'ioredis';
import { DatabaseEngineError } from '../../database.driver.js';
import type { EngineContext } from '../instance/engine-context.js';
import { confined, HOME } from '../instance/confined.js';
import type { KnownInstance } from '../instance/instance-store.js';
import { findServer, startServer } from '../instance/server-process.js';
import type { ValkeyProgram } from '../programs/valkey-programs.js';
import { ADMIN, valkeySettings } from './valkey-settings.js';

const START_MS = 60_000;
const CONNECT_MS = 5_000;

/** The server of one instance of Valkey. */
export class ValkeyServer {
  constructor(
    readonly context: EngineContext,
    readonly known: KnownInstance,
    private readonly program: ValkeyProgram,
  ) {}

  get data(): string {
    return join(this.known.folder.home, 'data');
  }

  async process(): Promise<ProcessIdentity | undefined> {
    const file = join(this.known.folder.home, 'server.pid');
    const pid = Number(await readFile(file, 'utf8').catch(() => ''));
    return findServer(pid, this.#settingsInside);
  }

  /** Starts it unless it runs. @param options those that stand above the settings */
  async start(options: readonly string[] = []): Promise<void> {
    if ((await this.process()) && (await this.answers())) return;
    const { folder, record } = this.known;
    const { host } = await this.context.network();
    const settings = valkeySettings(record.spec, host, record.port);
    await folder.own(this.data, record);
    await folder.writeOwned(join(folder.home, `${this.#mark}.conf`), settings, record);
    await this.#firstUsers();
    const argv = [
      ...(await this.context.groups.enter(record.spec)),
      ...confined({ root: this.program.root, folder, record }),
      this.program.path,
      this.#settingsInside,
      ...options,
    ];
    await startServer({
      folder,
      argv,
      logFile: join(folder.path, 'start.log'),
      isReady: async () => (await this.process()) !== undefined && (await this.answers()),
      deadlineMs: START_MS,
    });
  }

  async stop(): Promise<void> {
    const running = await this.process();
    if (!running) return;
    const stopped = await stopProcess(running, [
      { signal: 'SIGTERM', waitMs: 30_000 },
      { signal: 'SIGKILL', waitMs: 5_000 },
    ]);
    if (!stopped) throw new DatabaseEngineError('failed', 'the server could not be ended');
  }

  /** Speaks to it as its administrator. @throws `unavailable` when it does not answer */
  async run<T>(work: (client: Redis) => Promise<T>): Promise<T> {
    const { record } = this.known;
    const { host } = await this.context.network();
    const client = new Redis({
      host,
      port: record.port,
      username: ADMIN,
      password: record.adminPassword,
      tls: { ca: await this.context.authority.caPem() },
      connectTimeout: CONNECT_MS,
      lazyConnect: true,
      enableReadyCheck: false,
      maxRetriesPerRequest: 0,
      retryStrategy: () => null,
    });
    // What ends a connection is told to the command that waits.
    client.on('error', () => undefined);
    try {
      await client.connect();
    } catch (error) {
      throw new DatabaseEngineError('unavailable', (error as Error).message, { cause: error });
    }
    try {
      return await work(client);
    } finally {
      client.disconnect();
    }
  }

  async answers(): Promise<boolean> {
    return this.run((client) => client.ping()).then(
      () => true,
      () => false,
    );
  }

  /** Nobody but us until there are logins. */
  async #firstUsers(): Promise<void> {
    const { folder, record } = this.known;
    const file = join(folder.home, 'users.acl');
    const isThere = await access(file).then(
      () => true,
      () => false,
    );
    if (isThere) return;
    const digest = createHash('sha256').update(record.adminPassword).digest('hex');
    const users = `user default off\nuser ${ADMIN} on #${digest} ~* &* +@all\n`;
    await folder.writeOwned(file, users, record);
  }

  get #mark(): string {
    return this.context.mark(this.known.record.spec.id);
  }

  get #settingsInside(): string {
    return `${HOME}/${this.#mark}.conf`;
  }
}
