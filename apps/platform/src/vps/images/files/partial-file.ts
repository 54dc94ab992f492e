import { randomBytes } from 'node:crypto';
import { readlinkSync } from 'node:fs';
import { identify, isRunning } from '@skydeck/exec';

const MARK = '~';
/** A file that is still coming in is touched this often, also when nothing comes. */
export const TOUCH_EVERY_MS = 20_000;
/** So nobody writes any more to one that was not touched for this long. */
const LEASE_MS = 3 * 60_000;

/** Name of a file that is still coming in. It says which process writes it. */
export function partialName(id: string): string {
  const pid = process.pid;
  const token = identify(pid)?.start_token ?? '';
  return [id, randomBytes(4).toString('hex'), numbering(), pid, token].join(MARK);
}

export function isPartial(name: string): boolean {
  return name.includes(MARK);
}

/** Whether nobody writes to such a file any more: its process is gone, or let go of it. */
export function isAbandoned(name: string, touchedAt: Date, now: Date): boolean {
  if (now.getTime() - touchedAt.getTime() > LEASE_MS) return true;
  const [, , numbers, pid, token = ''] = name.split(MARK);
  // Of another machine's or container's processes only what they touch is seen from here.
  const isSeen = numbers === numbering() && bootOf(token) === bootOf(ownToken());
  return isSeen && !isRunning({ pid: Number(pid), start_token: token });
}

function ownToken(): string {
  return identify(process.pid)?.start_token ?? '';
}

function bootOf(token: string): string {
  return token.split('-')[0] ?? '';
}

/** In what the numbers of our processes count: each container has its own. */
function numbering(): string {
  try {
    return readlinkSync('/proc/self/ns/pid').replace(/\D/g, '');
  } catch {
    return '';
  }
}
