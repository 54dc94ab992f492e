import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Server } from 'node:net';
import type { MemberName } from '../../stack/create-member.js';
import type { Stack } from '../../stack/create-stack.js';
import type { HandoverRequest } from './handover-files.js';
import { type GiverMessage, ORDER, TAKE_OVER, type TakerMessage } from './messages.js';

/** Reading all code takes a small and busy machine its time. */
const LOADED_MS = 120_000;
const STARTED_MS = 90_000;
const ADOPTED_MS = 60_000;
const END_MS = 20_000;

/** The process that goes on with the services of this one. */
export class Successor {
  private constructor(private readonly child: ChildProcess) {}

  /** Starts it with the sockets of every member; it says when it has read its code. */
  static async start(
    { node, program }: HandoverRequest,
    stack: Stack,
    words: readonly string[],
  ): Promise<Successor> {
    const sockets = ORDER.flatMap((name) => {
      const { open, internal } = stack.member(name).servers;
      return [descriptorOf(open), descriptorOf(internal)];
    });
    const child = spawn(node, [...process.execArgv, program, TAKE_OVER, ...words], {
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc', ...sockets],
    });
    const successor = new Successor(child);
    await successor.#told('loaded', LOADED_MS);
    return successor;
  }

  /** Has it run a member that does not run here any more. */
  async run(name: MemberName): Promise<void> {
    await this.#ask({ kind: 'start', name }, 'started', STARTED_MS);
  }

  /** Makes it the one that runs the installation. */
  async adopt(): Promise<void> {
    await this.#ask({ kind: 'adopt' }, 'adopted', ADOPTED_MS);
    this.child.disconnect();
    this.child.unref();
  }

  /** Ends it. */
  async end(): Promise<void> {
    const { child } = this;
    if (hasEnded(child)) return;
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    const forced = setTimeout(() => child.kill('SIGKILL'), END_MS);
    await gone;
    clearTimeout(forced);
  }

  async #ask(message: GiverMessage, answer: TakerMessage['kind'], withinMs: number): Promise<void> {
    const told = this.#told(answer, withinMs);
    this.child.send(message, undefined, undefined, () => undefined);
    await told;
  }

  /** Waits for word of one kind. Rejects when it fails, ends, or takes too long. */
  async #told(kind: TakerMessage['kind'], withinMs: number): Promise<void> {
    const { child } = this;
    // One that was killed while nothing was asked of it says nothing any more.
    if (hasEnded(child)) throw ended(child.exitCode, child.signalCode);
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const onMessage = (message: TakerMessage): void => {
      if (message.kind === kind) resolve();
      if (message.kind === 'failed') reject(new Error(message.text));
    };
    const onExit = (code: number | null, signal: string | null): void =>
      reject(ended(code, signal));
    const onError = (error: Error): void => reject(error);
    const timer = setTimeout(
      () => reject(new Error(`The new version is not ready within ${withinMs / 1000} s.`)),
      withinMs,
    );
    child.on('message', onMessage).once('exit', onExit).once('error', onError);
    try {
      await promise;
    } finally {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', onExit).off('error', onError);
    }
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

const ended = (code: number | null, signal: string | null) =>
  new Error(`The new version ended (${signal ?? code}).`);

/** The descriptor of a server that listens, which a child inherits. Node tells it in no public way. */
function descriptorOf(server: Server): number {
  const { _handle: handle } = server as Server & { readonly _handle?: { readonly fd: number } };
  if (!handle || handle.fd < 0) throw new Error('A listener has no descriptor.');
  return handle.fd;
}
