import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readArguments, USAGE } from './arguments.mjs';
import { attach, detach, waitForOther } from './attend.mjs';
import { build } from './build.mjs';
import { Failure } from './failure.mjs';
import { prepareHome } from './home.mjs';
import { onInterrupt } from './interrupt.mjs';
import { checkDisk, checkMachine } from './machine.mjs';
import { installPackages } from './packages.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { whileAlone } from './prepare-lock.mjs';
import { readRunning } from './run-file.mjs';
import { launchSupervisor, untilReady } from './supervise.mjs';
import { describeMissing, offerPrograms } from './system-packages.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const INTERRUPTED = 130;

const say = (line) => console.log(line);

/** The whole start, from a bare checkout to a running installation. Returns the exit code. */
export async function main(words) {
  try {
    const options = readArguments(words);
    if (options.help) {
      say(USAGE);
      return 0;
    }
    return await start(options);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    for (const line of error.lines) console.error(`  ${line}`);
    console.error(error.message);
    return 1;
  }
}

async function start(options) {
  checkMachine();
  const home = prepareHome(process.env);
  if (readRunning(home) !== null) return waitForOther(home, say);
  checkDisk(home);

  const cancel = new AbortController();
  const stopListening = onInterrupt(
    () => {
      say('Cancelling');
      cancel.abort();
    },
    () => process.exit(INTERRUPTED),
  );
  const context = { say, signal: cancel.signal };
  let prepared;
  try {
    prepared = await whileAlone(ROOT, context, async () => {
      await installPackages(ROOT, context);
      const node = await pinnedNode(ROOT, options, context);
      await build(ROOT, context);
      return { node, missing: describeMissing(await offerPrograms(options, context)) };
    });
  } catch (error) {
    if (cancel.signal.aborted) return INTERRUPTED;
    throw error;
  } finally {
    stopListening();
  }
  return run({ home, options, ...prepared });
}

async function run({ home, options, node, missing }) {
  const supervisor = launchSupervisor({
    root: ROOT,
    node,
    home,
    options,
    environment: process.env,
  });
  let presses = 0;
  const stopSupervisor = () => {
    presses += 1;
    if (presses === 1) say('Stopping (press Ctrl-C again to force)');
    supervisor.child.kill(presses < 3 ? 'SIGTERM' : 'SIGKILL');
  };
  onInterrupt(stopSupervisor, stopSupervisor);

  const outcome = await untilReady(supervisor, say);
  if (outcome === 'ended') return INTERRUPTED;
  if (outcome === 'running') return waitForOther(home, say);
  return options.detach
    ? detach(supervisor, { home, missing, say })
    : attach(supervisor, { home, missing, say, isStopping: () => presses > 0 });
}
