import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { STOP_SCRIPT } from './stop-script.js';

/** The first process of a pod; those of the container have it, or none, for a parent. */
const APP = `process.on('SIGTERM', () => { console.log('stopping'); process.exit(3); });
console.log('up'); setInterval(() => undefined, 1000);`;

const NAMESPACES = ['--pid', '--fork', '--mount-proc', '--kill-child'];

const FIRST =
  '(sh -c "$0" </dev/null; echo "ended $?") & app=$!; read -r go; sh -c "$1"; wait $app';

/** Runs a command beside a first process that is not ours, asks it to end, and tells what it wrote. */
async function stopped(command: string): Promise<string> {
  const child = spawn('unshare', [...NAMESPACES, 'sh', '-c', FIRST, command, STOP_SCRIPT], {
    env: { ...process.env, APP, NODE: process.execPath },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdout.once('data', () => child.stdin.end('go\n'));
  const [said] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return said;
}

const RUN = '"$NODE" -e "$APP"';

it.each([RUN, `true && ${RUN}`, `sh -c '${RUN}; exit $?'`, `${RUN}; exit $?`])(
  'asks the app itself to end, once, and waits until it has: %s',
  async (command) => {
    expect((await stopped(command)).trim().split('\n')).toEqual(['up', 'stopping', 'ended 3']);
  },
  20_000,
);
