import { ChangeSet, type ChangeSpec, Text } from '@codemirror/state';
import type { Text as SharedText, YTextEvent } from 'yjs';

/** What somebody else did to a shared text, as changes of an editor that shows it. */
export function changesOf(delta: YTextEvent['delta']): readonly ChangeSpec[] {
  const changes: ChangeSpec[] = [];
  let at = 0;
  for (const { insert, retain = 0, delete: gone = 0 } of delta) {
    if (typeof insert === 'string') changes.push({ from: at, insert });
    else if (gone > 0) changes.push({ from: at, to: at + gone });
    at += retain + gone;
  }
  return changes;
}

/** Does to a shared text what was done in an editor that shows it. */
export function writeChanges(text: SharedText, changes: ChangeSet): void {
  // Places are those of the text as it becomes: what stands before them is written already.
  changes.iterChanges((from, to, at, _end, inserted) => {
    if (to > from) text.delete(at, to - from);
    if (inserted.length > 0) text.insert(at, inserted.sliceString(0, inserted.length, '\n'));
  });
}

/** Gives a shared text other words; what stays the same keeps cursors in it. */
export function replaceText(text: SharedText, wanted: string): void {
  writeChanges(text, changesBetween(text.toJSON(), wanted));
}

/** Writes what was typed into `drafted` until it was `typed`, while the shared text became what it is. */
export function writeLate(text: SharedText, drafted: string, typed: string): void {
  if (drafted === typed) return;
  const mine = changesBetween(drafted, typed);
  const theirs = changesBetween(drafted, text.toJSON());
  text.doc?.transact(() => writeChanges(text, mine.map(theirs)));
}

/** What lies between the same beginning and the same end. */
function changesBetween(before: string, wanted: string): ChangeSet {
  const most = Math.min(before.length, wanted.length);
  let from = 0;
  while (from < most && before[from] === wanted[from]) from += 1;
  let same = 0;
  while (same < most - from && before.at(-1 - same) === wanted.at(-1 - same)) same += 1;
  const insert = Text.of(wanted.slice(from, wanted.length - same).split('\n'));
  return ChangeSet.of({ from, to: before.length - same, insert }, before.length);
}
