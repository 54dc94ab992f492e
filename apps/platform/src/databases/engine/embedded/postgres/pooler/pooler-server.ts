import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type ProcessIdentity, stopProcess } from '@skydeck/exec';
import { DatabaseEngineError } from '../../../database.driver.js';
import { confined, HOME } from '../../instance/confined.js';
import type { EngineContext } from '../../instance/engine-context.js';
import type { KnownInstance } from '../../instance/instance-store.js';
import { whileThere } from '../../instance/while-there.js';
import { findServer, startServer } from '../../instance/server-process.js';
import { isDue } from '../../tls/authority.js';
import type { PoolerProgram } from '../../programs/pooler-programs.js';
import { PoolerConsole, consolePassword } from './pooler-console.js';
import { type PoolerPlan, poolerAccess, poolerSettings, poolerUsers } from './pooler-settings.js';

const START_MS = 60_000;
const MEMORY_MB = 256;
/** The least that lets it pass on what its server does. */
const LEAST_CPUS = 0.5;

/** The pooler of one instance: a process beside the server, that sees its own folder only. */
export class PoolerServer {
  readonly #dir: string;

  constructor(
    private readonly context: EngineContext,
    private readonly known: KnownInstance,
  ) {
    this.#dir = join(known.folder.path, 'pooler');
  }

  async process(): Promise<ProcessIdentity | undefined> {
    const pid = Number(await readFile(this.#pidFile, 'utf8').catch(() => ''));
    return findServer(pid, this.#settingsInside);
  }

  async console(): Promise<PoolerConsole> {
    const { record } = this.known;
    const { host } = await this.context.network();
    const caPem = await this.context.authority.caPem();
    return new PoolerConsole(host, record.pooler?.port ?? 0, consolePassword(record), caPem);
  }

  get logDir(): string {
    return join(this.#dir, 'log');
  }

  /** Writes what it reads. @returns whether anything is other than before */
  async configure(plan: PoolerPlan): Promise<boolean> {
    const { folder, record } = this.known;
    for (const path of [this.#dir, this.logDir, join(this.#dir, 'tls')]) {
      await folder.own(path, record);
    }
    const isOther = [
      await this.#certificate(plan.host),
      // Who it knows before who is let in, and both before it is made to read them.
      await this.#write('users.txt', poolerUsers(plan)),
      await this.#write('hba.conf', poolerAccess(plan)),
      await this.#write(`${this.#mark}.ini`, poolerSettings(plan)),
    ];
    return isOther.includes(true);
  }

  /** Starts it unless it runs. What it was told before is still there. */
  async start({ root, path }: PoolerProgram): Promise<void> {
    if (await this.process()) return;
    const { folder, record } = this.known;
    // The number in it may be another process by now, which would keep it from starting.
    await rm(this.#pidFile, { force: true });
    const console = await this.console();
    const argv = [
      ...(await this.context.groups.enter(this.#limits)),
      ...whileThere(join(this.#dir, `${this.#mark}.ini`), [
        ...confined({ root, folder, record, only: this.#dir, endsWithParent: true }),
        path,
        this.#settingsInside,
      ]),
    ];
    await startServer({
      folder,
      argv,
      logFile: join(folder.path, 'start-pooler.log'),
      isReady: async () => (await this.process()) !== undefined && (await console.answers()),
      deadlineMs: START_MS,
    });
  }

  /** Ends it with every connection through it. */
  async stop(): Promise<void> {
    const running = await this.process();
    if (running) {
      const steps = [
        { signal: 'SIGQUIT', waitMs: 5_000 },
        { signal: 'SIGKILL', waitMs: 5_000 },
      ] as const;
      if (!(await stopProcess(running, steps))) {
        throw new DatabaseEngineError('failed', 'the pooler could not be ended');
      }
    }
    await this.context.groups.remove(this.#limits.id);
  }

  async #certificate(host: string): Promise<boolean> {
    const { authority } = this.context;
    const isOther = await this.#write('tls/ca.pem', await authority.caPem());
    const present = await this.#read('tls/server.pem');
    if (present !== undefined && !isDue(present, host)) return isOther;
    const { certificatePem, keyPem } = await authority.issue(host);
    await this.#write('tls/server.key', keyPem);
    return this.#write('tls/server.pem', `${certificatePem}\n`);
  }

  async #write(name: string, content: string): Promise<boolean> {
    if ((await this.#read(name)) === content) return false;
    const { folder, record } = this.known;
    await folder.writeOwned(join(this.#dir, name), content, record);
    return true;
  }

  #read(name: string): Promise<string | undefined> {
    return readFile(join(this.#dir, name), 'utf8').catch(() => undefined);
  }

  get #limits() {
    const { id, cpus } = this.known.record.spec;
    const limits = { cpus: Math.max(LEAST_CPUS, cpus), memoryMb: MEMORY_MB, maxConnections: 0 };
    return { id: `${id}.pooler`, ...limits };
  }

  get #pidFile(): string {
    return join(this.#dir, 'pgbouncer.pid');
  }

  get #mark(): string {
    return `${this.context.mark(this.known.record.spec.id)}-pooler`;
  }

  get #settingsInside(): string {
    return `${HOME}/${this.#mark}.ini`;
  }
}
