import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { sourceFingerprint } from './fingerprint.mjs';
import { runStep } from './run-step.mjs';

const STAMP = 'node_modules/.skydeck-build';
const SOURCES = [
  'apps',
  'libs',
  'scripts/launcher',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];
/** Without these nothing runs. */
const NEEDED = ['apps/all-in-one/dist/up.js', 'apps/edge/dist/main.js'];
/** Everything that a build leaves for others to use. */
const RESULTS = [...NEEDED, 'apps/cli/dist/skydeck.mjs', 'apps/dashboard/dist/web/index.html'];

/** Builds when a source is newer than the last build or its results are gone. */
export async function build(root, context) {
  const stamp = join(root, STAMP);
  const sources = sourceFingerprint(root, SOURCES);
  if (isFresh(root, stamp, sources)) return;
  context.say('Building');
  await runStep('npm', ['run', '--silent', 'build'], {
    ...context,
    cwd: root,
    title: 'Building',
    problem: 'The build failed. Run "npm run build" to see all of it.',
  });
  const missing = NEEDED.find((file) => !existsSync(join(root, file)));
  if (missing)
    throw new Failure(`The build did not make ${missing}. Run "git status" and compare.`);
  const results = RESULTS.filter((file) => existsSync(join(root, file)));
  writeFileSync(stamp, JSON.stringify({ sources, results }));
}

function isFresh(root, stamp, sources) {
  try {
    const last = JSON.parse(readFileSync(stamp, 'utf8'));
    return last.sources === sources && last.results.every((file) => existsSync(join(root, file)));
  } catch {
    return false;
  }
}
