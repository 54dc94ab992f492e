import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { processTree } from './process-tree.js';
import type { GroupLimits, ResourceGroup, ResourceGroups } from './resource-group.js';

const POLL_MS = 200;
const KILL_POLL_MS = 10;
const DESTROY_MS = 10_000;
const PAGE_BYTES = 4_096;
const MEGABYTE = 2 ** 20;

/**
 * Groups without control groups, for users who may not make any: the processes are looked at five times
 * a second and killed when they are too many or too large. Processor time is not limited; builds only
 * give way to others.
 */
export class WatchedGroups implements ResourceGroups {
  private readonly groups = new Set<WatchedGroup>();

  async create(name: string, limits: GroupLimits): Promise<ResourceGroup> {
    return this.rejoin(name, limits);
  }

  rejoin(name: string, limits: GroupLimits): ResourceGroup {
    const group = new WatchedGroup(name, limits, () => this.groups.delete(group));
    this.groups.add(group);
    return group;
  }

  async sweep(keep: ReadonlySet<string> = new Set()): Promise<void> {
    // Bubblewrap ends with its parent, so nothing runs that nobody watches.
    const left = [...this.groups].filter(({ name }) => !keep.has(name));
    await Promise.all(left.map((group) => group.destroy()));
  }
}

class WatchedGroup implements ResourceGroup {
  /** The outermost processes: of the sandbox, and of what entered it. */
  private readonly leaders = new Set<number>();
  private readonly parents = new Set<number>();
  private timer: NodeJS.Timeout | undefined;
  private tooLarge = 0;
  private tooMany = 0;
  private destroying: Promise<void> | undefined;

  constructor(
    readonly name: string,
    private readonly limits: GroupLimits,
    private readonly onDestroyed: () => void,
  ) {}

  enter(argv: readonly string[]): string[] {
    const start = this.limits.priority === 'build' ? 'exec nice -n 10 "$@"' : 'exec "$@"';
    return ['/bin/sh', '-c', `umask 022; ${start}`, 'sh', ...argv];
  }

  watch(pid: number): () => void {
    this.leaders.add(pid);
    if (this.destroying) kill(pid);
    else this.timer ??= setInterval(() => void this.look().catch(() => undefined), POLL_MS);
    return () => this.leaders.delete(pid);
  }

  watchBelow(pid: number): void {
    this.parents.add(pid);
    this.timer ??= setInterval(() => void this.look().catch(() => undefined), POLL_MS);
  }

  async pids(): Promise<number[]> {
    const below = [...this.parents].map(async (pid) => (await processTree(pid)).slice(1));
    return (await Promise.all([...[...this.leaders].map(processTree), ...below])).flat();
  }

  async oomKills(): Promise<number> {
    return this.tooLarge;
  }

  async refusedForks(): Promise<number> {
    return this.tooMany;
  }

  async destroy(): Promise<void> {
    this.destroying ??= this.end();
    await this.destroying;
  }

  async quell(): Promise<void> {
    (await this.pids()).forEach(kill);
  }

  private async look(): Promise<void> {
    const pids = await this.pids();
    const sizes = await Promise.all(pids.map(residentBytes));
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    if (bytes > this.limits.memoryMb * MEGABYTE) this.tooLarge++;
    else if (pids.length > this.limits.pids) this.tooMany++;
    else return;
    pids.forEach(kill);
  }

  private async end(): Promise<void> {
    const until = Date.now() + DESTROY_MS;
    let left = await this.pids();
    while (left.length > 0 && Date.now() < until) {
      left.forEach(kill);
      await sleep(KILL_POLL_MS);
      left = (await Promise.all(left.map(isAlive))).flatMap((pid) => pid ?? []);
    }
    clearInterval(this.timer);
    this.onDestroyed();
  }
}

async function residentBytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  const [, resident = 0, shared = 0] = text.split(' ').map(Number);
  return (resident - shared) * PAGE_BYTES;
}

/** The id back, unless the process is gone or only waits to be collected. */
async function isAlive(pid: number): Promise<number | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return text === '' || / Z /.test(text.slice(text.lastIndexOf(')'))) ? undefined : pid;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}
