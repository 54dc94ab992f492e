import { createHash } from 'node:crypto';
import { runCommand } from '@skydeck/exec';
import type Docker from 'dockerode';
import type { EngineOptions } from '../engine-options.js';
import { firewallRules } from '../network/firewall-rules.js';
import { reachableNameservers } from '../network/name-servers.js';

const LABEL = 'skydeck.instance';

/** One bridge of the engine per project, all under the rules that sandboxes have too. */
export class ProjectNetworks {
  private readonly making = new Map<string, Promise<string>>();
  private guarded: Promise<void> | undefined;

  constructor(private readonly options: EngineOptions) {}

  /** Name of a project's network, made when it is not there yet. */
  async ensure(engine: Docker, projectId: string): Promise<string> {
    await (this.guarded ??= this.guard());
    let network = this.making.get(projectId);
    if (!network) {
      network = this.create(engine, projectId);
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

  private async create(engine: Docker, projectId: string): Promise<string> {
    const { instance } = this.options;
    const hash = createHash('sha256').update(projectId).digest('hex').slice(0, 6);
    const name = `skydeck-${instance}-${hash}`;
    const present = await engine.listNetworks({ filters: { name: [name] } });
    if (present.some(({ Name }) => Name === name)) return name;
    await engine.createNetwork({
      Name: name,
      Driver: 'bridge',
      Labels: { [LABEL]: instance },
      Options: { 'com.docker.network.bridge.name': `sk${instance}e${hash}` },
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
