import { access, readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
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

  constructor(
    readonly path: string,
    private readonly folders: Record<Controller, string>,
  ) {}

  get name(): string {
    return basename(this.path);
  }

  enter(argv: readonly string[]): string[] {
    const files = this.paths().map((path) => `${path}/cgroup.procs`);
    return ['/bin/sh', '-c', ENTER, 'sh', String(files.length), ...files, ...argv];
  }

  watch(): () => void {
    // The kernel counts its members itself.
    return () => undefined;
  }

  watchBelow(): void {
    // As above.
  }

  async pids(): Promise<number[]> {
    const folders = await withNested(this.folders.pids);
    const lists = folders.map((path) => readFile(`${path}/cgroup.procs`, 'utf8').catch(() => ''));
    return (await Promise.all(lists)).join('\n').split('\n').filter(Boolean).map(Number);
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

  async quell(): Promise<void> {
    // No member can fork from here on, so that killing wins against a fork bomb.
    await writeFile(`${this.folders.pids}/pids.max`, '0').catch(() => undefined);
    await writeFile(`${this.folders.pids}/cgroup.kill`, '1').catch(() => undefined);
    (await this.pids()).forEach(kill);
  }

  private async remove(): Promise<void> {
    const until = Date.now() + DESTROY_MS;
    await this.quell();
    while ((await this.pids()).length > 0 && Date.now() < until) {
      await sleep(POLL_MS);
      await this.quell();
    }
    for (const path of this.paths()) {
      for (const nested of (await withNested(path)).toReversed()) await removeFolder(nested, until);
    }
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

/** A group's folder and those that its members made below it, parents first. */
async function withNested(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  const below = entries.filter((entry) => entry.isDirectory());
  const nested = await Promise.all(below.map(({ name }) => withNested(`${path}/${name}`)));
  return [path, ...nested.flat()];
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
