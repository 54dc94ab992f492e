import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { writeAtomically } from '../../config/write-atomically.js';
import { configPath } from '../../config/places.js';
import type { CommandContext } from '../../context/command-context.js';

/**
 * Where host keys of servers are kept, under the ids of the servers: their addresses are given to
 * others later.
 */
export function hostKeysPath(environment: NodeJS.ProcessEnv): string {
  return path.join(path.dirname(configPath(environment)), 'known_hosts');
}

/** Forgets the host key of a server that gets another one or goes away. */
export async function forgetHostKey({ environment }: CommandContext, id: string): Promise<void> {
  const file = hostKeysPath(environment);
  const text = await readFile(file, 'utf8').catch(() => '');
  const kept = text.split('\n').filter((line) => !line.startsWith(`${id} `));
  const rest = kept.join('\n');
  if (rest !== text) await writeAtomically(file, rest);
}
