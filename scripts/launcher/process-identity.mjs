import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * A mark of the process that runs under this number now; null when none does. It is the form that
 * the supervisor writes into its run file: boot id and start time in clock ticks since that boot.
 */
export function startToken(pid) {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  try {
    return process.platform === 'linux' ? linuxToken(pid) : portableToken(pid);
  } catch {
    return null;
  }
}

/** Whether exactly this process still runs, and not a later one with its number. */
export function isRunning(identity) {
  const token = startToken(identity?.pid);
  return token !== null && token === identity.start_token;
}

function linuxToken(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return null;
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
  return `${boot}-${fields[19]}`;
}

function portableToken(pid) {
  const ps = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  const [state = '', ...started] = ps.split(/\s+/);
  return state === '' || state.startsWith('Z') ? null : started.join('-');
}
