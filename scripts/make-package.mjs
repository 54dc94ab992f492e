import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const root = path.join(import.meta.dirname, '..');
const [library, target] = process.argv.slice(2);
if (library === undefined) throw new Error('usage: make-package.mjs <folder of the library> [to]');
const from = path.resolve(root, library);
const folder = path.resolve(target ?? path.join(from, 'dist/package'));
const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript7/package.json')),
  'bin/tsc',
);

// Makes the folder that is published: plain modules and their types, nothing of this repository.
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const project = path.join(from, 'tsconfig.package.json');
await promisify(execFile)(process.execPath, [
  compiler,
  '-p',
  project,
  '--outDir',
  path.join(folder, 'dist'),
]);

const { name, version, description, license, type, sideEffects, dependencies, exports } =
  JSON.parse(await readFile(path.join(from, 'package.json'), 'utf8'));

// What is exported as a bundle is a file that a page loads by its address, without any tool; parts
// that few need are files beside it, which it loads by itself.
const bundle = exports['./bundle']?.default;
if (bundle) {
  await build({
    entryPoints: { [path.basename(bundle, '.js')]: path.join(folder, 'dist/index.js') },
    outdir: path.join(folder, path.dirname(bundle)),
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    nodePaths: [path.join(root, 'node_modules')],
  });
}
const manifest = {
  name,
  version,
  description,
  license,
  type,
  sideEffects,
  engines: { node: '>=20' },
  exports: Object.fromEntries(Object.entries(exports).map(([at, what]) => [at, published(what)])),
  files: ['dist'],
  dependencies,
};
await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
await copyFile(path.join(from, 'README.md'), path.join(folder, 'README.md'));
await copyFile(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));

/** An export without its sources, which are not published. */
function published(what) {
  if (typeof what === 'string') return what;
  const { '@skydeck/source': _, ...rest } = what;
  return rest;
}
