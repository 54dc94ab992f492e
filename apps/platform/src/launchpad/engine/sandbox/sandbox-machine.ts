import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineOptions } from '../engine-options.js';
import { AppGuests } from '../network/app-guests.js';
import { BridgeNetwork } from '../network/bridge.network.js';
import type { SandboxNetwork } from '../network/sandbox-network.js';
import { SlirpNetwork } from '../network/slirp.network.js';
import { PackageManagers } from '../toolchain/package-managers.js';
import { Toolchains } from '../toolchain/toolchains.js';
import { findCgroupMounts } from './cgroup-mounts.js';
import { Cgroups } from './cgroups.js';
import { prepareHostFiles } from './host-files.js';
import type { ResourceGroups } from './resource-group.js';
import type { SandboxHost } from './sandbox.js';
import { sandboxUid } from './sandbox-uid.js';
import { WatchedGroups } from './watched-groups.js';

const DEFAULT_UID_BASE = 200_000;

/** The machine as sandboxes use it, shared by the builder and the runtime of one installation. */
export class SandboxMachine {
  readonly toolchains: Toolchains;
  readonly packageManagers: PackageManagers;
  /** Whose each sandbox and network of apps is. */
  readonly guests = new AppGuests();
  /** Whether sandboxes are made without root's help. */
  readonly rootless: boolean;
  private opening: Promise<SandboxHost> | undefined;

  constructor(readonly options: EngineOptions) {
    this.toolchains = new Toolchains(join(options.dir, 'toolchains'));
    this.packageManagers = new PackageManagers(join(options.dir, 'toolchains/managers'));
    this.rootless = options.rootless ?? process.getuid?.() !== 0;
  }

  /** Finds out what the machine offers and prepares it, once. Rejects when sandboxes are impossible. */
  async host(): Promise<SandboxHost> {
    this.opening ??= this.open().catch((error: unknown) => {
      this.opening = undefined;
      throw error;
    });
    return this.opening;
  }

  /** The host user of an app's sandboxes; undefined without root. */
  uid(appId: string): number | undefined {
    if (this.rootless) return undefined;
    return sandboxUid(appId, this.options.uidBase ?? DEFAULT_UID_BASE);
  }

  private async open(): Promise<SandboxHost> {
    const { dir, instance } = this.options;
    // Sandboxes run as other users, who must get through to their own folders but see no list of them.
    await mkdir(dir, { recursive: true });
    await chmod(dir, 0o711);
    const groups = await this.groups(instance);
    const network = this.network(instance);
    const files = await prepareHostFiles(join(dir, 'etc'), await network.nameservers());
    return { groups, network, files };
  }

  private async groups(instance: string): Promise<ResourceGroups> {
    if (this.rootless) return new WatchedGroups();
    const mounts = await findCgroupMounts();
    if (!mounts) throw new Error('the memory, cpu and pids control groups are not writable');
    return new Cgroups(mounts, instance);
  }

  private network(instance: string): SandboxNetwork {
    const {
      dir,
      runtimeCidr: cidr,
      egressAllowCidrs: allowCidrs = [],
      allowHostPorts,
    } = this.options;
    if (this.rootless) return new SlirpNetwork(join(dir, 'slirp'), allowCidrs);
    const { guests } = this;
    return new BridgeNetwork({ instance, cidr, allowCidrs, allowHostPorts, guests });
  }
}
