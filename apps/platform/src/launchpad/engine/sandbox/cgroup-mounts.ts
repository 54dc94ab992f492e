import { access, constants, readFile } from 'node:fs/promises';

const CONTROLLERS = ['memory', 'cpu', 'pids'] as const;

/** A controller of the kernel that limits something. */
export type Controller = (typeof CONTROLLERS)[number];

/** Where the kernel's control groups are: one tree (version 2) or one per controller (version 1). */
export type CgroupMounts =
  | { version: 1; roots: Record<Controller, string> }
  | { version: 2; root: string };

/** Finds writable control groups with all three controllers, in either version; undefined without. */
export async function findCgroupMounts(
  mountsFile = '/proc/mounts',
): Promise<CgroupMounts | undefined> {
  const mounts = (await readFile(mountsFile, 'utf8')).split('\n').map((line) => line.split(' '));
  const roots: Partial<Record<Controller, string>> = {};
  for (const [, path = '', type, options = ''] of mounts) {
    if (type === 'cgroup2' && (await hasControllers(path))) return { version: 2, root: path };
    if (type !== 'cgroup') continue;
    for (const name of CONTROLLERS) if (options.split(',').includes(name)) roots[name] = path;
  }
  const { memory, cpu, pids } = roots;
  if (!memory || !cpu || !pids) return undefined;
  const writable = await Promise.all([memory, cpu, pids].map(isWritable));
  return writable.every(Boolean) ? { version: 1, roots: { memory, cpu, pids } } : undefined;
}

async function hasControllers(root: string): Promise<boolean> {
  const names = await readFile(`${root}/cgroup.controllers`, 'utf8').catch(() => '');
  const found = names.trim().split(' ');
  return CONTROLLERS.every((name) => found.includes(name)) && (await isWritable(root));
}

async function isWritable(path: string): Promise<boolean> {
  return access(path, constants.W_OK).then(
    () => true,
    () => false,
  );
}
