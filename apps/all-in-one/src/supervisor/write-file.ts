import { renameSync, writeFileSync } from 'node:fs';

/** Writes a whole file in one step: a reader sees the old content or the new one. */
export function writeAtomically(file: string, content: string, mode = 0o644): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content, { mode, flush: true });
  renameSync(unfinished, file);
}

/** The same for a value as JSON. */
export function writeJson(file: string, value: unknown, mode?: number): void {
  writeAtomically(file, `${JSON.stringify(value, null, 2)}\n`, mode);
}
