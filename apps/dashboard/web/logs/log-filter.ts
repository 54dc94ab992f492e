import type { LogLine } from './log-line.js';

/** What lines can be told apart by. */
export const PARTS = ['process', 'replica', 'stream'] as const;
export type LogPart = (typeof PARTS)[number];

/** Which lines are shown: those of one process, replica or stream; null stands for any. */
export type LogFilter = Readonly<Record<LogPart, string | null>>;

export const EVERYTHING: LogFilter = { process: null, replica: null, stream: null };

/** Whether a line passes. */
export const isWanted = (line: LogLine, filter: LogFilter): boolean =>
  PARTS.every((part) => filter[part] === null || line[part] === filter[part]);

/** What occurs of a part, sorted. */
export function valuesOf(lines: readonly LogLine[], part: LogPart): string[] {
  const found = new Set<string>();
  for (const line of lines) {
    const value = line[part];
    if (value) found.add(value);
  }
  return [...found].toSorted();
}
