import type { Readable } from 'node:stream';
import { KeyedMutex } from '../../../vps/engine/keyed-mutex.js';
import {
  type BaseBackup,
  type DatabaseCapabilities,
  DatabaseDriver,
  DatabaseEngineError,
  type DatabaseSample,
  type DatabaseSpec,
  type ExtensionState,
  type LoginSpec,
  type SlowStatement,
} from '../database.driver.js';
import { extensions, setExtension } from '../embedded/postgres/extensions.js';
import { createLogin, dropLogin, logins } from '../embedded/postgres/logins.js';
import { sample, slowStatements } from '../embedded/postgres/statistics.js';
import type { InstanceAddress, InstanceSpec, ObservedInstance } from '../instance-spec.js';
import type { PoolAddress, PoolSample, PoolSpec } from '../pool-spec.js';
import { clusterCapabilities } from './capabilities.js';
import { toldAsDatabases } from './cluster-failures.js';
import { DatabaseCluster } from './database-cluster.js';
import type { KubernetesSettings } from './kubernetes-settings.js';
import { ArchiveFiles } from './parts/archive-files.js';
import { ClusterAuthority } from './parts/authority.js';
import { BaseBackups } from './parts/base-backups.js';
import { ClusterDatabases } from './parts/databases.js';
import { Dumps } from './parts/dumps.js';
import { KnownServers } from './parts/known-servers.js';
import { Limits } from './parts/limits.js';
import { Moments } from './parts/moments.js';
import { Observation } from './parts/observation.js';
import { ClusterPools } from './parts/pools.js';
import { ServerLife } from './parts/server-life.js';
import { FACTS, type ServerFacts } from './parts/server-sql.js';
import { Upgrades } from './parts/upgrades.js';

const READY_MS = 60_000;

/**
 * Managed databases in a Kubernetes cluster: an instance is a `Cluster` of CloudNativePG. The operator
 * runs servers; who may do what in them is said by the same statements as on a machine.
 */
export class KubernetesDriver extends DatabaseDriver {
  readonly name = 'kubernetes';
  readonly #locks = new KeyedMutex();
  readonly #files: ArchiveFiles | undefined;
  readonly #servers: KnownServers;
  readonly #life: ServerLife;
  readonly #databases: ClusterDatabases;
  readonly #backups: BaseBackups;
  readonly #moments: Moments;
  readonly #upgrades: Upgrades;
  readonly #dumps: Dumps;
  readonly #observation: Observation;
  readonly #limits: Limits;
  readonly #pools: ClusterPools;
  #cluster: Promise<DatabaseCluster> | undefined;
  #ready: { readonly found: DatabaseCapabilities; readonly untilMs: number } | undefined;

  /** @param files what servers archive; the bucket of the settings when not given */
  constructor(
    private readonly settings: KubernetesSettings,
    files = settings.archive && ArchiveFiles.of(settings.archive),
  ) {
    super();
    const cluster = () => this.#open();
    const authority = new ClusterAuthority(cluster);
    this.#files = settings.archive && files;
    this.#servers = new KnownServers(cluster, authority);
    this.#life = new ServerLife(this.#servers, authority, this.#files);
    this.#databases = new ClusterDatabases(this.#servers);
    this.#backups = new BaseBackups(this.#servers, this.#files);
    this.#moments = new Moments(this.#life, this.#backups);
    this.#upgrades = new Upgrades(this.#life);
    this.#dumps = new Dumps(this.#servers);
    this.#observation = new Observation(this.#servers);
    this.#pools = new ClusterPools(this.#servers);
    this.#limits = new Limits(this.#servers, settings.limitMs);
  }

  /** The operator keeps servers running; what is ours is to hold them to their limits. */
  async open(): Promise<void> {
    this.#limits.open();
  }

  async close(): Promise<void> {
    await this.#limits.close();
    await this.#files?.close();
  }

