import { access, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, runCommand, stopProcess, type ProcessIdentity } from '@skydeck/exec';
import { DatabaseEngineError } from '../../database.driver.js';
import { confined, ENVIRONMENT, HOME, type Confinement } from '../instance/confined.js';
import type { InstanceFolder } from '../instance/instance-folder.js';
import type { InstanceRecord } from '../instance/instance-record.js';
import { findServer, startServer } from '../instance/server-process.js';
import { ADMIN } from './names.js';
import type { PostgresPrograms } from '../programs/postgres-programs.js';

const RUN_MS = 120_000;
const START_MS = 120_000;
/** Tries while processes of a server that was killed still hold its memory. */
const START_TRIES = 20;
const HELD_MS = 250;

/** How a program of an instance is run. */
interface ServerRun {
  readonly env?: Record<string, string>;
  readonly deadlineMs?: number;
  /** What it reads. */
  readonly input?: string;
}

/** The processes of an instance. */
export interface ServerGroup {
  /** What makes a command one of them. */
  enter(): Promise<string[]>;
  /** Undefined where nobody counts them. */
  pids(): Promise<number[] | undefined>;
}

/** The server of one instance, as a process and a folder of data. */
export class PostgresServer {
  constructor(
    readonly folder: InstanceFolder,
    readonly record: InstanceRecord,
    readonly programs: PostgresPrograms,
    private readonly mark: string,
    private readonly group: ServerGroup,
    /** Folder of the data within the instance's home. */
    private readonly name = `postgres-${record.spec.major}`,
  ) {}

  /** The data of its major, seen from outside. */
  get data(): string {
    return join(this.folder.home, this.name);
  }

  /** The data of its major, as the server sees it. */
  get dataInside(): string {
    return `${HOME}/${this.name}`;
  }

  get view(): Confinement {
    return { root: this.programs.root, folder: this.folder, record: this.record };
  }

  async hasData(): Promise<boolean> {
    return access(join(this.data, 'PG_VERSION')).then(
      () => true,
      () => false,
    );
  }

  /** Makes the data folder. What an interrupted run began is begun anew. */
  async init(): Promise<void> {
    const { folder, record } = this;
    const password = join(folder.home, 'initial-password');
    await rm(`${this.data}.new`, { recursive: true, force: true });
    await folder.writeOwned(password, `${record.adminPassword}\n`, record);
    try {
      await this.run([
        `${this.programs.bin}/initdb`,
        `--pgdata=${this.dataInside}.new`,
        `--username=${ADMIN}`,
        `--pwfile=${HOME}/initial-password`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        // Sorts the same with every version of the system's library, so that indexes stay right.
        '--locale=C.UTF-8',
        '--data-checksums',
        '--no-instructions',
      ]);
      await rename(`${this.data}.new`, this.data);
    } finally {
      await rm(password, { force: true });
    }
  }

  /** Runs a program of the instance as its user. */
  async run(
    argv: readonly string[],
    { env = {}, deadlineMs = RUN_MS, input }: ServerRun = {},
  ): Promise<readonly string[]> {
    const [program = '', ...args] = await this.command(argv);
    const read = input !== undefined && { input };
    const options = { cwd: '/', env: { ...ENVIRONMENT, ...env }, deadlineMs, ...read };
    return (await runCommand(program, args, options)).stdout;
  }

  /** A command of the instance as one of the host. */
  async command(argv: readonly string[]): Promise<string[]> {
    return [...(await this.group.enter()), ...confined(this.view), ...argv];
  }

  /** The first process of the server, if it runs. */
  async process(): Promise<ProcessIdentity | undefined> {
    const [line = ''] = await this.#pidFile();
    return findServer(Math.abs(Number(line)), `--cluster_name=${this.mark}`);
  }

  /** Starts it unless it runs; what a killed one left is recovered by the server itself. */
  async start(deadlineMs = START_MS): Promise<void> {
    for (let tries = 1; ; tries++) {
      if ((await this.process()) && (await this.isReady())) return;
      try {
        await this.#start(deadlineMs);
        return;
      } catch (error) {
        const isHeld = /still in use|already exists/.test(String(error));
        if (!isHeld || tries >= START_TRIES) throw error;
        await this.#clearAway(tries > START_TRIES / 2);
      }
    }
  }

  /**
   * A server that was killed may be a dead entry in the table of processes that nobody collects; the
   * lock is taken off only when no process of the instance lives, since one could still write.
   */
  async #clearAway(isPatienceOver: boolean): Promise<void> {
    const alive = (await this.group.pids())?.filter((pid) => identify(pid) !== null);
    if (alive === undefined || (await this.process())) return sleep(HELD_MS);
    if (alive.length === 0) return rm(join(this.data, 'postmaster.pid'), { force: true });
    if (isPatienceOver) for (const pid of alive) process.kill(pid, 'SIGKILL');
    return sleep(HELD_MS);
  }

  async #start(deadlineMs: number): Promise<void> {
    const server = [
      `${this.programs.bin}/postgres`,
      '-D',
      this.dataInside,
      `--cluster_name=${this.mark}`,
    ];
    await startServer({
      folder: this.folder,
      argv: await this.command(server),
      logFile: join(this.folder.path, 'start.log'),
      isReady: async () => (await this.isReady()) && (await this.process()) !== undefined,
      deadlineMs,
    });
  }

  /** Ends it: open transactions are rolled back, committed ones are on disk. */
  async stop(): Promise<void> {
    const running = await this.process();
    if (!running) return;
    const stopped = await stopProcess(running, [
      { signal: 'SIGINT', waitMs: 30_000 },
      { signal: 'SIGQUIT', waitMs: 10_000 },
      { signal: 'SIGKILL', waitMs: 5_000 },
    ]);
    if (!stopped) throw new DatabaseEngineError('failed', 'the server could not be ended');
  }

  /** Ends what goes on of programs whose platform was killed, before the data are made anew. */
  async endAll(): Promise<void> {
    const left = async () => (await this.group.pids())?.filter((pid) => identify(pid) !== null);
    for (let tries = 0; tries < START_TRIES; tries++) {
      const alive = (await left()) ?? [];
      if (alive.length === 0) return;
      for (const pid of alive) process.kill(pid, 'SIGKILL');
      await sleep(HELD_MS);
    }
    throw new DatabaseEngineError('unavailable', 'processes of the server could not be ended');
  }

  /** Makes it read its settings again. */
  async reload(): Promise<void> {
    const running = await this.process();
    if (running) process.kill(running.pid, 'SIGHUP');
  }

  /** The end of what the server wrote last. */
  async logTail(bytes = 4_000): Promise<string> {
    const dir = join(this.folder.home, 'log');
    const name = (await readdir(dir).catch(() => [])).toSorted((a, b) => a.localeCompare(b)).at(-1);
    if (name === undefined) return '';
    return (await readFile(join(dir, name), 'utf8').catch(() => '')).slice(-bytes);
  }

  /** Whether it says of itself that it serves. */
  async isReady(): Promise<boolean> {
    return (await this.#pidFile())[7]?.trim() === 'ready';
  }

  async #pidFile(): Promise<string[]> {
    const text = await readFile(join(this.data, 'postmaster.pid'), 'utf8').catch(() => '');
    return text.split('\n');
  }
}
