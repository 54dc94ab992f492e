import { spawn } from 'node:child_process';
import path from 'node:path';
import { Failure } from '../launcher/failure.mjs';
import { onInterrupt } from '../launcher/interrupt.mjs';
import { checkMachine } from '../launcher/machine.mjs';
import { installPackages } from '../launcher/packages.mjs';
import { pinnedNode } from '../launcher/pinned-node.mjs';
import { ensureKubectl } from './kubectl.mjs';
import { ensurePrograms } from './programs.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * The whole check, from a bare checkout: packages, programs, build, lint, format, generated files,
 * types and tests. Arguments are passed on to Jest; `--full` adds the long tests.
 */
export async function main(words) {
  const cancel = new AbortController();
  const stopListening = onInterrupt(
    () => cancel.abort(),
    () => process.exit(130),
  );
  try {
    checkMachine();
    const context = { say: console.log, signal: cancel.signal };
    await installPackages(ROOT, context);
    const node = await pinnedNode(ROOT, { yes: true }, context);
    await ensurePrograms(words.includes('--full'), context);
    await ensureKubectl(ROOT, context);
    stopListening();
    return await runChecks(node, words);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    for (const line of error.lines) console.error(`  ${line}`);
    console.error(error.message);
    return 1;
  }
}

/** The rest needs the pinned Node and the installed packages: it is a process of its own. */
function runChecks(node, words) {
  const bin = path.join(ROOT, 'node_modules/.bin');
  const child = spawn(node, [path.join(import.meta.dirname, 'checks.mjs'), ...words], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, NX_DAEMON: 'false' },
  });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}
