import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { connect as connectTcp, isIP, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { AddressNotAllowed, type AddressPolicy } from '@skydeck/outbound';

export interface SocketOptions {
  /** Whether the connection is encrypted, and by whose word the receiver is believed. */
  readonly tls: { readonly ca?: string | undefined } | undefined;
  readonly signal: AbortSignal;
}

/**
 * Connects to one of the very addresses that were checked, so that a name cannot lead elsewhere in
 * between. @throws AddressNotAllowed
 */
export async function guardedSocket(
  policy: AddressPolicy,
  { host, port }: { host: string; port: number },
  { tls, signal }: SocketOptions,
): Promise<Socket> {
  const found = isIP(host) === 0 ? await lookup(host, { all: true }) : [{ address: host }];
  const [first] = found;
  if (!first || !found.every(({ address }) => policy.isAllowed(address))) {
    throw new AddressNotAllowed();
  }
  const to = { host: first.address, port, signal };
  const named = isIP(host) === 0 ? { servername: host } : {};
  const socket = tls ? connectTls({ ...to, ...named, ca: tls.ca }) : connectTcp(to);
  signal.addEventListener('abort', () => socket.destroy(signal.reason as Error), { once: true });
  await once(socket, tls ? 'secureConnect' : 'connect');
  return socket;
}
