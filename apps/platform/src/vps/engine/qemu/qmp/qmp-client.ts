import type { Socket } from 'node:net';
import { ComputeFailure } from '../../compute-failure.js';
import type { ServerFolder } from '../machine/server-folder.js';
import { onMessages } from './on-messages.js';

/** Something the emulator told by itself. */
export interface QmpEvent {
  readonly event: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

interface Message extends Partial<QmpEvent> {
  readonly id?: number;
  readonly return?: unknown;
  readonly error?: { readonly class: string; readonly desc: string };
}

const ANSWER_MS = 30_000;
const JOB_MS = 300_000;

/** One conversation with an emulator (docs/interop/qmp-spec of QEMU). */
export class QmpClient implements Disposable {
  private readonly waiting = new Map<number, PromiseWithResolvers<unknown>>();
  private readonly listeners = new Set<(event: QmpEvent) => void>();
  private count = 0;

  private constructor(private readonly socket: Socket) {
    onMessages(socket, (line) => this.take(line.toString()));
    socket.once('close', () => {
      for (const { reject } of this.waiting.values()) reject(gone());
      this.waiting.clear();
    });
  }

  static async open(folder: ServerFolder, name = 'qmp.sock'): Promise<QmpClient> {
    const socket = await folder.connect(name).catch(() => {
      throw gone();
    });
    const client = new QmpClient(socket);
    try {
      await client.call('qmp_capabilities');
      return client;
    } catch (error) {
      client[Symbol.dispose]();
      throw error;
    }
  }

  /** @throws `failed` with what the emulator said */
  async call<T>(execute: string, args?: object): Promise<T> {
    if (this.socket.destroyed) throw gone();
    const id = ++this.count;
    const answer = Promise.withResolvers<unknown>();
    this.waiting.set(id, answer);
    const late = setTimeout(() => answer.reject(gone()), ANSWER_MS);
    this.socket.write(`${JSON.stringify({ execute, id, ...(args && { arguments: args }) })}\n`);
    try {
      return (await answer.promise) as T;
    } finally {
      clearTimeout(late);
      this.waiting.delete(id);
    }
  }

  /** Runs a command of the human monitor. @returns what it printed */
  async monitor(line: string): Promise<string> {
    return this.call<string>('human-monitor-command', { 'command-line': line });
  }

  /** Runs a command that goes on as a job, to its end. */
  async job(execute: string, id: string, args: object): Promise<void> {
    // One that was begun by a process of ours that is gone comes to its end first.
    await this.finish(id, Date.now() + JOB_MS).catch(() => undefined);
    await this.call(execute, { 'job-id': id, ...args });
    await this.finish(id, Date.now() + JOB_MS);
  }

  private async finish(id: string, end: number): Promise<void> {
    for (;;) {
      const jobs = await this.call<{ id: string; status: string; error?: string }[]>('query-jobs');
      const job = jobs.find((one) => one.id === id);
      if (!job) return;
      if (job.status === 'concluded') {
        await this.call('job-dismiss', { id });
        if (job.error === undefined) return;
        throw new ComputeFailure('failed', 'The snapshot failed.', job.error);
      }
      if (Date.now() > end) throw new ComputeFailure('timed_out', 'The snapshot took too long.');
      await new Promise((resolve) => void setTimeout(resolve, 20));
    }
  }

  on(listener: (event: QmpEvent) => void): void {
    this.listeners.add(listener);
  }

  onClose(listener: () => void): void {
    this.socket.once('close', listener);
  }

  [Symbol.dispose](): void {
    this.socket.destroy();
  }

  private take(line: string): void {
    let message: Message;
    try {
      message = JSON.parse(line) as Message;
    } catch {
      this.socket.destroy();
      return;
    }
    const { id, event, data, error } = message;
    if (event !== undefined) {
      for (const listener of this.listeners) listener({ event, ...(data && { data }) });
    }
    const answer = id === undefined ? undefined : this.waiting.get(id);
    if (!answer) return;
    if (error) answer.reject(new ComputeFailure('failed', 'The machine refused.', error.desc));
    else answer.resolve(message.return);
  }
}

function gone(): ComputeFailure {
  return new ComputeFailure('busy', 'The machine does not answer.', undefined, true);
}

/** Does something with an emulator's monitor, which serves one at a time. */
export async function withMachine<T>(
  folder: ServerFolder,
  task: (qmp: QmpClient) => Promise<T>,
): Promise<T> {
  using qmp = await QmpClient.open(folder);
  return await task(qmp);
}
