/** How a coturn is run. */
export interface CoturnOptions {
  /** IPv4 address that it listens on and relays from. */
  readonly host: string;
  /** What the world sees instead of it. */
  readonly publicIp?: string | undefined;
  readonly port: number;
  readonly relayPorts: { readonly first: number; readonly last: number };
  readonly secret: string;
  /** Addresses that it relays to: those of engines. */
  readonly peers: readonly string[];
}

/** A page has two connections, each of which asks for a relay by every address and transport it has. */
const ALLOCATIONS_PER_PARTICIPANT = 24;
const EVERY_ADDRESS = ['0.0.0.0-255.255.255.255', '::-ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'];

/**
 * Clients only ever speak with the engine, so everything else is denied: an allocation is of no use
 * to reach the network of the machine, or to send packets into the world under its address.
 * @see https://github.com/coturn/coturn/blob/4.6.1/examples/etc/turnserver.conf
 */
export function coturnConfig(options: CoturnOptions, folder: string): string {
  const { host, publicIp, port, relayPorts, secret, peers } = options;
  return [
    `listening-ip=${host}`,
    `relay-ip=${host}`,
    ...(publicIp === undefined ? [] : [`external-ip=${publicIp}/${host}`]),
    `listening-port=${port}`,
    `min-port=${relayPorts.first}`,
    `max-port=${relayPorts.last}`,
    'use-auth-secret',
    `static-auth-secret=${secret}`,
    'realm=skydeck',
    'fingerprint',
    'stale-nonce=600',
    `user-quota=${ALLOCATIONS_PER_PARTICIPANT}`,
    `total-quota=${relayPorts.last - relayPorts.first + 1}`,
    ...EVERY_ADDRESS.map((range) => `denied-peer-ip=${range}`),
    ...peers.map((peer) => `allowed-peer-ip=${peer}`),
    ...(peers.some(isLoopback) ? ['allow-loopback-peers'] : []),
    'no-multicast-peers',
    'no-tcp-relay',
    'no-cli',
    'no-tls',
    'no-dtls',
    'no-rfc5780',
    'no-software-attribute',
    `userdb=${folder}/turndb`,
    `pidfile=${folder}/pid`,
    'log-file=stdout',
    'simple-log',
    '',
  ].join('\n');
}

/** coturn takes no packets for its own machine unless it is told to. */
function isLoopback(address: string): boolean {
  return address.startsWith('127.') || address === '::1';
}
