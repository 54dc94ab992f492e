import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { installSystemPackages } from './install-packages.mjs';
import { findProgram } from './system-packages.mjs';

/** What the program needs of the system; slim images leave it out. */
const LIBRARIES = ['libatomic1', 'libstdc++6'];

/** The Node that npm installed for the services, after a check that it starts. */
export async function pinnedNode(root, options, context) {
  const name = `node-${process.platform}-${process.arch}`;
  const program = join(root, 'node_modules', name, 'bin/node');
  if (!existsSync(program)) {
    throw new Failure(
      `The npm package ${name}, which carries the Node that Skydeck runs on, is missing. ` +
        'Run "npm install --include=optional" and start again.',
    );
  }
  const problem = tryNode(program);
  if (problem === null) return program;

  const mayInstall = options.yes && process.getuid?.() === 0 && findProgram('apt-get') !== null;
  if (mayInstall) {
    await installSystemPackages(LIBRARIES, context);
    if (tryNode(program) === null) return program;
  }
  throw new Failure(
    `The bundled Node does not start (${problem}). ` +
      `Run "sudo apt-get install ${LIBRARIES.join(' ')}" and start again.`,
  );
}

/** Null when it starts, else why not. */
function tryNode(program) {
  const { status, stderr, error } = spawnSync(program, ['--version'], { encoding: 'utf8' });
  if (status === 0) return null;
  return (error?.message ?? stderr.trim().split('\n')[0]) || `it ended with code ${status}`;
}
