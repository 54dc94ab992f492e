import { BlockList, isIP } from 'node:net';

const LONGEST_PREFIX = { 4: 32, 6: 128 };

/** Why a text is no network such as `203.0.113.0/24`, `2001:db8::/32` or a bare address. */
export function networkProblem(text: string): string | null {
  const [address = '', prefix, ...rest] = text.split('/');
  const family = isIP(address) as 0 | 4 | 6;
  if (family === 0 || rest.length > 0 || address.includes('%')) return 'is no network';
  // Node would find every IPv4 address in such a network.
  if (/^::ffff:/i.test(address)) return 'is IPv4 in the clothes of IPv6: write it as IPv4';
  if (prefix === undefined) return null;
  const isPrefix = /^(0|[1-9]\d{0,2})$/.test(prefix) && Number(prefix) <= LONGEST_PREFIX[family];
  return isPrefix ? null : `has no prefix from 0 to ${LONGEST_PREFIX[family]}`;
}

/** The addresses that a key may be used from. */
export class AllowedAddresses {
  readonly #list = new BlockList();

  /** @param networks that have no `networkProblem` */
  constructor(networks: readonly string[]) {
    for (const network of networks) {
      const [address = '', prefix] = network.split('/');
      const family = isIP(address) as 4 | 6;
      const length = prefix === undefined ? LONGEST_PREFIX[family] : Number(prefix);
      this.#list.addSubnet(address, length, family === 6 ? 'ipv6' : 'ipv4');
    }
  }

  /** IPv4 written as IPv6 (`::ffff:…`) counts as IPv4. */
  has(address: string): boolean {
    const family = isIP(address);
    return family !== 0 && this.#list.check(address, family === 6 ? 'ipv6' : 'ipv4');
  }
}
