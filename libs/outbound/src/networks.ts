import { BlockList, isIP } from 'node:net';

/** Networks that are not the public internet (RFC 6890 and its registries). */
const NOT_PUBLIC = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '::/128',
  '::1/128',
  '64:ff9b::/96',
  '64:ff9b:1::/48',
  '100::/64',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  'fc00::/7',
  'fe80::/10',
  'fec0::/10',
  'ff00::/8',
];

/** A set of networks, each such as `10.0.0.0/8`. @throws when one is not written like that */
export function networksOf(cidrs: readonly string[]): BlockList {
  // `::ffff:0:0/96` must never be in a list: Node would then find every IPv4 address in it.
  const list = new BlockList();
  for (const cidr of cidrs) {
    const [network = '', prefix = ''] = cidr.split('/');
    const family = isIP(network);
    const longest = family === 6 ? 128 : 32;
    if (family === 0 || !/^\d{1,3}$/.test(prefix) || Number(prefix) > longest) {
      throw new Error(`Not a network: ${cidr}`);
    }
    list.addSubnet(network, Number(prefix), family === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}

const notPublic = networksOf(NOT_PUBLIC);

/** Decides which addresses may be called: public ones, and those of the allowed networks. */
export class AddressPolicy {
  readonly #allowed: BlockList;

  /** @param allowedCidrs networks that may be called although they are not public */
  constructor(allowedCidrs: readonly string[] = []) {
    this.#allowed = networksOf(allowedCidrs);
  }

  isAllowed(ip: string): boolean {
    const family = isIP(ip);
    if (family === 0) return false;
    const name = family === 6 ? 'ipv6' : 'ipv4';
    return this.#allowed.check(ip, name) || !notPublic.check(ip, name);
  }
}
