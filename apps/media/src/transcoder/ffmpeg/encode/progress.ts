import type { OnProgress } from '../../transcoder.js';

/** Options that make ffmpeg tell how far it is, twice a second. */
export const PROGRESS = ['-progress', 'pipe:1', '-stats_period', '0.5'];

/** Reads what `-progress` prints and tells how much of the span is done. */
export function progressOf(
  startMs: number,
  endMs: number,
  onProgress: OnProgress,
): (line: string, stream: 'stdout' | 'stderr') => void {
  let doneMs = 0;
  return (line, stream) => {
    const found = stream === 'stdout' ? /^out_time_us=(\d+)$/.exec(line) : null;
    if (!found) return;
    const reached = Math.min(endMs, Number(found[1]) / 1000) - startMs;
    if (reached <= doneMs) return;
    doneMs = reached;
    onProgress(Math.round(doneMs));
  };
}
