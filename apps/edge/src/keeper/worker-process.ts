import type { HandedState, KeeperMessage, WorkerMessage } from '../messages.js';
import type { WorkerPort } from './worker-port.js';

type Told<Kind extends WorkerMessage['kind']> = Extract<WorkerMessage, { kind: Kind }>;

/** A process that answers visitors on the keeper's sockets. */
export class WorkerProcess {
  hasExited = false;

  constructor(
    readonly number: number,
    private readonly port: WorkerPort,
  ) {
    void port.exited.then(() => (this.hasExited = true));
  }

  get pid(): number | undefined {
    return this.port.pid;
  }

  /** Resolves with how it ended. */
  get exited(): Promise<string> {
    return this.port.exited;
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
    this.port.send(message);
  }

  onMessage(listener: (message: WorkerMessage) => void): void {
    this.port.onMessage(listener);
  }

  kill(signal: NodeJS.Signals): void {
    this.port.kill(signal);
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
    this.port.onMessage(listener);
    const fail = (why: string) => reject(new Error(`Worker ${this.number} ${why}.`));
    const timer = setTimeout(() => fail(`is not "${kind}" in time`), timeoutMs);
    void this.exited.then((how) => fail(`ended (${how})`));
    try {
      return await promise;
    } finally {
      clearTimeout(timer);
      this.port.offMessage(listener);
    }
  }
}
