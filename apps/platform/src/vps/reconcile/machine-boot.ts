import { readFile } from 'node:fs/promises';

/** Differs after each start of the machine (random(4)). */
export async function bootId(): Promise<string> {
  return (await readFile('/proc/sys/kernel/random/boot_id', 'utf8')).trim();
}
