import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessIdentity } from '@skydeck/exec';
import type { SandboxCommand } from '../../sandbox/launch-sandbox.js';
import type { ReplicaFolder } from './replica-folder.js';
import { shimCommand } from './shim-script.js';

const POLL_MS = 4;
const BEGIN_MS = 15_000;
/** Makes the kernel end a program when we end, however we do. */
const WITH_US = ['setpriv', '--pdeathsig', 'KILL'];

/**
 * Starts a sandbox that goes on when we end; one whose end nobody would wait for ends with us.
 * Resolves once its parent has noted who it is.
 */
export async function startShim(
  folder: ReplicaFolder,
  { argv, options, filter }: SandboxCommand,
  endsWithUs: boolean,
): Promise<ProcessIdentity> {
  const shim = shimCommand(folder.path, argv);
  const [program = '', ...args] = endsWithUs ? [...WITH_US, ...shim] : shim;
  const child = spawn(program, args, {
    cwd: '/',
    // Seen by our own wrappers only: the sandbox starts from an empty environment.
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    detached: true,
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  child.once('exit', (code) => (failure ??= new Error(`its parent ended with ${code}`)));
  child.unref();
  const told = child.stdio[3];
  if (told && 'end' in told) {
    told.on('error', () => undefined);
    const lengths = `${options.length} ${filter.length}\n`;
    told.end(Buffer.concat([Buffer.from(lengths), options, filter]));
  }
  const untilMs = performance.now() + BEGIN_MS;
  for (;;) {
    const hasFailed = failure;
    const begun = await folder.shim();
    if (begun) return begun;
    if (hasFailed) throw hasFailed;
    if (performance.now() > untilMs) {
      child.kill('SIGKILL');
      throw new Error('its parent did not begin');
    }
    await sleep(POLL_MS);
  }
}
