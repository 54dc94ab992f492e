import { setTimeout as sleep } from 'node:timers/promises';
import type { SupervisorLog } from './log.js';

/** A child process that runs until it ends by itself or is stopped. */
export interface RunningChild {
  exited: Promise<unknown>;
  stop(): Promise<void>;
}

export interface KeepAliveOptions {
  name: string;
  /** Starts it and resolves when it works; rejects when it does not, or when cancelled. */
  start: (cancelled: AbortSignal) => Promise<RunningChild>;
  /** Cancels the first start. Later ones go on until `stop()`, as whoever closes may need it. */
  signal: AbortSignal;
  log: SupervisorLog;
  /** Called each time it works again after it had ended. */
  onRestart?: () => void;
  firstDelayMs?: number;
}

/** Something that was started, and how to do without it. */
export interface Part {
  stop(): Promise<void>;
  /** Lets it run, and does not start it again: somebody else does from now on. */
  leave(): void;
}

const FIRST_DELAY_MS = 200;
const LONGEST_DELAY_MS = 10_000;
/** After so long a life the next end counts as the first again. */
const STABLE_MS = 30_000;

/** Starts a child, and starts it again whenever it ends unasked. Rejects when the first start does. */
export async function keepAlive(options: KeepAliveOptions): Promise<Part> {
  const { name, start, signal, log, onRestart, firstDelayMs = FIRST_DELAY_MS } = options;
  const stopped = new AbortController();
  let child = await start(signal);

  const restart = async (firstDelay: number): Promise<void> => {
    for (let delay = firstDelay; !stopped.signal.aborted; delay = longer(delay)) {
      await sleep(delay, undefined, { signal: stopped.signal }).catch(() => undefined);
      if (stopped.signal.aborted) return;
      try {
        child = await start(stopped.signal);
        log('info', `${name} runs again`);
        onRestart?.();
        return;
      } catch (error) {
        if (stopped.signal.aborted) return;
        log('error', `${name} could not be started again: ${String(error)}`);
      }
    }
  };
  const watch = async (): Promise<void> => {
    let delay = firstDelayMs;
    while (!stopped.signal.aborted) {
      const startedAt = Date.now();
      await child.exited;
      if (stopped.signal.aborted) return;
      delay = Date.now() - startedAt > STABLE_MS ? firstDelayMs : longer(delay);
      log('error', `${name} ended unexpectedly; starting it again`);
      await restart(delay);
    }
  };
  const watching = watch();
  return {
    leave: () => stopped.abort(),
    async stop() {
      stopped.abort();
      await child.stop();
      await watching;
      // A start that was under way when we were asked to stop has a child of its own.
      await child.stop();
    },
  };
}

function longer(delayMs: number): number {
  return Math.min(delayMs * 2, LONGEST_DELAY_MS);
}
