import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

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

const { name, version, description, license, type, sideEffects, dependencies } = JSON.parse(
  await readFile(path.join(from, 'package.json'), 'utf8'),
);
const manifest = {
  name,
  version,
  description,
  license,
  type,
  sideEffects,
  engines: { node: '>=20' },
  exports: {
    '.': { types: './dist/index.d.ts', default: './dist/index.js' },
    './package.json': './package.json',
  },
  files: ['dist'],
  dependencies,
};
await writeFile(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
await copyFile(path.join(from, 'README.md'), path.join(folder, 'README.md'));
await copyFile(path.join(root, 'LICENSE'), path.join(folder, 'LICENSE'));
