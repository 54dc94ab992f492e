import { mkdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  findCgroupMounts,
  type CgroupMounts,
} from '../../../../launchpad/engine/sandbox/cgroup-mounts.js';
import { cgroupSettings } from '../../../../launchpad/engine/sandbox/cgroup-settings.js';
import type { InstanceSpec } from '../../instance-spec.js';

/** Processes beside those of connections: writers, workers of queries, dumps. */
const OWN_PIDS = 64;
const REMOVE_TRIES = 100;
const POLL_MS = 20;
/** Moves the shell into the groups, then becomes the command. */
const ENTER =
  'umask 077; n=$1; shift; while [ $n -gt 0 ]; do echo 0 >"$1"; shift; n=$((n - 1)); done; exec "$@"';

/** What a group is named and held to. */
export type GroupLimits = Pick<InstanceSpec, 'id' | 'cpus' | 'memoryMb' | 'maxConnections'>;

/**
 * A control group for each instance, so that it takes no more of the machine than its plan. Only root
 * has them; without, nothing here does anything.
 */
export class InstanceGroups {
  #found: Promise<CgroupMounts | undefined> | undefined;

  constructor(private readonly instance: string) {}

  /** Makes the group or gives it other limits. @returns what makes a command a member */
  async enter(spec: GroupLimits): Promise<string[]> {
    const mounts = await this.#mounts();
    if (!mounts) return [];
    const at = this.#folders(mounts, spec.id);
    if (mounts.version === 2) await this.#delegate(mounts.root);
    for (const path of Object.values(at)) await mkdir(path, { recursive: true });
    const limits = {
      cpu: spec.cpus,
      memoryMb: spec.memoryMb,
      pids: spec.maxConnections + OWN_PIDS,
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
    const files = [...new Set(Object.values(at))].map((path) => `${path}/cgroup.procs`);
    return ['sh', '-euc', ENTER, 'sh', String(files.length), ...files];
  }

  /** Ids of all processes of an instance; undefined when groups do not tell. */
  async pids(id: string): Promise<number[] | undefined> {
    const mounts = await this.#mounts();
    if (!mounts) return undefined;
    const file = `${this.#folders(mounts, id).pids}/cgroup.procs`;
    const text = await readFile(file, 'utf8').catch(() => '');
    return text.split('\n').filter(Boolean).map(Number);
  }

  /** Removes the group of an instance that runs no more. */
  async remove(id: string): Promise<void> {
    const mounts = await this.#mounts();
    if (!mounts) return;
    for (const path of new Set(Object.values(this.#folders(mounts, id)))) {
      // What waited for the server to end may still be on its way out.
      for (let tries = 0; tries < REMOVE_TRIES && !(await isGone(path)); tries++) {
        await sleep(POLL_MS);
      }
      // The one that holds them all goes with the last.
      await isGone(dirname(path));
    }
  }

  #folders(mounts: CgroupMounts, id: string) {
    const at = (root: string): string => `${root}/skydeck-${this.instance}-db/${id}`;
    if (mounts.version === 2) {
      return { memory: at(mounts.root), cpu: at(mounts.root), pids: at(mounts.root) };
    }
    const { memory, cpu, pids } = mounts.roots;
    return { memory: at(memory), cpu: at(cpu), pids: at(pids) };
  }

  /** Version 2 gives controllers to a folder's children only when the folder says so. */
  async #delegate(root: string): Promise<void> {
    const parent = `${root}/skydeck-${this.instance}-db`;
    await mkdir(parent, { recursive: true });
    for (const path of [root, parent]) {
      await writeFile(`${path}/cgroup.subtree_control`, '+memory +cpu +pids');
    }
  }

  async #mounts(): Promise<CgroupMounts | undefined> {
    if (process.getuid?.() !== 0) return undefined;
    this.#found ??= findCgroupMounts();
    return this.#found;
  }
}

/** The kernel refuses to remove a group that has members. */
async function isGone(path: string): Promise<boolean> {
  return rmdir(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code === 'ENOENT',
  );
}
