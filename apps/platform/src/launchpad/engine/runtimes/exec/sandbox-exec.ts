import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, readlink } from 'node:fs/promises';
import type { Readable, Writable } from 'node:stream';
import { runCommand } from '@skydeck/exec';
import { StartFailure } from '../../runtime.driver.js';
import { processTree } from '../../sandbox/process-tree.js';
import type { ResourceGroup } from '../../sandbox/resource-group.js';
import { describeExit } from '../../sandbox/sandbox.js';
import { syscallFilter } from '../../sandbox/syscall-filter.js';
import { enterScript } from './enter-script.js';
import { joinScript } from './join-script.js';
import type { ExecEnd, ExecOptions, ReplicaExec, TerminalSize } from './replica-exec.js';

/** What a command finds inside. */
export interface Inside {
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** Whether root made the sandbox for another user. */
  readonly isRoot: boolean;
}

/** User and group inside every sandbox. */
const USER = '1000';
const TERMINAL = 'xterm-256color';

/** A command in the namespaces, limits and filter of a sandbox that runs. */
export class SandboxExec implements ReplicaExec {
  readonly stdin: Writable;
  readonly stdout: Readable;
  readonly stderr: Readable | undefined;
  readonly ended: Promise<ExecEnd>;

  private constructor(
    private readonly child: ChildProcess,
    private readonly isTerminal: boolean,
  ) {
    this.stdin = child.stdin!;
    this.stdin.on('error', () => undefined);
    this.stdout = child.stdout!;
    this.stderr = isTerminal ? undefined : child.stderr!;
    if (isTerminal) child.stderr!.resume();
    this.ended = once(child, 'close').then(([code, killedBy]) => {
      const { exitCode, signal } = describeExit(code as number | null, killedBy as null);
      return { ...(exitCode !== null && { code: exitCode }), ...(signal !== null && { signal }) };
    });
  }

  /** @throws StartFailure when the sandbox has ended, or cannot be entered on this machine */
  static async start(
    group: ResourceGroup,
    { isRoot, ...inside }: Inside,
    { command, terminal }: ExecOptions,
  ): Promise<SandboxExec> {
    const init = await initOf(await group.pids());
    if (init === undefined) throw new StartFailure('start_failed', 'The replica has ended.');
    const script = enterScript();
    if (!script) throw new StartFailure('start_failed', `Not offered on ${process.arch}.`);
    const join = isRoot ? asRoot(init) : joinScript(init);
    if (!join) throw new StartFailure('start_failed', `Not offered on ${process.arch}.`);
    const enter = [...join, ...script];
    const [program = 'sh', ...args] = group.enter(terminal ? onTerminal(enter, terminal) : enter);
    const child = spawn(program, args, {
      cwd: '/',
      // Seen by our own wrappers only: the command gets the environment that is fed to it.
      env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin' },
      detached: true,
      stdio: ['pipe', 'pipe', 'pipe', 'pipe', 'pipe'],
    });
    const leave = child.pid === undefined ? undefined : group.watch(child.pid);
    // Its number may be given to somebody else's process from then on.
    if (leave) child.once('exit', leave);
    const env = Object.entries({ ...inside.env, ...(terminal && { TERM: TERMINAL }) });
    const pairs = env.map(([name, value]) => `${name}=${value}`);
    const told = [String(pairs.length), ...pairs, inside.cwd, ...command];
    feed(child, 3, told.map((text) => `${text}\0`).join(''));
    feed(child, 4, syscallFilter() ?? '');
    return new SandboxExec(child, terminal !== undefined);
  }

  async resize({ cols, rows }: TerminalSize): Promise<void> {
    if (!this.isTerminal || this.child.pid === undefined) return;
    // The terminal is that of the first process below the one that made it.
    for (const pid of await processTree(this.child.pid)) {
      const path = await readlink(`/proc/${pid}/fd/0`).catch(() => '');
      if (!/^\/dev\/pts\/\d+$/.test(path)) continue;
      const size = ['rows', String(rows), 'cols', String(cols)];
      await runCommand('stty', ['-F', path, ...size]).catch(() => undefined);
      return;
    }
  }

  async kill(): Promise<void> {
    if (this.child.pid === undefined || this.child.exitCode !== null) return;
    for (const pid of (await processTree(this.child.pid)).toReversed()) {
      try {
        process.kill(pid, 'SIGKILL');
      } catch {
        // It ended by itself.
      }
    }
  }
}

function asRoot(init: number): string[] {
  const namespaces = ['--user', '--mount', '--pid', '--net', '--ipc', '--uts'];
  const who = ['--setuid', USER, '--setgid', USER];
  return ['nsenter', '--target', String(init), ...namespaces, ...who, '--'];
}

/** script(1) makes the terminal, and passes descriptors on. */
function onTerminal(argv: readonly string[], { cols, rows }: TerminalSize): string[] {
  const line = `stty rows ${rows} cols ${cols}; exec ${argv.map(quote).join(' ')}`;
  return ['script', '-q', '-e', '-f', '-E', 'always', '-c', line, '/dev/null'];
}

function quote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

/** The first process of a sandbox, as the host counts. */
async function initOf(pids: readonly number[]): Promise<number | undefined> {
  for (const pid of pids) {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const counted = /^NSpid:\s*(.*)$/m.exec(status)?.[1]?.split(/\s+/) ?? [];
    if (counted.length > 1 && counted.at(-1) === '1') return pid;
  }
  return undefined;
}

function feed(child: ChildProcess, descriptor: number, content: string | Buffer): void {
  const pipe = child.stdio[descriptor];
  if (!pipe || !('end' in pipe)) return;
  pipe.on('error', () => undefined);
  pipe.end(content);
}
