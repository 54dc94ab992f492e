import { ComputeFailure } from '../compute-failure.js';
import type { IncusServer } from './client/incus-answer.js';
import { IncusClient } from './client/incus-client.js';
import type { IncusTarget } from './client/incus-target.js';
import { findDaemonProgram } from './daemon/daemon-program.js';
import { findTarget } from './daemon/find-target.js';
import { preparePool } from './daemon/prepare-pool.js';
import { PrivateDaemon } from './daemon/private-daemon.js';
import { requireProject, requireTrust } from './daemon/require-usable.js';
import { hasIdRange, missingForDaemon } from './incus-capabilities.js';
import type { IncusSettings } from './incus-settings.js';
import { IncusImages } from './parts/incus-images.js';
import { IncusInstances } from './parts/incus-instances.js';
import { IncusPower } from './parts/incus-power.js';
import { IncusSnapshots } from './parts/incus-snapshots.js';
import { IncusVolumes } from './parts/incus-volumes.js';
import type { Surroundings } from './parts/instance-config.js';

/** Enough user numbers that a thousand guests have 65,536 of their own. */
const OWN_IDS = 65_536_000;
/** Time that servers have to power off when all of them are to. */
const STOP_GRACE_MS = 20_000;

/** Everything that talks to one daemon. */
export interface IncusParts {
  readonly client: IncusClient;
  readonly around: Surroundings;
  readonly images: IncusImages;
  readonly instances: IncusInstances;
  readonly power: IncusPower;
  readonly snapshots: IncusSnapshots;
  readonly volumes: IncusVolumes;
}

/** The daemon that servers run in: one that is there, or one of our own. */
export class IncusConnection {
  private current: IncusParts | undefined;
  private daemon: PrivateDaemon | undefined;

  constructor(private readonly settings: IncusSettings) {}

  /** @throws `engine_unavailable` before {@link open} */
  parts(): IncusParts {
    if (this.current) return this.current;
    throw new ComputeFailure('engine_unavailable', 'The engine is not open.', undefined, true);
  }

  /** May be repeated: it finds a daemon that was lost, or starts it again. */
  async open(): Promise<void> {
    const client = await this.connect();
    try {
      const server = await client.server();
      requireTrust(server);
      if (!this.daemon) await requireProject(client, this.settings.project);
      const pool = await preparePool(client, this.settings, server);
      const around: Surroundings = {
        instance: this.settings.instance,
        pool,
        isIncus: server.environment.server === 'incus',
        extensions: new Set(server.api_extensions),
        // Another machine's numbers are not ours to count; Incus sets a wide range up itself.
        needsFilters: this.isElsewhere || server.environment.server_clustered,
        hasOwnIds: canShift(server) && (this.isElsewhere || (await hasIdRange(OWN_IDS))),
      };
      const instances = new IncusInstances(client, around);
      await this.current?.client.close();
      this.current = {
        client,
        around,
        images: new IncusImages(client),
        instances,
        power: new IncusPower(client, instances),
        snapshots: new IncusSnapshots(client),
        volumes: new IncusVolumes(client, around, instances),
      };
    } catch (error) {
      await client.close();
      throw error;
    }
  }

  async close(): Promise<void> {
    const parts = this.current;
    this.current = undefined;
    await parts?.client.close();
  }

  /** Ends a daemon of our own with its servers; in a daemon of others only our servers. */
  async shutDown(): Promise<void> {
    if (!this.daemon) await this.current?.power.stopAll(STOP_GRACE_MS);
    await this.close();
    await this.daemon?.stop({ serversToo: true });
  }

  /** What the daemon says of itself; undefined when none runs. A daemon of our own is not started. */
  async describe(): Promise<IncusServer | undefined> {
    const open = await this.current?.client.server().catch(() => undefined);
    if (open) return open;
    const target = await this.target();
    if (!target) return undefined;
    const client = await IncusClient.connect(target, this.settings.project);
    try {
      const server = await client.server();
      requireTrust(server);
      return server;
    } finally {
      await client.close();
    }
  }

  /** A daemon of others that is to be used. */
  private async target(): Promise<IncusTarget | undefined> {
    const { target, usesFoundDaemon } = this.settings;
    return target ?? (usesFoundDaemon === true ? await findTarget() : undefined);
  }

  private get isElsewhere(): boolean {
    const { target } = this.settings;
    return target !== undefined && 'url' in target;
  }

  private async connect(): Promise<IncusClient> {
    const { program, instance, dir, project } = this.settings;
    const found = await this.target();
    if (found) return IncusClient.connect(found, project);
    const missing = await missingForDaemon(this.settings);
    const daemonProgram = await findDaemonProgram(program);
    if (!daemonProgram || missing.length > 0) {
      const text = missing.map(({ what, fix }) => `${what}: ${fix}`).join('; ');
      throw new ComputeFailure('engine_unavailable', 'Servers cannot run on this machine.', text);
    }
    this.daemon ??= new PrivateDaemon({ instance, dir, program: daemonProgram });
    await this.daemon.open();
    return IncusClient.connect({ socket: this.daemon.socket });
  }
}

/** Whether a volume can be shown to each guest as its own; else guests have to share numbers. */
function canShift({ environment }: IncusServer): boolean {
  const hasMounts = environment.kernel_features?.['idmapped_mounts'] === 'true';
  return environment.server === 'incus' && hasMounts;
}
