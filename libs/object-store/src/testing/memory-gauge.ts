import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Measures how many bytes of buffers are in use, above what was in use when it was made. */
export class MemoryGauge {
  readonly #before = inUse();
  #peak = 0;

  /** The most of all samples. */
  get peakBytes(): number {
    return this.#peak;
  }

  /** Collects garbage first, which takes a moment: a few samples at telling points will do. */
  sample(): void {
    this.#peak = Math.max(this.#peak, inUse() - this.#before);
  }
}

function inUse(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}
