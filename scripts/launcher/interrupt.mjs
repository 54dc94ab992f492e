/** One press of Ctrl-C arrives twice: from the terminal and from npm, which passes it on. */
const SAME_PRESS_MS = 400;

/**
 * Turns Ctrl-C and the signals that end a session into calls: `onFirst` once, then `onMore` for
 * each further press. Returns a function that stops listening.
 */
export function onInterrupt(onFirst, onMore) {
  let last = 0;
  let presses = 0;
  const listener = () => {
    const now = Date.now();
    if (now - last < SAME_PRESS_MS) return;
    last = now;
    presses += 1;
    if (presses === 1) onFirst();
    else onMore();
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, listener);
  return () => {
    for (const signal of signals) process.off(signal, listener);
  };
}
