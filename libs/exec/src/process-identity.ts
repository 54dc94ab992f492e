import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process that cannot be mistaken for a later one that was given the same number. */
export interface ProcessIdentity {
  pid: number;
  /** Changes with every process and every boot of the machine. */
  start_token: string;
}

/** Who runs under this number now; null when nobody does or it is only a zombie. */
export function identify(pid: number): ProcessIdentity | null {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  const token = process.platform === 'linux' ? linuxToken(pid) : portableToken(pid);
  return token === null ? null : { pid, start_token: token };
}

/** Whether exactly this process still runs. */
export function isRunning(process: ProcessIdentity): boolean {
  return identify(process.pid)?.start_token === process.start_token;
}

/** Boot id and start time in clock ticks since that boot (proc(5), field 22 of stat). */
function linuxToken(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name in parentheses may hold anything, so count from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    return `${boot}-${fields[19]}`;
  } catch {
    return null;
  }
}

function portableToken(pid: number): string | null {
  try {
    const ps = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    const [state = '', ...started] = ps.split(/\s+/);
    return state === '' || state.startsWith('Z') ? null : started.join('-');
  } catch {
    return null;
  }
}
