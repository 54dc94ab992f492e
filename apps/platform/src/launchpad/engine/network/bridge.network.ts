import { readdir, writeFile } from 'node:fs/promises';
import { runCommand } from '@skydeck/exec';
import type { AppGuests } from './app-guests.js';
import { firewallRules, type HostPorts } from './firewall-rules.js';
import { closeForwarding, openForwarding } from './forward-policy.js';
import { chooseNetwork } from './free-network.js';
import { addressIn, formatCidr, hostCount, type Cidr } from './ipv4.js';
import { reachableNameservers } from './name-servers.js';
import {
  createNamespace,
  deleteNamespace,
  ipCommands,
  type NetworkNamespace,
} from './network-namespace.js';
import { pinAddress } from './pin-address.js';
import type { JoinedNetwork, JoinNote, SandboxNetwork } from './sandbox-network.js';

/** What a bridge is made from. */
export interface BridgeOptions {
  instance: string;
  cidr?: string;
  allowCidrs?: readonly string[];
  allowHostPorts?: readonly HostPorts[];
  /** Told whose each sandbox is. */
  guests?: AppGuests;
}

/** Name of the bridge that the sandboxes of an installation are on. */
export const bridgeOf = (instance: string): string => `sk${instance}br`;
/** Name of the table of rules about the databases that they reach. */
export const databaseTableOf = (instance: string): string => `skydeck_${instance}_databases`;

/** Network namespaces on a bridge of the host, with address translation to the outside. Needs root. */
export class BridgeNetwork implements SandboxNetwork {
  private readonly prefix: string;
  private readonly bridge: string;
  private readonly used = new Set<number>();
  private ready: Promise<Cidr> | undefined;
  private next = 1;

  constructor(private readonly options: BridgeOptions) {
    this.prefix = `sk${options.instance}`;
    this.bridge = bridgeOf(options.instance);
  }

  async prepare(): Promise<void> {
    await this.network();
  }

  async nameservers(): Promise<string[]> {
    return reachableNameservers();
  }

  async host(): Promise<{ host: string; appNetworks: string[] }> {
    const cidr = await this.network();
    return { host: addressIn(cidr, 1), appNetworks: [formatCidr(cidr)] };
  }

  async attach(_port?: number, project?: string): Promise<JoinedNetwork> {
    const cidr = await this.network();
    // Again each time: whoever reloads the host's firewall takes our rules away.
    await this.guard(cidr);
    for (;;) {
      const index = this.take(cidr);
      const namespace = this.namespace(cidr, index);
      const joined = this.joined(cidr, index, namespace);
      try {
        // What an earlier run left may go on: it stays, and so does its index with it.
        if (!(await createNamespace(namespace))) continue;
        await this.enter(joined, project);
        return joined;
      } catch (error) {
        await joined.release();
        throw error;
      }
    }
  }

  async rejoin(note: JoinNote, project?: string): Promise<JoinedNetwork | undefined> {
    if (note.kind !== 'bridge') return undefined;
    const cidr = await this.network();
    const namespace = this.namespace(cidr, note.index);
    const names: string[] = await readdir('/run/netns').catch(() => []);
    const joined = this.joined(cidr, note.index, namespace);
    if (!names.includes(namespace.name) || joined.address !== note.address) return undefined;
    this.used.add(note.index);
    // The edge may still send visitors to addresses that were given up meanwhile.
    this.next = Math.max(this.next, note.index);
    await this.enter(joined, project);
    return joined;
  }

  async sweep(keep: readonly JoinNote[] = []): Promise<void> {
    const kept = new Set(keep.flatMap((note) => (note.kind === 'bridge' ? note.index : [])));
    const isLeft = (name: string, prefix: string): boolean =>
      name.startsWith(prefix) && !kept.has(Number.parseInt(name.slice(prefix.length), 16));
    const links: string[] = await readdir('/sys/class/net').catch(() => []);
    // The links first: a deleted namespace gives its own back only some time later.
    for (const name of links.filter((one) => isLeft(one, `${this.prefix}v`))) {
      await runCommand('ip', ['link', 'delete', name]).catch(() => undefined);
    }
    const names: string[] = await readdir('/run/netns').catch(() => []);
    for (const name of names.filter((one) => isLeft(one, `${this.prefix}-`))) {
      await runCommand('ip', ['netns', 'delete', name]).catch(() => undefined);
    }
    await this.options.guests?.complete();
  }

  async close(): Promise<void> {
    await this.sweep();
    for (const table of [this.table, databaseTableOf(this.options.instance)]) {
      await runCommand('nft', ['delete', 'table', 'inet', table]).catch(() => undefined);
    }
    await closeForwarding(this.bridge);
    await runCommand('ip', ['link', 'delete', this.bridge]).catch(() => undefined);
    this.ready = undefined;
    this.used.clear();
  }

  private async enter({ address }: JoinedNetwork, project?: string): Promise<void> {
    if (project !== undefined) await this.options.guests?.enter(address, project);
  }

  private namespace(cidr: Cidr, index: number): NetworkNamespace {
    return {
      name: `${this.prefix}-${index.toString(16)}`,
      outside: `${this.prefix}v${index.toString(16)}`,
      bridge: this.bridge,
      address: `${addressIn(cidr, index)}/${cidr.bits}`,
      gateway: addressIn(cidr, 1),
    };
  }

  private joined(cidr: Cidr, index: number, namespace: NetworkNamespace): JoinedNetwork {
    const address = addressIn(cidr, index);
    const inside = ['nsenter', `--net=/run/netns/${namespace.name}`];
    return {
      note: { kind: 'bridge', index, address },
      address,
      enter: (argv) => [...inside, ...argv],
      release: async () => {
        await deleteNamespace(namespace);
        this.options.guests?.leave(address);
        this.used.delete(index);
      },
    };
  }

  private get table(): string {
    return `skydeck_${this.options.instance}`;
  }

  private async network(): Promise<Cidr> {
    this.ready ??= this.make().catch((error: unknown) => {
      this.ready = undefined;
      throw error;
    });
    return this.ready;
  }

  private async make(): Promise<Cidr> {
    const { instance, cidr: wanted } = this.options;
    const cidr = await chooseNetwork(instance, this.bridge, wanted);
    await runCommand('ip', ['link', 'add', this.bridge, 'type', 'bridge']).catch(() => undefined);
    await pinAddress(this.bridge);
    await ipCommands([
      `addr replace ${addressIn(cidr, 1)}/${cidr.bits} dev ${this.bridge}`,
      `link set ${this.bridge} up`,
    ]);
    await this.guard(cidr);
    await openForwarding(this.bridge);
    return cidr;
  }

  /** Loads the rules, in one transaction that no packet falls through. */
  private async guard(cidr: Cidr): Promise<void> {
    const { allowCidrs = [], allowHostPorts = [] } = this.options;
    const rules = firewallRules({
      table: this.table,
      bridge: this.bridge,
      subnet: { cidr: formatCidr(cidr), gateway: addressIn(cidr, 1) },
      nameservers: await this.nameservers(),
      allowCidrs,
      allowHostPorts,
    });
    await runCommand('nft', ['-f', '-'], { input: rules });
    await writeFile('/proc/sys/net/ipv4/ip_forward', '1');
  }

  /** Goes round, so that an address is not given to somebody else right after its release. */
  private take(cidr: Cidr): number {
    const last = hostCount(cidr);
    for (let step = 0; step < last; step++) {
      this.next = this.next >= last ? 2 : this.next + 1;
      if (this.used.has(this.next)) continue;
      this.used.add(this.next);
      return this.next;
    }
    throw new Error('no address is left for another sandbox');
  }
}
