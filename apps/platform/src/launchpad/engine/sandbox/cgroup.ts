import { access, readFile, rmdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Controller } from './cgroup-mounts.js';
import type { ResourceGroup } from './resource-group.js';

const POLL_MS = 10;
const DESTROY_MS = 10_000;
/** Moves the shell into every group it is given, then becomes the command. Others must be able to read what it writes. */
const ENTER = [
  'umask 022; n=$1; shift',
  // A group that is gone already means that nobody wants the command any more.
  'while [ "$n" -gt 0 ]; do { echo 0 > "$1"; } 2>/dev/null || exit 125; shift; n=$((n-1)); done',
  'exec "$@"',
].join('; ');

/** Processes in a control group of the kernel, version 1 (three folders) or 2 (one). */
export class Cgroup implements ResourceGroup {
  private destroying: Promise<void> | undefined;

  constructor(private readonly folders: Record<Controller, string>) {}

  enter(argv: readonly string[]): string[] {
    const files = this.paths().map((path) => `${path}/cgroup.procs`);
    return ['/bin/sh', '-c', ENTER, 'sh', String(files.length), ...files, ...argv];
  }

  watch(): void {
    // The kernel counts its members itself.
  }

  async pids(): Promise<number[]> {
    const text = await readFile(`${this.folders.pids}/cgroup.procs`, 'utf8').catch(() => '');
    return text.split('\n').filter(Boolean).map(Number);
  }

  async oomKills(): Promise<number> {
    const { memory } = this.folders;
    return (
      (await this.counter(`${memory}/memory.events`, 'oom_kill')) ??
      (await this.counter(`${memory}/memory.oom_control`, 'oom_kill')) ??
      0
    );
  }

  async refusedForks(): Promise<number> {
    return (await this.counter(`${this.folders.pids}/pids.events`, 'max')) ?? 0;
  }

  async destroy(): Promise<void> {
    this.destroying ??= this.remove();
    await this.destroying;
  }

  private async remove(): Promise<void> {
    const until = Date.now() + DESTROY_MS;
    // No member can fork from here on, so that the loop below wins against a fork bomb.
    await writeFile(`${this.folders.pids}/pids.max`, '0').catch(() => undefined);
    await writeFile(`${this.folders.pids}/cgroup.kill`, '1').catch(() => undefined);
    for (let left = await this.pids(); left.length > 0 && Date.now() < until;) {
      left.forEach(kill);
      await sleep(POLL_MS);
      left = await this.pids();
    }
    for (const path of this.paths()) await removeFolder(path, until);
  }

  private paths(): string[] {
    return [...new Set(Object.values(this.folders))];
  }

  private async counter(file: string, name: string): Promise<number | undefined> {
    const text = await readFile(file, 'utf8').catch(() => '');
    const line = text.split('\n').find((entry) => entry.startsWith(`${name} `));
    return line === undefined ? undefined : Number(line.slice(name.length + 1));
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
}

/** The kernel refuses (EBUSY) for a moment after the last member is gone. */
async function removeFolder(path: string, until: number): Promise<void> {
  for (;;) {
    try {
      await rmdir(path);
      return;
    } catch (error) {
      const gone = await access(path).then(
        () => false,
        () => true,
      );
      if (gone) return;
      if (Date.now() >= until) throw error;
      await sleep(POLL_MS);
    }
  }
}
