import { createHash } from 'node:crypto';
import { runCommand } from '@skydeck/exec';
import type Docker from 'dockerode';
import type { EngineOptions } from '../engine-options.js';
import type { AppGuests } from '../network/app-guests.js';
import { firewallRules } from '../network/firewall-rules.js';
import { reachableNameservers } from '../network/name-servers.js';

const LABEL = 'skydeck.instance';

const hashOf = (projectId: string): string =>
  createHash('sha256').update(projectId).digest('hex').slice(0, 6);
const bridgeNameOf = (instance: string, projectId: string): string =>
  `sk${instance}e${hashOf(projectId)}`;

/** One bridge of the engine per project, all under the rules that sandboxes have too. */
export class ProjectNetworks {
  private readonly making = new Map<string, Promise<string>>();
  private guarded: Promise<void> | undefined;

  constructor(
    private readonly options: EngineOptions,
    private readonly guests: AppGuests,
  ) {}

  /** Name of a project's network, made when it is not there yet. */
  async ensure(engine: Docker, projectId: string): Promise<string> {
    await (this.guarded ??= this.guard());
    let network = this.making.get(projectId);
    if (!network) {
      network = this.enter(engine, projectId);
      this.making.set(projectId, network);
      network.catch(() => this.making.delete(projectId));
    }
    return network;
  }

  /** Removes every network that no container uses any more, and the rules. */
  async close(engine: Docker): Promise<void> {
    const { instance } = this.options;
    const filters = { label: [`${LABEL}=${instance}`] };
    for (const { Name } of await engine.listNetworks({ filters })) {
      await engine
        .getNetwork(Name)
        .remove()
        .catch(() => undefined);
    }
    await runCommand('nft', ['delete', 'table', 'inet', this.table]).catch(() => undefined);
    this.making.clear();
    this.guarded = undefined;
  }

  private get table(): string {
    return `skydeck_${this.options.instance}_engine`;
  }

  /** Told of before anything is started in it. */
  private async enter(engine: Docker, projectId: string): Promise<string> {
    const name = await this.create(engine, projectId);
    const facts = await engine.getNetwork(name).inspect();
    const cidrs = (facts.IPAM?.Config ?? []).flatMap(({ Subnet }) => Subnet ?? []);
    await this.guests.enterNetwork(
      bridgeNameOf(this.options.instance, projectId),
      projectId,
      cidrs,
    );
    return name;
  }

  private async create(engine: Docker, projectId: string): Promise<string> {
    const { instance } = this.options;
    const name = `skydeck-${instance}-${hashOf(projectId)}`;
    const present = await engine.listNetworks({ filters: { name: [name] } });
    if (present.some(({ Name }) => Name === name)) return name;
    await engine.createNetwork({
      Name: name,
      Driver: 'bridge',
      Labels: { [LABEL]: instance },
      Options: { 'com.docker.network.bridge.name': bridgeNameOf(instance, projectId) },
    });
    return name;
  }

  /** The engine's own rules let containers reach the host and one another. */
  private async guard(): Promise<void> {
    const { instance, egressAllowCidrs = [], allowHostPorts = [] } = this.options;
    const rules = firewallRules({
      table: this.table,
      bridge: `sk${instance}e*`,
      nameservers: await reachableNameservers(),
      allowCidrs: egressAllowCidrs,
      allowHostPorts,
    });
    await runCommand('nft', ['-f', '-'], { input: rules });
  }
}
