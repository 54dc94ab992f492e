import type { Stack } from '../../stack/create-stack.js';
import { log } from '../log.js';
import type { Settings } from '../settings.js';
import { handOver } from './hand-over.js';
import { takeRequest, writeReport } from './handover-files.js';

/** Whose services may be asked for. */
export interface HandoverOptions {
  readonly settings: Settings;
  readonly stack: Stack;
  readonly signal: AbortSignal;
}

/** Waits to be asked by SIGUSR2 to hand over; `given` resolves once another process has it all. */
export function listenForHandover(options: HandoverOptions): {
  readonly given: Promise<void>;
  close(): void;
} {
  const { promise: given, resolve } = Promise.withResolvers<void>();
  let isBusy = false;
  const answer = async (): Promise<void> => {
    const isGiven = await attempt(options);
    isBusy = false;
    if (isGiven) resolve();
  };
  const onSignal = (): void => {
    if (isBusy) return;
    isBusy = true;
    void answer();
  };
  process.on('SIGUSR2', onSignal);
  return { given, close: () => process.off('SIGUSR2', onSignal) };
}

async function attempt({ settings, stack, signal }: HandoverOptions): Promise<boolean> {
  const { home, withRedis } = settings;
  const request = takeRequest(home);
  if (!request) return false;
  const words = ['--detach', ...(withRedis ? ['--with-redis'] : [])];
  let moved: Parameters<typeof writeReport>[1]['moved'] = [];
  const onMoved = (names: typeof moved): void => {
    moved = [...names];
    writeReport(home, { state: 'moving', moved });
  };
  try {
    onMoved([]);
    await handOver({ stack, words, signal, onMoved }, request);
    writeReport(home, { state: 'done', moved });
    return true;
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    log('error', `nothing was handed over: ${problem}`);
    writeReport(home, { state: 'failed', moved, problem });
    return false;
  }
}
