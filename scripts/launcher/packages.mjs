import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentFingerprint } from './fingerprint.mjs';
import { checkDisk } from './machine.mjs';
import { runStep } from './run-step.mjs';

const STAMP = 'node_modules/.skydeck-install';
const SOURCES = ['package.json', 'package-lock.json'];
const NEEDED_BYTES = 2 * 1024 ** 3;

/** Installs the npm packages when there are none or the lockfile has changed since. */
export async function installPackages(root, context) {
  const stamp = join(root, STAMP);
  if (readText(stamp) === contentFingerprint(root, SOURCES)) return;
  if (!installedByHand(root)) {
    checkDisk(root, NEEDED_BYTES);
    context.say('Installing packages (some minutes the first time)');
    await runStep(
      'npm',
      // Not `npm ci`: the lockfile knows this platform's binaries only where it was made.
      ['install', '--no-audit', '--no-fund', '--include=dev', '--include=optional'],
      {
        ...context,
        cwd: root,
        title: 'Installing packages',
        problem: 'The packages could not be installed. Run "npm install" to see all of it.',
      },
    );
  }
  writeFileSync(stamp, contentFingerprint(root, SOURCES));
}

/** npm writes its own record last, so a record newer than the lockfile is a finished install. */
function installedByHand(root) {
  const modified = (file) => statSync(join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const record = modified('node_modules/.package-lock.json');
  return readText(join(root, STAMP)) === null && SOURCES.every((file) => modified(file) <= record);
}

function readText(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
