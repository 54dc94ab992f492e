import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import type { ArchiveSource } from '../archive-spool.js';
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
import type {
  DatabaseEngine,
  InstanceAddress,
  InstanceSpec,
  ObservedInstance,
} from '../instance-spec.js';
import type { PoolAddress, PoolSample, PoolSpec } from '../pool-spec.js';
import { embeddedCapabilities } from './capabilities.js';
import type { EmbeddedSettings, InstanceNetwork } from './embedded-settings.js';
import type { EngineContext } from './instance/engine-context.js';
import { FolderSpool } from './folder-spool.js';
import type { InstanceEngine } from './instance/instance-engine.js';
import { InstanceGroups } from './instance/instance-groups.js';
import { InstanceLocks } from './instance/instance-locks.js';
import { InstanceStore, type KnownInstance } from './instance/instance-store.js';
import { InstanceGate } from './instance/instance-gate.js';
import { InstanceWatch } from './instance/instance-watch.js';
import { PostgresEngine } from './postgres/postgres-engine.js';
import { ProgramTrees } from './programs/program-trees.js';
import { CertificateAuthority } from './tls/authority.js';
import { ValkeyEngine } from './valkey/valkey-engine.js';

/** Managed databases as servers of this machine: one process group, folder and port for each instance. */
export class EmbeddedDriver extends DatabaseDriver {
  readonly name = 'embedded';
  override readonly spool: FolderSpool;
  readonly #store: InstanceStore;
  readonly #locks = new InstanceLocks();
  readonly #context: EngineContext;
  readonly #engines: Readonly<Partial<Record<DatabaseEngine, InstanceEngine>>>;
  readonly #watch: InstanceWatch;
  readonly #gate: InstanceGate;
  #network: Promise<InstanceNetwork> | undefined;

