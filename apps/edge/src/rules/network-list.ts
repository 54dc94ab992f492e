import { BlockList, isIPv6 } from 'node:net';

/** Addresses and networks, for a quick look whether an address is among them. */
export class NetworkList {
  readonly #list = new BlockList();
  readonly isEmpty: boolean;

  constructor(networks: readonly string[]) {
    this.isEmpty = networks.length === 0;
    for (const network of networks) {
      const [address = '', bits] = network.split('/');
      const family = isIPv6(address) ? 'ipv6' : 'ipv4';
      this.#list.addSubnet(address, Number(bits ?? (family === 'ipv6' ? 128 : 32)), family);
    }
  }

  has(address: string): boolean {
    return !this.isEmpty && this.#list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
  }
}
