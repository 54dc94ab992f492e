import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runningSupervisor } from './home-of.js';

/** Where an installation keeps what a backup must hold. */
export interface InUse {
  readonly databaseUrl: string | undefined;
  /** Folder of the objects; undefined when they are in a bucket. */
  readonly objects: string | undefined;
  /** File of the master keys of the vault; undefined when something else holds them. */
  readonly masterKeys: string | undefined;
}

/** The settings that a running installation was started with, else those of this command. */
export function settingsInUse(home: string, environment: NodeJS.ProcessEnv): InUse {
  const running = runningSupervisor(home);
  const given = (running && environmentOf(running.pid)) ?? environment;
  const read = (name: string) => given[name] || undefined;
  const holder = read('VAULT_KEY_PROVIDER') ?? 'file';
  return {
    databaseUrl: read('DATABASE_URL'),
    objects:
      read('OBJECT_STORE_DRIVER') === 's3'
        ? undefined
        : path.resolve(read('OBJECT_STORE_FOLDER') ?? path.join(home, 'objects')),
    masterKeys:
      holder === 'file'
        ? path.resolve(read('VAULT_MASTER_KEY_FILE') ?? path.join(home, 'vault/master.keys'))
        : undefined,
  };
}

/** What a process was started with; undefined where the system does not tell. */
export function environmentOf(pid: number): NodeJS.ProcessEnv | undefined {
  try {
    const pairs = readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .flatMap((pair) => {
        const at = pair.indexOf('=');
        return at > 0 ? [[pair.slice(0, at), pair.slice(at + 1)]] : [];
      });
    return Object.fromEntries(pairs) as NodeJS.ProcessEnv;
  } catch {
    return undefined;
  }
}

/** Whether a path is in a folder or is that folder. */
export function isInside(folder: string, file: string): boolean {
  const relative = path.relative(folder, file);
  return !relative.startsWith('..') && !path.isAbsolute(relative);
}