  constructor(private readonly settings: EmbeddedSettings) {
    super();
    const { dir, instance, watchMs, programDir = join(dir, 'programs') } = settings;
    const trees = new ProgramTrees(programDir);
    const asked = { ...settings, network: () => this.#networkNow() };
    this.#store = new InstanceStore(asked);
    this.#context = {
      settings: asked,
      authority: new CertificateAuthority(join(dir, 'tls')),
      groups: new InstanceGroups(instance),
      network: () => this.#networkNow(),
      freePort: () => this.#store.freePort(),
      enterPooler: (known, make) => this.#store.enterPooler(known, make),
      mark: (id) => `skydeck-${instance}-${id}`,
    };
    this.#engines = {
      postgres: new PostgresEngine(this.#context, trees),
      valkey: new ValkeyEngine(this.#context, trees),
    };
    this.spool = new FolderSpool(this.#store, (one) => this.#engine(one).flushArchive(one));
    this.#gate = new InstanceGate(asked, this.#store, () => this.#watch.look());
    this.#watch = new InstanceWatch(this.#store, this.#locks, (one) => this.#engine(one), watchMs);
  }

  async open(): Promise<void> {
    await this.#gate.refresh();
    await this.#watch.look();
    this.#watch.open();
  }

  async close(): Promise<void> {
    await this.#watch.close();
  }

  async capabilities(): Promise<DatabaseCapabilities> {
    return embeddedCapabilities(this.#engines);
  }

  async ensureInstance(spec: InstanceSpec): Promise<InstanceAddress> {
    return this.#locks.run(spec.id, async () => {
      const known = await this.#store.enter(spec);
      // Closed before it listens, and open to its own once it does.
      await this.#gate.refresh();
      await this.#engine(known).ensure(known, spec);
      return this.#address(known);
    });
  }

  override async admit(projects: ReadonlyMap<string, ReadonlySet<string>>): Promise<void> {
    await this.#gate.admit(projects);
  }

  async stopInstance(id: string): Promise<void> {
    await this.#on(id, (engine, known) => engine.stop(known));
  }

  async destroyInstance(id: string): Promise<void> {
    await this.#locks.run(id, async () => {
      const folder = this.#store.folder(id);
      const known = await this.#store.get(id).catch(() => undefined);
      if (known) {
        await this.#engine(known).stop(known);
        await this.#context.groups.remove(id);
      }
      await rm(folder.path, { recursive: true, force: true });
    });
  }

  async observeInstances(): Promise<readonly ObservedInstance[]> {
    const instances = await this.#store.all();
    return Promise.all(instances.map((known) => this.#engine(known).observe(known)));
  }

  async upgradeInstance(spec: InstanceSpec): Promise<InstanceAddress> {
    return this.#on(spec.id, async (engine, known) => {
      await engine.upgrade(known, spec);
      return this.#address(known);
    });
  }

  async createDatabase(instanceId: string, spec: DatabaseSpec): Promise<void> {
    await this.#in(instanceId, (engine, known) => engine.createDatabase(known, spec));
  }

  async dropDatabase(instanceId: string, name: string): Promise<void> {
    await this.#in(instanceId, (engine, known) => engine.dropDatabase(known, name));
  }

  async createLogin(instanceId: string, spec: LoginSpec): Promise<void> {
    await this.#in(instanceId, (engine, known) => engine.createLogin(known, spec));
  }

  async dropLogin(instanceId: string, role: string): Promise<void> {
    await this.#in(instanceId, (engine, known) => engine.dropLogin(known, role));
  }

  async logins(instanceId: string): Promise<ReadonlySet<string>> {
    return this.#in(instanceId, (engine, known) => engine.logins(known));
  }

  async extensions(instanceId: string, database: string): Promise<readonly ExtensionState[]> {
    return this.#in(instanceId, (engine, known) => engine.extensions(known, database));
  }

  async setExtension(
    instanceId: string,
    database: string,
    name: string,
    installed: boolean,
  ): Promise<void> {
    await this.#in(instanceId, (engine, known) =>
      engine.setExtension(known, database, name, installed),
    );
  }

  async sample(instanceId: string, database: string): Promise<DatabaseSample> {
    return this.#in(instanceId, (engine, known) => engine.sample(known, database));
  }

  async slowStatements(
    instanceId: string,
    database: string,
    limit: number,
  ): Promise<readonly SlowStatement[]> {
    return this.#in(instanceId, (engine, known) => engine.slowStatements(known, database, limit));
  }

  async dump(instanceId: string, database: string): Promise<Readable> {
    return this.#in(instanceId, (engine, known) => engine.dump(known, database));
  }

  async restore(instanceId: string, database: string, dump: Readable): Promise<void> {
    const engine = this.#engine(await this.#store.get(instanceId));
    const work = (one: InstanceEngine, known: KnownInstance) => one.restore(known, database, dump);
    await (engine.stopsToRestore ? this.#on(instanceId, work) : this.#in(instanceId, work));
  }

  async takeBaseBackup(instanceId: string): Promise<BaseBackup> {
    return this.#in(instanceId, (engine, known) => engine.takeBaseBackup(known));
  }

  async baseBackups(instanceId: string): Promise<readonly BaseBackup[]> {
    return this.#in(instanceId, (engine, known) => engine.baseBackups(known));
  }

  async pruneBaseBackups(instanceId: string, before: Date): Promise<void> {
    await this.#in(instanceId, (engine, known) => engine.pruneBaseBackups(known, before));
  }

  async restoreInstance(
    spec: InstanceSpec,
    from: string,
    at: Date,
    archive?: ArchiveSource,
  ): Promise<InstanceAddress> {
    return this.#locks.run(spec.id, async () => {
      const source =
        archive ?? (await this.#in(from, (engine, known) => engine.localArchive(known, at)));
      const known = await this.#store.enter(spec);
      await this.#engine(known).restoreTo(known, source, at);
      return this.#address(known);
    });
  }

  override async ensurePool(instanceId: string, spec: PoolSpec): Promise<PoolAddress> {
    const address = await this.#on(instanceId, (engine, known) => engine.ensurePool(known, spec));
    await this.#gate.refresh();
    return address;
  }

  override async removePool(instanceId: string, database: string): Promise<void> {
    await this.#on(instanceId, (engine, known) => engine.removePool(known, database));
  }

  override async samplePool(instanceId: string, database: string): Promise<PoolSample> {
    return this.#in(instanceId, (engine, known) => engine.samplePool(known, database));
  }

  /** One at a time for each instance: it is changed as a whole. */
  async #on<T>(id: string, work: (engine: InstanceEngine, known: KnownInstance) => Promise<T>) {
    return this.#locks.run(id, () => this.#in(id, work));
  }

  /** Beside one another, within an instance that stays as it is. */
  async #in<T>(
    id: string,
    work: (engine: InstanceEngine, known: KnownInstance) => Promise<T>,
  ): Promise<T> {
    const known = await this.#store.get(id);
    return work(this.#engine(known), known);
  }

  #engine({ record }: KnownInstance): InstanceEngine {
    const engine = this.#engines[record.spec.engine];
    if (engine) return engine;
    throw new DatabaseEngineError('not_supported', `there is no ${record.spec.engine} here`);
  }

  async #address({ record }: KnownInstance): Promise<InstanceAddress> {
    const { host } = await this.#networkOnce();
    return { host, port: record.port, caPem: await this.#context.authority.caPem() };
  }

  /** Networks of container engines come as projects start apps there. */
  async #networkNow(): Promise<InstanceNetwork> {
    const { host, appNetworks } = await this.#networkOnce();
    const networks = [...(this.settings.guard?.guests.networks.values() ?? [])];
    return { host, appNetworks: [...appNetworks, ...networks.flatMap(({ cidrs }) => cidrs)] };
  }

  #networkOnce(): Promise<InstanceNetwork> {
    this.#network ??= this.settings.network();
    this.#network.catch(() => (this.#network = undefined));
    return this.#network;
  }
}
