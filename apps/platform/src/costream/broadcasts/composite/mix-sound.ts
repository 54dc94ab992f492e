import type { SoundSource } from './sound-source.js';

const [LOWEST, HIGHEST] = [-32_768, 32_767];
const SAMPLE_BYTES = 2;
/** How much of a level is forgotten with each mix. */
const FADING = 0.9;

/** What all are to be heard with next. @param bytes of two channels */
export function mixSound(sources: Iterable<SoundSource>, bytes: number): Buffer {
  const mixed = Buffer.alloc(bytes);
  const sum = new Int32Array(bytes / SAMPLE_BYTES);
  for (const source of sources) {
    const sound = source.take(bytes);
    source.level *= FADING;
    if (sound === null) continue;
    let peak = 0;
    for (let at = 0; at < sum.length; at++) {
      const sample = sound.readInt16LE(at * SAMPLE_BYTES);
      sum[at] = (sum[at] ?? 0) + sample;
      if (sample > peak) peak = sample;
    }
    source.level = Math.max(source.level, peak);
  }
  for (const [at, sample] of sum.entries()) {
    mixed.writeInt16LE(Math.max(LOWEST, Math.min(HIGHEST, sample)), at * SAMPLE_BYTES);
  }
  return mixed;
}
