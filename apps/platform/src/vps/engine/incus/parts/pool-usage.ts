import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand } from '@skydeck/exec';

const DEADLINE_MS = 5_000;

/**
 * Bytes of each server's disk, by name of its instance, in a pool of our own. The engine counts
 * only what a disk shares with no image and no snapshot, which is next to nothing right after one
 * was taken. Empty where the pool is elsewhere or of another kind.
 */
export async function referencedBytes(dir: string, pool: string): Promise<Map<string, number>> {
  const folder = join(dir, 'state/storage-pools', pool);
  const isHere = await access(folder).then(
    () => true,
    () => false,
  );
  if (!isHere) return new Map();
  const options = ['qgroup', 'show', '--raw', folder];
  const groups = runCommand('btrfs', options, { deadlineMs: DEADLINE_MS });
  return groups.then(
    ({ stdout }) => new Map(stdout.flatMap(readGroup)),
    () => new Map(),
  );
}

/** A line is `0/257 <referenced> <exclusive> containers/<name>` since version 6 of the program. */
function readGroup(line: string): [string, number][] {
  const [, referenced, name] = /^\S+\s+(\d+)\s+\d+\s.*containers\/(\S+)$/.exec(line.trim()) ?? [];
  return name === undefined ? [] : [[name, Number(referenced)]];
}
