import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

const LISTENING = '0A';

/** The process that listens on a TCP port, as far as we may see it (Linux). */
export function portOwner(port: number): { pid: number; name: string } | null {
  const inodes = listeningInodes(port);
  if (inodes.size === 0) return null;
  const pids = entries('/proc').filter((name) => /^\d+$/.test(name));
  for (const pid of pids) {
    for (const descriptor of entries(`/proc/${pid}/fd`)) {
      if (inodes.has(target(`/proc/${pid}/fd/${descriptor}`))) {
        return { pid: Number(pid), name: text(`/proc/${pid}/comm`).trim() };
      }
    }
  }
  return null;
}

/** Names of the sockets as they appear among a process's open files. */
function listeningInodes(port: number): Set<string> {
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => text(file).split('\n'));
  return new Set(
    lines
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(suffix) && state === LISTENING)
      .map((fields) => `socket:[${fields[9]}]`),
  );
}

function entries(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function target(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}

function text(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
