import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';
import type { JoinedNetwork } from '../network/sandbox-network.js';
import { bwrapOptions, type SandboxView } from './bwrap-options.js';
import type { ResourceGroup } from './resource-group.js';
import { syscallFilter } from './syscall-filter.js';

/** A process tree to start inside a sandbox. */
export interface SandboxLaunch {
  argv: readonly string[];
  view: Omit<SandboxView, 'isolateNetwork'>;
  group: ResourceGroup;
  /** The network to live in; none when not given. */
  network?: JoinedNetwork;
  /** Host user to become before anything of the tenant's is touched; ourselves when not given. */
  uid?: number;
}

/** A command that becomes a sandbox, and what it wants to read. */
export interface SandboxCommand {
  readonly argv: readonly string[];
  /** For descriptor 3: how the sandbox is made, its environment among that. */
  readonly options: Buffer;
  /** For descriptor 4: the filter of system calls. */
  readonly filter: Buffer;
}

/** The outermost process of a sandbox. When it or we end, everything inside is killed. */
export type SandboxProcess = ChildProcessByStdio<null, Readable, Readable>;

/** Starts bubblewrap as an unprivileged user, in the given group and network. */
export function launchSandbox(launch: SandboxLaunch): SandboxProcess {
  const { argv, options, filter } = sandboxCommand(launch);
  const [program = '/bin/sh', ...args] = argv;
  const child = spawn(program, args, {
    cwd: '/',
    // Seen by our own wrappers only: the sandbox starts from an empty environment.
    env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
  });
  feed(child, 3, options);
  feed(child, 4, filter);
  if (child.pid !== undefined) launch.group.watch(child.pid);
  return child as SandboxProcess;
}

/** How to start bubblewrap as an unprivileged user, in the given group and network. */
export function sandboxCommand(launch: SandboxLaunch): SandboxCommand {
  const { argv, view, group, network, uid } = launch;
  const options = bwrapOptions({ ...view, isolateNetwork: network === undefined });
  const filter = syscallFilter();
  if (filter) options.push('--seccomp', '4');
  // Options are told apart by this character: a value with it could add some of its own.
  if (options.some((option) => option.includes('\0')))
    throw new TypeError('NUL in a sandbox option');
  let command = ['bwrap', '--args', '3', '--', ...argv];
  if (uid !== undefined) {
    const id = String(uid);
    command = [
      'setpriv',
      '--reuid',
      id,
      '--regid',
      id,
      '--clear-groups',
      '--no-new-privs',
      ...command,
    ];
  }
  return {
    argv: group.enter(network ? network.enter(command) : command),
    options: Buffer.from(options.map((option) => `${option}\0`).join('')),
    filter: filter ?? Buffer.alloc(0),
  };
}

function feed(child: ChildProcess, descriptor: number, content: Buffer): void {
  const pipe = child.stdio[descriptor];
  if (!pipe || !('end' in pipe)) return;
  // A sandbox that cannot start closes its end early; its exit says why.
  pipe.on('error', () => undefined);
  pipe.end(content);
}
