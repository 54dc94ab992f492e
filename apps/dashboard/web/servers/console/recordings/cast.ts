/** Output or a new size, at a moment of the recording. */
export interface CastEvent {
  readonly atMs: number;
  readonly kind: string;
  readonly data: string;
}

/** A recorded terminal. */
export interface Cast {
  readonly cols: number;
  readonly rows: number;
  readonly durationMs: number;
  readonly events: readonly CastEvent[];
}

/** Pauses in which nothing was shown are played no longer than this. */
const LONGEST_PAUSE_MS = 2000;

/**
 * Reads a file in the format asciicast v2, and shortens its pauses.
 * @see https://docs.asciinema.org/manual/asciicast/v2/
 */
export function readCast(text: string): Cast {
  const [head = '{}', ...lines] = text.split('\n').filter((line) => line !== '');
  const { width = 80, height = 24 } = JSON.parse(head) as { width?: number; height?: number };
  const events: CastEvent[] = [];
  let atMs = 0;
  let beforeMs = 0;
  for (const line of lines) {
    const [seconds, kind, data] = JSON.parse(line) as [number, string, string];
    atMs += Math.min(LONGEST_PAUSE_MS, Math.max(0, seconds * 1000 - beforeMs));
    beforeMs = seconds * 1000;
    events.push({ atMs, kind, data });
  }
  return { cols: width, rows: height, durationMs: atMs, events };
}
