/** What the supervisor tells whoever started it. */
export type Report =
  | { kind: 'progress'; text: string }
  | { kind: 'ready' }
  | { kind: 'running' }
  | { kind: 'failed'; text: string; lines: readonly string[] };

export type Reporter = (report: Report) => void;

/** Tells the launcher; without one (run by hand or in a container) it prints. */
export const report: Reporter = (message) => {
  if (process.send && process.connected) {
    // A launcher that is just leaving is no reason to fail.
    process.send(message, undefined, undefined, () => undefined);
    return;
  }
  if (message.kind === 'failed') {
    process.stderr.write(`${[...message.lines, message.text].join('\n')}\n`);
  } else if (message.kind === 'progress') process.stdout.write(`${message.text}\n`);
  else
    process.stdout.write(`Skydeck is ${message.kind === 'ready' ? 'ready' : 'running already'}.\n`);
};
