/** One line of a log, as the services send it. */
export interface LogLine {
  readonly seq: number;
  readonly at: string;
  readonly stream: string;
  /** The replica that wrote it; a build has none. */
  readonly replica?: string;
  /** The process that it is of, where there are several. */
  readonly process?: string | null;
  readonly line: string;
}

/** Colours and cursor moves that programs write for terminals (ECMA-48, CSI). */
const ESCAPES = new RegExp(`${String.fromCodePoint(27)}\\[[0-9;?]*[A-Za-z]`, 'g');
const MOST_LINES = 20_000;

/** A line without the colours that a program writes for terminals. */
export function plain(line: LogLine): LogLine {
  return { ...line, line: line.line.replaceAll(ESCAPES, '') };
}

/** Adds lines and drops the oldest beyond 20 000; lines already there are left out. */
export function append(all: readonly LogLine[], more: readonly LogLine[]): readonly LogLine[] {
  const last = all.at(-1)?.seq ?? -1;
  return [...all, ...more.filter(({ seq }) => seq > last)].slice(-MOST_LINES);
}

/** Lines as text, for the clipboard. */
export const textOf = (lines: readonly LogLine[]): string =>
  lines.map(({ at, line }) => `${at} ${line}`).join('\n');
