import { readdir, readFile } from 'node:fs/promises';

/** A process and all it started, as the kernel lists them; empty when it is gone or runs elsewhere. */
export async function processTree(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const lists = tasks.map(async (task) =>
    readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => ''),
  );
  const children = (await Promise.all(lists)).join(' ').split(' ').filter(Boolean).map(Number);
  const below = await Promise.all(children.map(processTree));
  return tasks.length === 0 ? [] : [pid, ...below.flat()];
}
