/** Size and length of a segment. */
export interface SegmentWeight {
  readonly sizeBytes: number;
  readonly durationTicks: number;
}

/** Bits for a second of the heaviest segment, and of all together. */
export interface Bandwidth {
  readonly peakBps: number;
  readonly averageBps: number;
}

/** What a rendition takes from a network; 0 without a segment. */
export function bandwidthOf(segments: readonly SegmentWeight[], timescale: number): Bandwidth {
  let [peakBps, bytes, ticks] = [0, 0, 0];
  for (const { sizeBytes, durationTicks } of segments) {
    if (durationTicks <= 0) continue;
    peakBps = Math.max(peakBps, bitsPerSecond(sizeBytes, durationTicks, timescale));
    bytes += sizeBytes;
    ticks += durationTicks;
  }
  return { peakBps, averageBps: ticks === 0 ? 0 : bitsPerSecond(bytes, ticks, timescale) };
}

function bitsPerSecond(bytes: number, ticks: number, timescale: number): number {
  return Math.ceil((bytes * 8 * timescale) / ticks);
}
