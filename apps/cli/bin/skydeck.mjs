#!/usr/bin/env node
import { existsSync } from 'node:fs';
import module from 'node:module';

const bundle = new URL('../dist/skydeck.mjs', import.meta.url);

if (existsSync(bundle)) {
  module.enableCompileCache?.();
  await import(bundle);
} else {
  process.stderr.write('skydeck is not built yet: run `npm run build` or `npm start` first.\n');
  process.exitCode = 1;
}
