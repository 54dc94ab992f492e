import { lookup as systemLookup } from 'node:dns';
import { connect, isIP, type Socket } from 'node:net';
import { AddressNotAllowed } from './address-not-allowed.js';
import { lookupOf, type NameLookup } from './guarded-agent.js';
import type { AddressPolicy } from './networks.js';

/** Whom to connect to. */
export interface SocketTarget {
  /** A name, or an address without brackets. */
  readonly host: string;
  readonly port: number;
  /** Milliseconds until the connection must stand. */
  readonly timeoutMs: number;
}

/**
 * A TCP connection to an address that the policy allows, for protocols that are not HTTP.
 * @throws AddressNotAllowed, or the error of the socket
 */
export function guardedSocket(
  policy: AddressPolicy,
  { host, port, timeoutMs }: SocketTarget,
  lookup: NameLookup = systemLookup,
): Promise<Socket> {
  // No name is looked up for a literal address.
  if (isIP(host) !== 0 && !policy.isAllowed(host)) return Promise.reject(new AddressNotAllowed());
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port, lookup: lookupOf(policy, lookup) });
    const late = setTimeout(() => {
      socket.destroy(
        Object.assign(new Error('The connection took too long.'), { code: 'ETIMEDOUT' }),
      );
    }, timeoutMs);
    const failed = (error: Error) => {
      clearTimeout(late);
      reject(error);
    };
    socket.once('error', failed);
    socket.once('connect', () => {
      clearTimeout(late);
      socket.off('error', failed);
      if (policy.isAllowed(socket.remoteAddress ?? '')) return resolve(socket);
      socket.destroy();
      reject(new AddressNotAllowed());
    });
  });
}
