import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Family, WorkerMessage } from '../messages.js';
import { familyAbove } from './adopt.js';
import { Backoff } from './backoff.js';
import type { BoundSockets } from './bound-sockets.js';
import { DrainingWorkers } from './draining-workers.js';
import { FamilyRecord } from './family-record.js';
import { stopWorkers } from './stop-workers.js';
import { Turns } from './turns.js';
import { type WorkerPort, startWorker } from './worker-port.js';
import { WorkerProcess } from './worker-process.js';

/** Reading all its code takes a busy machine long. */
const PREPARED_MS = 60_000;
const HANDED_MS = 30_000;
const SERVING_MS = 60_000;

/**
 * Holds the listening sockets of an edge and keeps one worker accepting on them. A restart lets the
 * next worker accept before the present one stops, and a worker that crashed is replaced at once:
 * meanwhile connections wait in the queue of the socket. A keeper that is killed costs nobody
 * anything: the worker goes on, and starts the next keeper, which it passes the sockets.
 */
export class Keeper {
  readonly #all = new Set<WorkerProcess>();
  readonly #draining = new DrainingWorkers();
  readonly #backoff = new Backoff();
  readonly #stopping = new AbortController();
  readonly #record: FamilyRecord;
  #worker: WorkerProcess | undefined;
  #number = 0;
  /** One change of workers after the other. */
  readonly #turns = new Turns();

  constructor(
    private readonly sockets: BoundSockets,
    private readonly logger: Logger,
  ) {
    this.#record = new FamilyRecord(logger);
  }

  /** Resolves when the first worker serves; rejects when it cannot. */
  async start(): Promise<void> {
    await this.#turns.take(() => this.#replace(undefined));
  }

  /**
   * Goes on with the worker that started this process, as its keeper has ended.
   * @returns whether it leads the edge now; another keeper may have been first
   */
  async adopt(port: WorkerPort): Promise<boolean> {
    const found = await familyAbove(port, this.#record);
    if (found === 'led') return false;
    if (found === 'gone') return await this.#turns.take(() => this.#revive()).then(() => true);
    this.#number = found.worker;
    this.#worker = this.#enter(new WorkerProcess(this.#number, port));
    void this.#attend(this.#worker);
    this.#tellFamily();
    this.logger.warn({ worker: this.#number }, 'the keeper ended; this one goes on in its place');
    return true;
  }

  /** Puts a new worker in place of the present one. Rejects when it could not; the old one stays. */
  async restart(): Promise<void> {
    await this.#turns.take(async () => {
      const old = this.#worker;
      if (!old || this.#stopping.signal.aborted) return;
      await this.#replace(old);
      this.#record.counts.restarts++;
      this.#tellFamily();
      this.logger.info({ worker: this.#number, replaces: old.number }, 'restarted');
    });
  }

  /** Lets every worker finish what it has within its time, and takes nothing new. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.sockets.close();
    await stopWorkers(this.#all, this.#record.strays);
  }

  async #replace(old: WorkerProcess | undefined): Promise<void> {
    const next = this.#begin();
    try {
      this.#record.home = (await next.told('prepared', PREPARED_MS)).home;
      const state = await old?.handOver(HANDED_MS);
      const serving = next.told('serving', SERVING_MS);
      next.tell({ kind: 'serve', state, family: this.#family(next, old) });
      await serving;
    } catch (error) {
      next.kill('SIGKILL');
      this.#all.delete(next);
      old?.tell({ kind: 'stay' });
      this.#record.counts.failures++;
      this.#tellFamily();
      throw error;
    }
    this.#worker = next;
    if (old && !old.hasExited) this.#draining.letGo(old);
    void this.#attend(next);
    this.#tellFamily();
  }

  #begin(): WorkerProcess {
    return this.#enter(new WorkerProcess(++this.#number, startWorker(this.sockets)));
  }

  #enter(worker: WorkerProcess): WorkerProcess {
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
    this.#record.counts.crashes++;
    this.logger.error({ worker: worker.number, how }, 'a worker ended; another one is started');
    await this.#turns.take(() => this.#revive());
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
    if (!this.#worker) return;
    const family = this.#family(this.#worker);
    this.#worker.tell({ kind: 'family', family });
    this.#record.write(family, this.#all);
  }

  #family(worker: WorkerProcess, leaving?: WorkerProcess): Family {
    const draining = [...this.#draining, ...(leaving ? [leaving] : [])].map(({ number }) => number);
    return this.#record.family(worker.number, draining);
  }
}
