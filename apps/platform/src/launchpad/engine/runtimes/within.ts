import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for something to happen, but no longer than a time in milliseconds. */
export async function within(event: Promise<unknown>, limitMs: number): Promise<void> {
  const timer = new AbortController();
  const timeout = sleep(limitMs, undefined, { signal: timer.signal }).catch(() => undefined);
  await Promise.race([event, timeout]);
  timer.abort();
}
