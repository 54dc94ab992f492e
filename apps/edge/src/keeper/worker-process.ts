import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { HandedState, KeeperMessage, WorkerMessage } from '../messages.js';
import type { BoundSockets } from './bound-sockets.js';

const PROGRAM = fileURLToPath(new URL('../worker.js', import.meta.url));

type Told<Kind extends WorkerMessage['kind']> = Extract<WorkerMessage, { kind: Kind }>;

/** A process that answers visitors on the keeper's sockets. */
export class WorkerProcess {
  readonly #child: ChildProcess;
  /** Resolves with how it ended. */
  readonly exited: Promise<string>;
  hasExited = false;

  constructor(
    readonly number: number,
    { visitors, control, tls }: BoundSockets,
  ) {
    // The worker knows them by their numbers, which begin after the channel.
    const sockets = [visitors.fd(), control.fd(), ...(tls ? [tls.fd()] : [])];
    const stdio = ['ignore', 'inherit', 'inherit', 'ipc', ...sockets] as const;
    this.#child = fork(PROGRAM, { stdio: [...stdio] });
    // A message to a worker that has just ended is lost with it; its end is seen by `exited`.
    this.#child.on('error', () => undefined);
    this.exited = once(this.#child, 'exit').then(([code, signal]: unknown[]) => {
      this.hasExited = true;
      return String(signal ?? code);
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** Has it tell what it knows. One that does not answer in time is of no use any more: it is killed. */
  async handOver(timeoutMs: number): Promise<HandedState | undefined> {
    const handed = this.told('handed', timeoutMs);
    this.tell({ kind: 'hand-over' });
    try {
      return (await handed).state;
    } catch {
      this.kill('SIGKILL');
      return undefined;
    }
  }

  /** Lets it finish what it has, and resolves once it has ended. */
  async stop(timeoutMs: number): Promise<void> {
    this.tell({ kind: 'stop' });
    const timer = setTimeout(() => this.kill('SIGKILL'), timeoutMs);
    await this.exited;
    clearTimeout(timer);
  }

  tell(message: KeeperMessage): void {
    if (this.#child.connected) this.#child.send(message, () => undefined);
  }

  onMessage(listener: (message: WorkerMessage) => void): void {
    this.#child.on('message', listener);
  }

  kill(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Waits for a message of one kind. Rejects when the worker ends before, or the time is over. */
  async told<Kind extends WorkerMessage['kind']>(
    kind: Kind,
    timeoutMs: number,
  ): Promise<Told<Kind>> {
    const { promise, resolve, reject } = Promise.withResolvers<Told<Kind>>();
    const listener = (message: WorkerMessage) => {
      if (message.kind === kind) resolve(message as Told<Kind>);
    };
    this.#child.on('message', listener);
    const fail = (why: string) => reject(new Error(`Worker ${this.number} ${why}.`));
    const timer = setTimeout(() => fail(`is not "${kind}" in time`), timeoutMs);
    void this.exited.then((how) => fail(`ended (${how})`));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#child.off('message', listener);
    }
  }
}
