import { FILE_HEADERS_ONLY, formatPatch, structuredPatch } from 'diff';

/** From here on a difference is told as all lines anew: to find a smaller one would take long. */
const TIMEOUT_MS = 200;
const CONTEXT_LINES = 3;

/** What became of a text. */
export interface TextDifference {
  readonly patch: string;
  readonly added: number;
  readonly removed: number;
}

/** Compares two texts line by line. */
export function compare(before: string, after: string): TextDifference {
  const options = { context: CONTEXT_LINES, headerOptions: FILE_HEADERS_ONLY };
  const found =
    structuredPatch('before', 'after', before, after, '', '', {
      ...options,
      timeout: TIMEOUT_MS,
    }) ?? allAnew(before, after);
  const lines = found.hunks.flatMap((hunk) => hunk.lines);
  const count = (mark: string) => lines.filter((line) => line.startsWith(mark)).length;
  return {
    patch: found.hunks.length === 0 ? '' : formatPatch(found, FILE_HEADERS_ONLY),
    added: count('+'),
    removed: count('-'),
  };
}

function allAnew(before: string, after: string) {
  const gone = structuredPatch('before', 'after', before, '', '', '', { context: 0 });
  const come = structuredPatch('before', 'after', '', after, '', '', { context: 0 });
  const [old, fresh] = [gone.hunks[0], come.hunks[0]];
  const hunk = {
    oldStart: 1,
    oldLines: old?.oldLines ?? 0,
    newStart: 1,
    newLines: fresh?.newLines ?? 0,
    lines: [...(old?.lines ?? []), ...(fresh?.lines ?? [])],
  };
  return { ...gone, hunks: [hunk] };
}
