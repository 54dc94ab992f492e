import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import swc from '@swc/core';

/** Types are `tsc -b`'s business, so swc only strips them. */
const OPTIONS = {
  jsc: {
    target: 'es2023',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true },
  },
  sourceMaps: true,
  swcrc: false,
};
const ROOT = path.resolve(import.meta.dirname, '../../..');

/** What was compiled once, by its content. */
export const FOLDER = path.join(ROOT, 'node_modules/.cache/skydeck-tests');
const STAMP = `${swc.version}\n${JSON.stringify(OPTIONS)}`;

mkdirSync(FOLDER, { recursive: true });

/** A TypeScript file as JavaScript, and the path of its map. */
export function transformed(file) {
  const text = readFileSync(file, 'utf8');
  const name = createHash('sha256').update(`${STAMP}\n${file}\n${text}`).digest('hex');
  const [script, map] = ['js', 'map'].map((end) => path.join(FOLDER, `${name}.${end}`));
  if (existsSync(script)) return { code: readFileSync(script, 'utf8'), map };
  const options = { ...OPTIONS, filename: file, sourceFileName: file };
  const made = swc.transformSync(text, options);
  write(map, made.map);
  write(script, made.code);
  return { code: made.code, map };
}

/** Another worker may write the same: a half written file is never seen. */
function write(file, text) {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}
