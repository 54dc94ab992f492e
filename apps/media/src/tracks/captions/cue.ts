/** Words that are shown from one moment to another. */
export interface Cue {
  readonly startMs: number;
  readonly endMs: number;
  /** Where it is shown, as WebVTT writes it; empty for the usual place. */
  readonly settings: string;
  /** As WebVTT writes it: clean, without an empty line. */
  readonly text: string;
}

/** `01:02:03.004`. @see https://www.w3.org/TR/webvtt1/#webvtt-timestamp */
export function timeText(timeMs: number): string {
  const seconds = timeMs / 1000;
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((value) =>
    padded(value, 2),
  );
  return `${clock.join(':')}.${padded(timeMs % 1000, 3)}`;
}

const padded = (value: number, digits: number) => String(Math.floor(value)).padStart(digits, '0');
