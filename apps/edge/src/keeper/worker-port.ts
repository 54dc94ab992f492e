import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { KeeperMessage, WorkerMessage } from '../messages.js';
import type { BoundSockets } from './bound-sockets.js';

const PROGRAM = fileURLToPath(new URL('../worker.js', import.meta.url));

/** A keeper's end of the channel to one worker. */
export interface WorkerPort {
  readonly pid: number | undefined;
  /** Resolves with how the worker ended. */
  readonly exited: Promise<string>;
  send(message: KeeperMessage): void;
  onMessage(listener: (message: WorkerMessage) => void): void;
  offMessage(listener: (message: WorkerMessage) => void): void;
  kill(signal: NodeJS.Signals): void;
}

/** Starts a worker, which knows the sockets by their numbers. */
export function startWorker({ visitors, control, tls }: BoundSockets): WorkerPort {
  const sockets = [visitors.fd(), control.fd(), tls?.fd() ?? ('ignore' as const)];
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc', ...sockets, ...sockets] as const;
  const child = fork(PROGRAM, { stdio: [...stdio] });
  // A message to a worker that has just ended is lost with it; its end is seen by `exited`.
  child.on('error', () => undefined);
  return {
    ...port(child),
    pid: child.pid,
    exited: once(child, 'exit').then(([code, signal]: unknown[]) => String(signal ?? code)),
    kill: (signal) => void child.kill(signal),
  };
}

/** The worker that started this keeper. */
export function workerAbove(own: NodeJS.Process): WorkerPort {
  const pid = own.ppid;
  const exited = once(own, 'disconnect').then(() => 'disconnected');
  let hasLeft = !own.connected;
  void exited.then(() => (hasLeft = true));
  return {
    ...port(own),
    pid,
    exited: hasLeft ? Promise.resolve('disconnected') : exited,
    kill: (signal) => {
      if (!hasLeft) own.kill(pid, signal);
    },
  };
}

function port(end: ChildProcess | NodeJS.Process) {
  // Both speak of messages in the same words, which their types do not share.
  const emitter: NodeJS.EventEmitter = end;
  return {
    send: (message: KeeperMessage) => {
      if (end.connected) end.send?.(message, undefined, undefined, () => undefined);
    },
    onMessage: (listener: (message: WorkerMessage) => void) => void emitter.on('message', listener),
    offMessage: (listener: (message: WorkerMessage) => void) =>
      void emitter.off('message', listener),
  };
}
