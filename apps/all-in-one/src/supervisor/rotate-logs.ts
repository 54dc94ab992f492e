import { copyFileSync, readdirSync, renameSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

const EVERY_MS = 60_000;
const MAX_BYTES = 20 * 1024 * 1024;

/**
 * Keeps the logs that processes append to from filling the disk: copies a large one aside and
 * empties it. Its writers notice nothing, as each line goes to the end of the file.
 */
export function rotateLogs(folder: string, maxBytes = MAX_BYTES): { check(): void; stop(): void } {
  const check = (): void => {
    for (const name of readdirSync(folder).filter((entry) => entry.endsWith('.log'))) {
      // The edge rotates its access log itself.
      if (name === 'edge-access.log') continue;
      const file = join(folder, name);
      if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) <= maxBytes) continue;
      renameIfPresent(`${file}.1`, `${file}.2`);
      copyFileSync(file, `${file}.1`);
      truncateSync(file);
    }
  };
  check();
  const timer = setInterval(check, EVERY_MS).unref();
  return { check, stop: () => clearInterval(timer) };
}

function renameIfPresent(from: string, to: string): void {
  if (statSync(from, { throwIfNoEntry: false })) renameSync(from, to);
}
