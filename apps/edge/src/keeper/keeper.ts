import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Family, WorkerMessage } from '../messages.js';
import { Backoff } from './backoff.js';
import type { BoundSockets } from './bound-sockets.js';
import { WorkerProcess } from './worker-process.js';
import { WorkersFile } from './workers-file.js';

/** Reading all its code takes a busy machine long. */
const PREPARED_MS = 60_000;
const HANDED_MS = 30_000;
const SERVING_MS = 60_000;
const STOPPED_MS = 60_000;
/** Old workers that may be finishing at once; the oldest is stopped for one more. */
const MOST_DRAINING = 5;

/**
 * Holds the listening sockets of an edge and keeps one worker accepting on them. A restart lets the
 * next worker accept before the present one stops, and a worker that crashed is replaced at once:
 * meanwhile connections wait in the queue of the socket.
 */
export class Keeper {
  readonly #all = new Set<WorkerProcess>();
  readonly #draining = new Set<WorkerProcess>();
  readonly #backoff = new Backoff();
  readonly #stopping = new AbortController();
  readonly #file: WorkersFile;
  #worker: WorkerProcess | undefined;
  #number = 0;
  readonly #counts = { restarts: 0, crashes: 0, failures: 0 };
  #home: string | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly sockets: BoundSockets,
    private readonly logger: Logger,
  ) {
    this.#file = new WorkersFile(logger);
  }

  /** Resolves when the first worker serves; rejects when it cannot. */
  async start(): Promise<void> {
    await this.#inTurn(() => this.#replace(undefined));
  }

  /** Puts a new worker in place of the present one. Rejects when it could not; the old one stays. */
  async restart(): Promise<void> {
    await this.#inTurn(async () => {
      const old = this.#worker;
      if (!old || this.#stopping.signal.aborted) return;
      await this.#replace(old);
      this.#counts.restarts++;
      this.#tellFamily();
      this.logger.info({ worker: this.#number, replaces: old.number }, 'restarted');
    });
  }

  /** Lets every worker finish what it has within its time, and takes nothing new. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.sockets.close();
    await Promise.all([...this.#all].map((worker) => worker.stop(STOPPED_MS)));
  }

  async #replace(old: WorkerProcess | undefined): Promise<void> {
    const next = this.#begin();
    try {
      this.#home = (await next.told('prepared', PREPARED_MS)).home;
      const state = await old?.handOver(HANDED_MS);
      const serving = next.told('serving', SERVING_MS);
      next.tell({ kind: 'serve', state, family: this.#family(next, old) });
      await serving;
    } catch (error) {
      next.kill('SIGKILL');
      this.#all.delete(next);
      old?.tell({ kind: 'stay' });
      this.#counts.failures++;
      this.#tellFamily();
      throw error;
    }
    this.#worker = next;
    if (old && !old.hasExited) this.#letGo(old);
    void this.#attend(next);
    this.#tellFamily();
  }

  #letGo(old: WorkerProcess): void {
    this.#draining.add(old);
    old.tell({ kind: 'drain' });
    const [oldest] = this.#draining;
    if (this.#draining.size > MOST_DRAINING) oldest?.tell({ kind: 'stop' });
  }

  #begin(): WorkerProcess {
    const worker = new WorkerProcess(++this.#number, this.sockets);
    this.#all.add(worker);
    worker.onMessage((message) => this.#onMessage(worker, message));
    return worker;
  }

  /** Sees a worker that served to its end. */
  async #attend(worker: WorkerProcess): Promise<void> {
    const how = await worker.exited;
    this.#all.delete(worker);
    if (this.#draining.delete(worker)) this.#tellFamily();
    if (this.#worker !== worker || this.#stopping.signal.aborted) return;
    this.#worker = undefined;
    this.#counts.crashes++;
    this.logger.error({ worker: worker.number, how }, 'a worker ended; another one is started');
    await this.#inTurn(() => this.#revive());
  }

  async #revive(): Promise<void> {
    const { signal } = this.#stopping;
    while (!this.#worker && !signal.aborted) {
      await sleep(this.#backoff.nextMs(), undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      await this.#replace(undefined).catch((error: unknown) => {
        this.logger.error({ err: error }, 'a worker could not be started; it is tried again');
      });
    }
  }

  #onMessage(from: WorkerProcess, message: WorkerMessage): void {
    if (message.kind !== 'relay') return;
    const to = this.#draining.has(from) ? [this.#worker] : this.#draining;
    for (const worker of to) {
      worker?.tell({ kind: 'relayed', from: from.number, message: message.message });
    }
  }

  /** Tells the worker, and whoever asked for a restart. */
  #tellFamily(): void {
    if (!this.#worker || this.#home === undefined) return;
    const family = this.#family(this.#worker);
    this.#worker.tell({ kind: 'family', family });
    this.#file.write(this.#home, { pid: process.pid, ...family });
  }

  #family(worker: WorkerProcess, leaving?: WorkerProcess): Family {
    const draining = [...this.#draining, ...(leaving ? [leaving] : [])].map(({ number }) => number);
    return { worker: worker.number, draining, ...this.#counts };
  }

  /** One change of workers after the other. */
  #inTurn(act: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(act);
    this.#turn = done.catch(() => undefined);
    return done;
  }
}
