#!/usr/bin/env node
import { readdirSync } from 'node:fs';
import path from 'node:path';

// `npm run bench -- http deploy` runs those, `npm run bench -- soak 10` one with what it takes;
// without a name it lists them.
const folder = path.resolve(import.meta.dirname, '../bench');
const known = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.mjs'))
  .map((entry) => path.parse(entry.name).name);
const words = process.argv.slice(2);
const values = words.filter((word) => /^\d+$/.test(word));
const names = words.filter((word) => !values.includes(word));
const unknown = names.filter((name) => !known.includes(name));

if (names.length === 0 || unknown.length > 0) {
  console.log(`Benchmarks: ${known.join(', ')}. Run: npm run bench -- <name> …`);
  process.exitCode = unknown.length > 0 ? 2 : 0;
} else {
  for (const name of names) {
    console.log(`\n${name}`);
    const { run } = await import(path.join(folder, `${name}.mjs`));
    await run(values);
  }
}
