import { isIPv4 } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { TurnSettings } from './turn.config.js';

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Addresses at which the embedded engine takes media, and those that the settings add. */
export function engineAddresses(
  settings: TurnSettings,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] {
  const { COSTREAM_INTERFACES, COSTREAM_PUBLIC_IP, COSTREAM_TURN_PEERS } = settings;
  const chosen = COSTREAM_INTERFACES?.split(',');
  const own = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      // The engine itself offers neither loopback nor addresses that need a zone.
      .filter(({ internal, scopeid }) => !internal && !scopeid)
      .map(({ address }) => address)
      .filter((address) => chosen?.some((one) => one === name || address.startsWith(one)) ?? true),
  );
  const published = COSTREAM_PUBLIC_IP === undefined ? [] : [COSTREAM_PUBLIC_IP];
  return [...new Set([...own, ...published, ...COSTREAM_TURN_PEERS])];
}

/**
 * Address of this machine that the embedded relay listens on. The kernel carries nothing from the
 * loopback address to another one, so it has to be one at which the engine takes media.
 */
export function relayAddress(
  settings: TurnSettings,
  interfaces: Interfaces = networkInterfaces(),
): string {
  const own = engineAddresses({ ...settings, COSTREAM_TURN_PEERS: [] }, interfaces);
  const reachable = own.filter((address) => address !== settings.COSTREAM_PUBLIC_IP);
  return settings.COSTREAM_TURN_HOST ?? reachable.find((one) => isIPv4(one)) ?? '127.0.0.1';
}