  async capabilities(): Promise<DatabaseCapabilities> {
    // Rights are asked for one by one: who has them keeps them for a while.
    if (this.#ready && Date.now() < this.#ready.untilMs) return this.#ready.found;
    const found = await clusterCapabilities(() => this.#open(), this.settings.majors);
    this.#ready = found.ready ? { found, untilMs: Date.now() + READY_MS } : undefined;
    return found;
  }

  async ensureInstance(spec: InstanceSpec): Promise<InstanceAddress> {
    return this.#whole(spec, async () => this.#life.ensure(spec));
  }

  async upgradeInstance(spec: InstanceSpec): Promise<InstanceAddress> {
    return this.#whole(spec, async () => this.#upgrades.run(spec));
  }

  async restoreInstance(spec: InstanceSpec, from: string, at: Date): Promise<InstanceAddress> {
    return this.#whole(spec, async () => this.#moments.restore(spec, from, at));
  }

  async stopInstance(id: string): Promise<void> {
    await this.#locks.run(id, () => toldAsDatabases(() => this.#life.stop(id)));
  }

  async destroyInstance(id: string): Promise<void> {
    await this.#locks.run(id, () => toldAsDatabases(() => this.#life.destroy(id)));
  }

  async observeInstances(): Promise<readonly ObservedInstance[]> {
    return toldAsDatabases(() => this.#observation.all());
  }

  async createDatabase(instanceId: string, spec: DatabaseSpec): Promise<void> {
    await toldAsDatabases(() => this.#databases.create(instanceId, spec));
  }

  async dropDatabase(instanceId: string, name: string): Promise<void> {
    await toldAsDatabases(() => this.#databases.drop(instanceId, name));
  }

  async createLogin(instanceId: string, spec: LoginSpec): Promise<void> {
    await this.#asAdmin(instanceId, (admin) => createLogin(admin, spec));
  }

  async dropLogin(instanceId: string, role: string): Promise<void> {
    await this.#asAdmin(instanceId, (admin) => dropLogin(admin, role));
  }

  async logins(instanceId: string): Promise<ReadonlySet<string>> {
    return this.#asAdmin(instanceId, logins);
  }

  async extensions(instanceId: string, database: string): Promise<readonly ExtensionState[]> {
    return this.#asAdmin(instanceId, (admin) => extensions(admin, database));
  }

  async setExtension(
    instanceId: string,
    database: string,
    name: string,
    installed: boolean,
  ): Promise<void> {
    await this.#asAdmin(instanceId, (admin) => setExtension(admin, database, name, installed));
  }

  async sample(instanceId: string, database: string): Promise<DatabaseSample> {
    return this.#asAdmin(instanceId, async (admin) => {
      const { rows } = await admin.run((client) => client.query<ServerFacts>(FACTS));
      return sample(admin, database, rows[0]?.isReadOnly === true);
    });
  }

  async slowStatements(
    instanceId: string,
    database: string,
    limit: number,
  ): Promise<readonly SlowStatement[]> {
    return this.#asAdmin(instanceId, (admin) => slowStatements(admin, database, limit));
  }

  async dump(instanceId: string, database: string): Promise<Readable> {
    return toldAsDatabases(() => this.#dumps.dump(instanceId, database));
  }

  async restore(instanceId: string, database: string, dump: Readable): Promise<void> {
    await toldAsDatabases(() => this.#dumps.restore(instanceId, database, dump));
  }

  async takeBaseBackup(instanceId: string): Promise<BaseBackup> {
    return toldAsDatabases(() => this.#backups.take(instanceId));
  }

  async baseBackups(instanceId: string): Promise<readonly BaseBackup[]> {
    return toldAsDatabases(() => this.#backups.list(instanceId));
  }

  async pruneBaseBackups(instanceId: string, before: Date): Promise<void> {
    await toldAsDatabases(() => this.#backups.prune(instanceId, before));
  }

  override async ensurePool(instanceId: string, spec: PoolSpec): Promise<PoolAddress> {
    return this.#locks.run(instanceId, () =>
      toldAsDatabases(() => this.#pools.ensure(instanceId, spec)),
    );
  }

  override async removePool(instanceId: string, database: string): Promise<void> {
    await this.#locks.run(instanceId, () =>
      toldAsDatabases(() => this.#pools.remove(instanceId, database)),
    );
  }

  override async samplePool(instanceId: string, database: string): Promise<PoolSample> {
    return toldAsDatabases(() => this.#pools.sample(instanceId, database));
  }

  async #asAdmin<T>(
    id: string,
    work: (admin: Awaited<ReturnType<KnownServers['admin']>>) => Promise<T>,
  ): Promise<T> {
    return toldAsDatabases(async () => work(await this.#servers.admin(id)));
  }

  /** One at a time for each instance: it is changed as a whole. */
  async #whole({ id, engine }: InstanceSpec, work: () => Promise<void>): Promise<InstanceAddress> {
    if (engine !== 'postgres') {
      throw new DatabaseEngineError('not_supported', `there is no ${engine} in the cluster`);
    }
    return this.#locks.run(id, () =>
      toldAsDatabases(async () => {
        await work();
        return this.#servers.address(id);
      }),
    );
  }

  #open(): Promise<DatabaseCluster> {
    this.#cluster ??= DatabaseCluster.open(this.settings);
    this.#cluster.catch(() => (this.#cluster = undefined));
    return this.#cluster;
  }
}
