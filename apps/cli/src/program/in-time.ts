import { timedOut } from '../failures/cli-error.js';

/** Does work that ends when the time is up, whatever it is waiting for. */
export async function inTime(
  work: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
  timeoutMs: number | undefined,
): Promise<void> {
  if (timeoutMs === undefined) return work(signal);
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      const reason = timedOut(
        `The command took longer than ${timeoutMs / 1000} s.`,
        'What was started may go on.',
      );
      reject(reason);
      controller.abort(reason);
    }, timeoutMs);
  });
  try {
    await Promise.race([work(AbortSignal.any([signal, controller.signal])), end]);
  } finally {
    clearTimeout(timer);
  }
}
