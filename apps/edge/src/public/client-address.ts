import type { IncomingMessage } from 'node:http';
import { isIP, type Socket } from 'node:net';
import type { NetworkList } from '../rules/network-list.js';

const MOST_HOPS = 32;

/**
 * The visitor's address. Behind trusted proxies it is the last one of `X-Forwarded-For` that is
 * none of them: what stands before it could be the visitor's invention.
 */
export function clientOf({ socket, headers }: IncomingMessage, trusted: NetworkList): string {
  let address = addressOf(socket);
  const told = headers['x-forwarded-for'];
  if (told === undefined || !trusted.has(address)) return address;
  const hops = String(told).split(',').slice(-MOST_HOPS);
  for (const hop of hops.toReversed()) {
    const next = hop.trim();
    if (isIP(next) === 0) return address;
    address = next;
    if (!trusted.has(address)) return address;
  }
  return address;
}

/** IPv4 in its own form also on a socket that speaks both. */
function addressOf(socket: Socket): string {
  const address = socket.remoteAddress ?? '';
  return address.startsWith('::ffff:') ? address.slice(7) : address;
}
