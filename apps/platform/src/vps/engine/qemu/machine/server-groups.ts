import { mkdir, readdir, rmdir, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  findCgroupMounts,
  type CgroupMounts,
} from '../../../../launchpad/engine/sandbox/cgroup-mounts.js';
import { cgroupSettings } from '../../../../launchpad/engine/sandbox/cgroup-settings.js';
import type { EngineRef, ServerSize } from '../../server-spec.js';
import { machineMemoryMb } from './qemu-options.js';

/** What the emulator itself needs beside the memory and the processors of its guest. */
const OWN_MEMORY_MB = 384;
const OWN_CPU = 0.1;
const PIDS = 256;
const REMOVE_TRIES = 50;
const POLL_MS = 20;
/** Moves the shell into the groups, then becomes the command. */
const ENTER =
  'n=$1; shift; while [ $n -gt 0 ]; do echo 0 >"$1"; shift; n=$((n - 1)); done; exec "$@"';

/**
 * A control group for each server, so that an emulator takes no more of the machine than the size of
 * its server. Only root has them; without, nothing here does anything.
 */
export class ServerGroups {
  private found: Promise<CgroupMounts | undefined> | undefined;

  constructor(private readonly instance: string) {}

  /** Whether servers are limited here. */
  async areThere(): Promise<boolean> {
    return (await this.mounts()) !== undefined;
  }

  /** Makes the group of a server or gives it another size. @returns what makes a command a member */
  async enter(ref: EngineRef, size: ServerSize): Promise<string[]> {
    const folders = await this.limit(ref, size);
    if (folders.length === 0) return [];
    const files = folders.map((path) => `${path}/cgroup.procs`);
    return ['sh', '-euc', ENTER, 'sh', String(files.length), ...files];
  }

  /** Sets what a server may use from now on. @returns the folders of its group */
  async limit(ref: EngineRef, size: ServerSize): Promise<string[]> {
    const mounts = await this.mounts();
    if (!mounts) return [];
    if (mounts.version === 2) await delegate(mounts.root, this.parent);
    const at = this.folders(mounts, ref);
    for (const path of Object.values(at)) await mkdir(path, { recursive: true });
    const limits = {
      cpu: size.vcpus * size.cpuShare + OWN_CPU,
      memoryMb: machineMemoryMb(size) + OWN_MEMORY_MB,
      pids: PIDS,
      priority: 'serve',
    } as const;
    // Version 1 lets no limit be above the one with swap, whatever is set next.
    if (mounts.version === 1) {
      await writeFile(`${at.memory}/memory.memsw.limit_in_bytes`, '-1').catch(() => undefined);
    }
    for (const { controller, file, value, optional } of cgroupSettings(mounts.version, limits)) {
      const writing = writeFile(`${at[controller]}/${file}`, value);
      await (optional === true ? writing.catch(() => undefined) : writing);
    }
    return [...new Set(Object.values(at))];
  }

  /** Removes the group of a server that runs no more. */
  async remove(ref: EngineRef): Promise<void> {
    const mounts = await this.mounts();
    if (!mounts) return;
    for (const path of new Set(Object.values(this.folders(mounts, ref)))) {
      // What waited for the emulator to end may still be on its way out.
      for (let tries = 0; tries < REMOVE_TRIES; tries++) {
        if (await isGone(path)) break;
        await sleep(POLL_MS);
      }
    }
  }

  /** Removes groups of servers that are no more. */
  async sweep(present: readonly EngineRef[]): Promise<void> {
    const mounts = await this.mounts();
    if (!mounts) return;
    // One that is made right now for a start is still empty.
    const isLeft = (name: string) => name.startsWith('vps-') && !present.includes(name);
    const roots = mounts.version === 2 ? [mounts.root] : Object.values(mounts.roots);
    for (const root of new Set(roots)) {
      const names = await readdir(`${root}/${this.parent}`).catch(() => []);
      for (const name of names.filter(isLeft)) {
        await isGone(`${root}/${this.parent}/${name}`);
      }
      await isGone(`${root}/${this.parent}`);
    }
  }

  private get parent(): string {
    return `skydeck-${this.instance}-vps`;
  }

  private folders(mounts: CgroupMounts, ref: EngineRef) {
    const at = (root: string): string => `${root}/${this.parent}/${ref}`;
    if (mounts.version === 2) {
      return { memory: at(mounts.root), cpu: at(mounts.root), pids: at(mounts.root) };
    }
    const { memory, cpu, pids } = mounts.roots;
    return { memory: at(memory), cpu: at(cpu), pids: at(pids) };
  }

  private async mounts(): Promise<CgroupMounts | undefined> {
    if (process.getuid?.() !== 0) return undefined;
    this.found ??= findCgroupMounts();
    return this.found;
  }
}

/** Version 2 gives controllers to a folder's children only when the folder says so. */
async function delegate(root: string, parent: string): Promise<void> {
  await mkdir(`${root}/${parent}`, { recursive: true });
  for (const path of [root, `${root}/${parent}`]) {
    await writeFile(`${path}/cgroup.subtree_control`, '+memory +cpu +pids');
  }
}

/** The kernel refuses to remove a group that has members. */
async function isGone(path: string): Promise<boolean> {
  return rmdir(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
}
