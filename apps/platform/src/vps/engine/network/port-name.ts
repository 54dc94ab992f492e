import { createHash } from 'node:crypto';

/** What the names of an installation's interfaces of guests begin with, on the host. */
export function portPrefix(instance: string): string {
  return `sv${instance}t`;
}

/** Name of an interface's end on the host, at most 15 characters. */
export function portName(instance: string, mac: string): string {
  const hash = createHash('sha256').update(mac.toLowerCase()).digest('hex');
  return `${portPrefix(instance)}${hash.slice(0, 6)}`;
}
