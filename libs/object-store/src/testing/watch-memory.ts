import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const EVERY_MS = 50;

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Watches how many bytes of buffers are in use, above what was in use at the start. */
export function watchMemory(): { peakBytes(): number } {
  const before = inUse();
  let peak = 0;
  const timer = setInterval(() => (peak = Math.max(peak, inUse() - before)), EVERY_MS);
  return {
    peakBytes() {
      clearInterval(timer);
      return peak;
    },
  };
}

function inUse(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}
