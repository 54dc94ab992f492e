import type { ChunkSpan } from '../transcode-plan.js';
import { FRAGMENT_MS } from './frame-grid.js';

const MIN_CHUNK_MS = 8000;
const MAX_CHUNK_MS = 60_000;
/** Chunks of one worker: the last ones finish at about the same time. */
const CHUNKS_PER_WORKER = 4;

/** Cuts a timeline into chunks for so many workers. */
export function chunkSpans(durationMs: number, workers: number): ChunkSpan[] {
  const share = durationMs / (CHUNKS_PER_WORKER * Math.max(1, workers));
  const whole = Math.ceil(share / FRAGMENT_MS) * FRAGMENT_MS;
  const length = Math.min(MAX_CHUNK_MS, Math.max(MIN_CHUNK_MS, whole));
  const spans: ChunkSpan[] = [];
  for (let startMs = 0; startMs < durationMs; startMs += length) {
    const endMs = Math.min(durationMs, startMs + length);
    const last = spans.at(-1);
    // What is left over may be too short for a fragment of its own.
    if (last && endMs - startMs < FRAGMENT_MS / 2) {
      spans[spans.length - 1] = { startMs: last.startMs, endMs };
    } else spans.push({ startMs, endMs });
  }
  return spans;
}
