import { writeFile } from 'node:fs/promises';
import { runCommand } from '@skydeck/exec';
import { pinAddress } from '../../../launchpad/engine/network/pin-address.js';
import {
  closeForwarding,
  openForwarding,
} from '../../../launchpad/engine/network/forward-policy.js';
import { addressIn, formatCidr, parseCidr } from '../../../launchpad/engine/network/ipv4.js';
import { ipCommands } from '../../../launchpad/engine/network/network-namespace.js';
import type { GuardedNetwork } from './network-plan.js';
import { networkRules } from './network-rules.js';
import { portRules } from './port-rules.js';

export interface ServerNetworkOptions {
  /** Six hexadecimal digits of the installation. */
  readonly instance: string;
  /** The bridge that every server is on. */
  readonly bridge: string;
  /** Its network; the host has the first address. */
  readonly cidr: string;
  /** Prefix of the names of private networks' bridges. */
  readonly privatePrefix: string;
  readonly nameServers: readonly string[];
  readonly allowCidrs?: readonly string[];
}

/** The bridges of this host that servers hang on, and the rules between them. Needs root. */
export class ServerNetwork {
  private guarded: GuardedNetwork = { servers: [], ports: [] };

  constructor(private readonly options: ServerNetworkOptions) {}

  /** Makes the bridge and the rules. May be repeated, as after a reload of the host's firewall. */
  async prepare(): Promise<void> {
    const { bridge, cidr } = this.options;
    const network = parseCidr(cidr);
    await makeBridge(bridge);
    // Rules first: there is no moment in which the bridge leads somewhere unjudged.
    await this.load();
    await ipCommands([
      `addr replace ${addressIn(network, 1)}/${network.bits} dev ${bridge}`,
      `link set ${bridge} up`,
    ]);
    // Guests cannot see one another: the host answers for all, so that all goes through its rules.
    await setting(`ipv4/conf/${bridge}/proxy_arp_pvlan`, '1');
    // By default it waits up to 0.8 s before it answers for another.
    await setting(`ipv4/neigh/${bridge}/proxy_delay`, '0');
    await setting(`ipv4/conf/${bridge}/send_redirects`, '0');
    await setting('ipv4/ip_forward', '1');
    await openForwarding(bridge);
  }

  /** Makes the bridge of a private network: servers on it reach one another and nothing else. */
  async preparePrivate(bridge: string): Promise<void> {
    await makeBridge(bridge);
    await ipCommands([`link set ${bridge} up`]);
  }

  async removePrivate(bridge: string): Promise<void> {
    await runCommand('ip', ['link', 'delete', bridge]).catch(() => undefined);
  }

  /**
   * Sets which servers there are, what they may send from and what may reach them, all in one
   * transaction. A server must not be started before it is told of here.
   * @param more rules for nftables that are set in the same transaction
   */
  async applyFirewall(guarded: GuardedNetwork, more = ''): Promise<void> {
    this.guarded = guarded;
    await this.load(more);
  }

  /** Takes the bridge and the rules away. */
  async close(): Promise<void> {
    const { bridge } = this.options;
    await runCommand('ip', ['link', 'delete', bridge]).catch(() => undefined);
    for (const table of [
      ['inet', this.table],
      ['bridge', this.portTable],
    ]) {
      await runCommand('nft', ['delete', 'table', ...table]).catch(() => undefined);
    }
    await closeForwarding(bridge);
  }

  /** Name of the table of rules. */
  get table(): string {
    return `skydeck_servers_${this.options.instance}`;
  }

  /** Name of the table of rules about frames. */
  get portTable(): string {
    return `skydeck_ports_${this.options.instance}`;
  }

  private async load(more = ''): Promise<void> {
    const { bridge, privatePrefix, nameServers, allowCidrs = [], cidr, instance } = this.options;
    const { servers, ports } = this.guarded;
    const rules = networkRules({
      table: this.table,
      bridge,
      privatePrefix,
      nameServers,
      allowCidrs: allowCidrs.map((text) => formatCidr(parseCidr(text))),
      cidr: formatCidr(parseCidr(cidr)),
      servers,
    });
    const frames = portRules(this.portTable, instance, ports);
    await runCommand('nft', ['-f', '-'], { input: frames + rules + more });
  }
}

async function makeBridge(bridge: string): Promise<void> {
  await runCommand('ip', ['link', 'add', bridge, 'type', 'bridge']).catch(() => undefined);
  await pinAddress(bridge);
  // Without an address of version 6 the host cannot be reached by one.
  await setting(`ipv6/conf/${bridge}/disable_ipv6`, '1').catch(() => undefined);
}

async function setting(name: string, value: string): Promise<void> {
  await writeFile(`/proc/sys/net/${name}`, value);
}
