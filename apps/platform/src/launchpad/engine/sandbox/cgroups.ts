import type { Dirent } from 'node:fs';
import { mkdir, readdir, rmdir, writeFile } from 'node:fs/promises';
import { Cgroup } from './cgroup.js';
import type { CgroupMounts, Controller } from './cgroup-mounts.js';
import { cgroupSettings } from './cgroup-settings.js';
import type { GroupLimits, ResourceGroup, ResourceGroups } from './resource-group.js';

/** The control groups of one installation, in a folder of its own so that it can clean up alone. */
export class Cgroups implements ResourceGroups {
  private readonly roots: Record<Controller, string>;
  private readonly parent: string;
  private created = 0;

  constructor(
    private readonly mounts: CgroupMounts,
    instance: string,
  ) {
    this.parent = `skydeck-${instance}`;
    this.roots =
      mounts.version === 1
        ? mounts.roots
        : { memory: mounts.root, cpu: mounts.root, pids: mounts.root };
  }

  async create(name: string, limits: GroupLimits): Promise<ResourceGroup> {
    if (this.mounts.version === 2) await this.delegate(this.mounts.root);
    // Never the name of a group that may still be going away.
    const unique = `${name}-${(++this.created).toString(36)}`;
    const folders = this.folders(unique);
    for (const path of Object.values(folders)) await mkdir(path, { recursive: true });
    const group = this.group(unique);
    try {
      for (const setting of cgroupSettings(this.mounts.version, limits)) {
        const writing = writeFile(`${folders[setting.controller]}/${setting.file}`, setting.value);
        await (setting.optional ? writing.catch(() => undefined) : writing);
      }
      return group;
    } catch (error) {
      await group.destroy();
      throw error;
    }
  }

  rejoin(name: string): ResourceGroup {
    return this.group(name);
  }

  async sweep(keep: ReadonlySet<string> = new Set()): Promise<void> {
    const names = new Set<string>();
    const isOurs = (entry: Dirent): boolean => entry.isDirectory() && !keep.has(entry.name);
    const parents = [...new Set(Object.values(this.roots))].map((root) => `${root}/${this.parent}`);
    for (const path of parents) {
      const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
      for (const entry of entries) if (isOurs(entry)) names.add(entry.name);
    }
    await Promise.all([...names].map((name) => this.group(name).destroy()));
    for (const path of parents) await rmdir(path).catch(() => undefined);
  }

  private group(name: string): Cgroup {
    return new Cgroup(`/${this.parent}/${name}`, this.folders(name));
  }

  private folders(name: string): Record<Controller, string> {
    const at = (root: string): string => `${root}/${this.parent}/${name}`;
    return { memory: at(this.roots.memory), cpu: at(this.roots.cpu), pids: at(this.roots.pids) };
  }

  /** Version 2 gives controllers to a folder's children only when the folder says so. */
  private async delegate(root: string): Promise<void> {
    await mkdir(`${root}/${this.parent}`, { recursive: true });
    for (const path of [root, `${root}/${this.parent}`]) {
      await writeFile(`${path}/cgroup.subtree_control`, '+memory +cpu +pids');
    }
  }
}
