import { readdir, writeFile } from 'node:fs/promises';
import { runCommand } from '@skydeck/exec';
import type { GuardedNetwork } from '../engine/network/network-plan.js';
import { ServerNetwork } from '../engine/network/server-network.js';
import type { VpsSettings } from '../vps-settings.js';
import { Ipv4Network } from './ipv4-network.js';
import { type FloatingAddress, type PublishedPort, publishedRules } from './published-rules.js';

/** Everything about servers that this machine's network has to know. */
export interface HostPlan extends GuardedNetwork {
  /** The network that every server is on. */
  readonly cidr: string;
  readonly bridge: string;
  readonly privateBridges: readonly string[];
  readonly published: readonly PublishedPort[];
  readonly floating: readonly FloatingAddress[];
}

/** Bridges and rules of this machine, set to a plan. Every step may be repeated. */
export class HostNetwork {
  #network: ServerNetwork | undefined;
  #cidr: string | undefined;

  constructor(private readonly settings: VpsSettings) {}

  /** @param isWhole whether bridges are looked after too, or only rules */
  async apply(plan: HostPlan, isWhole: boolean): Promise<void> {
    const isNew = this.#cidr !== plan.cidr;
    const network = this.#of(plan);
    await network.applyFirewall(plan, this.#published(plan));
    if (isWhole || isNew) {
      await network.prepare();
      // Lets this machine's own programs use published ports at its loopback addresses.
      await writeFile(`/proc/sys/net/ipv4/conf/${plan.bridge}/route_localnet`, '1');
    }
    const present = await this.#privateLinks();
    for (const bridge of plan.privateBridges) {
      if (isWhole || !present.includes(bridge)) await network.preparePrivate(bridge);
    }
    const gone = present.filter((bridge) => !plan.privateBridges.includes(bridge));
    for (const bridge of gone) await network.removePrivate(bridge);
    this.#cidr = plan.cidr;
  }

  /** Takes everything away again. */
  async remove(plan: HostPlan): Promise<void> {
    const network = this.#of(plan);
    for (const bridge of await this.#privateLinks()) await network.removePrivate(bridge);
    await runCommand('nft', ['delete', 'table', 'inet', this.#table]).catch(() => undefined);
    await network.close();
    this.#cidr = undefined;
  }

  #of({ cidr, bridge }: HostPlan): ServerNetwork {
    if (this.#network && this.#cidr === cidr) return this.#network;
    const { instance, privatePrefix, nameServers } = this.settings;
    const network = new ServerNetwork({ instance, bridge, cidr, privatePrefix, nameServers });
    this.#network = network;
    return network;
  }

  #published({ cidr, bridge, published: ports, floating }: HostPlan): string {
    const { VPS_PORT_BIND: bind, VPS_FLOATING_CIDR: pool } = this.settings.config;
    const { gateway } = new Ipv4Network(cidr);
    const table = this.#table;
    return publishedRules({ table, bridge, gateway, bind, ports, floating, ...(pool && { pool }) });
  }

  async #privateLinks(): Promise<string[]> {
    const { privatePrefix } = this.settings;
    return (await readdir('/sys/class/net')).filter((name) => name.startsWith(privatePrefix));
  }

  get #table(): string {
    return `skydeck_published_${this.settings.instance}`;
  }
}
