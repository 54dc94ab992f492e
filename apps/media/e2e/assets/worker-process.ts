import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../../dist/main.js', import.meta.url));

/** A process of the media service, which can be killed in the middle of its work. */
export class WorkerProcess {
  private constructor(private readonly child: ChildProcess) {}

  static start(environment: NodeJS.ProcessEnv, concurrency = 1): WorkerProcess {
    const own = { MEDIA_CONCURRENCY: `${concurrency}`, LOG_LEVEL: 'silent' };
    const env = { ...process.env, ...environment, ...own };
    return new WorkerProcess(
      spawn(process.execPath, [MAIN], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    );
  }

  get pid(): number {
    const { pid } = this.child;
    if (pid === undefined) throw new Error('The process did not start.');
    return pid;
  }

  /** Processes that it started, and those that they started. */
  descendants(): number[] {
    const parents = new Map(runningProcesses());
    const isOf = (pid: number): boolean => {
      const parent = parents.get(pid);
      return parent !== undefined && (parent === this.pid || isOf(parent));
    };
    return [...parents.keys()].filter(isOf);
  }

  /** Ends it at once, as a crash would. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill(signal);
    await gone;
  }
}

/** Which of these processes still run; one that only waits to be noticed does not. */
export function stillRunning(pids: readonly number[]): number[] {
  const running = new Map(runningProcesses());
  return pids.filter((pid) => running.has(pid));
}

/** Every process with its parent, but for those that are over. */
function runningProcesses(): [pid: number, parent: number][] {
  return readdirSync('/proc').flatMap((name): [number, number][] => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return state === 'Z' || state === 'X' ? [] : [[Number(name), Number(parent)]];
    } catch {
      return [];
    }
  });
}
