import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findCgroupMounts } from './cgroup-mounts.js';

let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'skydeck-mounts-'));
});

afterEach(async () => {
  await rm(dir, { recursive: true });
});

async function mounts(lines: string[]): Promise<string> {
  await writeFile(join(dir, 'mounts'), lines.map((line) => `${line} 0 0\n`).join(''));
  return join(dir, 'mounts');
}

it('finds version 2 when it has the controllers', async () => {
  await writeFile(join(dir, 'cgroup.controllers'), 'cpuset cpu io memory pids\n');
  const file = await mounts([`cgroup2 ${dir} cgroup2 rw`]);
  expect(await findCgroupMounts(file)).toEqual({ version: 2, root: dir });
});

it('finds version 1 beside an empty version 2', async () => {
  await mkdir(join(dir, 'unified'));
  await writeFile(join(dir, 'unified/cgroup.controllers'), 'hugetlb\n');
  const lines = [`cgroup2 ${dir}/unified cgroup2 rw`];
  for (const name of ['memory', 'cpu,cpuacct', 'pids']) {
    await mkdir(join(dir, name));
    lines.push(`cgroup ${dir}/${name} cgroup rw,relatime,${name}`);
  }
  expect(await findCgroupMounts(await mounts(lines))).toEqual({
    version: 1,
    roots: { memory: `${dir}/memory`, cpu: `${dir}/cpu,cpuacct`, pids: `${dir}/pids` },
  });
});

it('finds none when a controller is missing', async () => {
  const file = await mounts([`cgroup ${dir} cgroup rw,memory`, `cgroup ${dir} cgroup rw,pids`]);
  expect(await findCgroupMounts(file)).toBeUndefined();
});
