/** One press of Ctrl-C may arrive twice, from the terminal and from whoever passes it on. */
const SAME_PRESS_MS = 300;

export interface StopRequests {
  /** Aborted by the first request. */
  signal: AbortSignal;
  /** Resolves with the exit code when somebody asks to stop. */
  asked: Promise<number>;
  /** Asks to stop from inside, with an exit code. */
  ask(code: number): void;
}

/**
 * Listens for what ends the installation: signals, and the launcher's death when it runs at a
 * terminal. A second signal means that the user will not wait: `onForce`.
 */
export function listenForStop(detached: boolean, onForce: () => void): StopRequests {
  const controller = new AbortController();
  let resolve: (code: number) => void;
  const asked = new Promise<number>((settle) => (resolve = settle));
  const ask = (code: number): void => {
    resolve(code);
    controller.abort();
  };
  let last = 0;
  const onSignal = (): void => {
    const now = Date.now();
    if (now - last < SAME_PRESS_MS) return;
    last = now;
    if (controller.signal.aborted) onForce();
    else ask(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  if (!detached) process.on('disconnect', () => ask(0));
  return { signal: controller.signal, asked, ask };
}
