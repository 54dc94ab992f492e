import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const here = import.meta.dirname;
const [folder = path.join(here, 'dist', 'package')] = process.argv.slice(2);
const compiler = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript7/package.json')),
  'bin/tsc',
);

// Makes the folder that is published: plain modules and their types, nothing of this repository.
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const project = path.join(here, 'tsconfig.package.json');
await promisify(execFile)(process.execPath, [
  compiler,
  '-p',
  project,
  '--outDir',
  path.join(folder, 'dist'),
]);

const { name, version, description, license, type, sideEffects, dependencies } = JSON.parse(
  await readFile(path.join(here, 'package.json'), 'utf8'),
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
await copyFile(path.join(here, 'README.md'), path.join(folder, 'README.md'));
await copyFile(path.join(here, '../../LICENSE'), path.join(folder, 'LICENSE'));
