import { existsSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { FOLDER, transformed } from './transformed.mjs';

/** Where the map of a module is kept, by its address; Jest shows errors with it. */
export const sourceMaps = new Map();

let jestOf;

/** Lets this process load TypeScript from sources. `jestObjectFor` gives a test file its `jest`. */
export function loadTypeScript(jestObjectFor) {
  const isFirst = jestOf === undefined;
  jestOf = jestObjectFor;
  if (!isFirst) return;
  enableCompileCache(path.join(FOLDER, 'v8'));
  registerHooks({ resolve, load });
  globalThis[Symbol.for('skydeck.jest')] = (file) => jestOf(file);
}

function resolve(specifier, context, nextResolve) {
  const conditions = ['@skydeck/source', ...context.conditions];
  const { parentURL = '' } = context;
  if (/^\.{1,2}\/.*\.js$/.test(specifier) && parentURL.includes('.ts')) {
    const url = new URL(specifier.replace(/\.js$/, '.ts'), parentURL);
    if (existsSync(url)) return { url: url.href, format: 'module', shortCircuit: true };
  }
  return nextResolve(specifier, { ...context, conditions });
}

function load(url, context, nextLoad) {
  const { protocol, pathname, search } = new URL(url);
  if (protocol !== 'file:' || !pathname.endsWith('.ts')) return nextLoad(url, context);
  const { code, map } = transformed(fileURLToPath(url));
  sourceMaps.set(url, map);
  // On the first line, so that the map stays right.
  const jest = 'import.meta.jest=globalThis[Symbol.for("skydeck.jest")](import.meta.filename);';
  return { format: 'module', source: search ? jest + code : code, shortCircuit: true };
}
