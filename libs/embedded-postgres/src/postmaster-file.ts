import { readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { identify, type ProcessIdentity } from '@skydeck/exec';

/** What a server writes about itself into its data folder. */
export interface PostmasterFile {
  pid: number;
  dataDir: string;
  port: number;
  /** `starting`, `ready`, `stopping` and others. */
  state: string;
}

/** Reads `postmaster.pid`; null when there is none or it is not complete yet. */
export function readPostmasterFile(dataDir: string): PostmasterFile | null {
  try {
    const lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Math.abs(Number(lines[0]));
    if (!Number.isSafeInteger(pid) || pid === 0) return null;
    return {
      pid,
      dataDir: lines[1]?.trim() ?? '',
      port: Number(lines[3]),
      state: lines[7]?.trim() ?? '',
    };
  } catch {
    return null;
  }
}

/**
 * The server that really runs on this data folder, if any. The file alone proves nothing: after a
 * crash its number may belong to somebody else, so the process must also work in this folder.
 */
export function runningServer(dataDir: string): ProcessIdentity | null {
  const file = readPostmasterFile(dataDir);
  if (file === null) return null;
  const identity = identify(file.pid);
  if (identity === null) return null;
  return worksIn(file.pid, dataDir) ? identity : null;
}

function worksIn(pid: number, dataDir: string): boolean {
  // Without /proc the server's own start-up check has the last word.
  if (process.platform !== 'linux') return false;
  try {
    if (readlinkSync(`/proc/${pid}/cwd`) !== dataDir) return false;
    const [program = ''] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return program.startsWith('postgres') || program.endsWith('/postgres');
  } catch {
    return false;
  }
}
