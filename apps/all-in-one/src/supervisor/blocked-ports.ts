/**
 * Ports that browsers and Node's `fetch` refuse to open, from 1024 up.
 * @see https://fetch.spec.whatwg.org/#port-blocking
 */
const BLOCKED = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10_080,
]);

/** Whether no client would talk to a web server on this port. */
export function isBlockedPort(port: number): boolean {
  return BLOCKED.has(port);
}
