import type { Readable } from 'node:stream';
import type {
  BaseBackup,
  DatabaseParts,
  DatabaseSample,
  DatabaseSpec,
  ExtensionState,
  LoginSpec,
  SlowStatement,
} from '../../database.driver.js';
import type { InstanceSpec, ObservedInstance } from '../../instance-spec.js';
import type { PoolSpec } from '../../pool-spec.js';
import type { EngineContext } from '../instance/engine-context.js';
import { InstanceEngine } from '../instance/instance-engine.js';
import type { KnownInstance } from '../instance/instance-store.js';
import type { ProgramTrees } from '../programs/program-trees.js';
import { PoolerProgramStore } from '../programs/pooler-programs.js';
import { PostgresProgramStore } from '../programs/postgres-programs.js';
import type { ArchiveSource } from '../../archive-spool.js';
import { flushArchive } from './flush-archive.js';
import { localArchive } from './local-archive.js';
import { baseBackups, pruneBaseBackups, takeBaseBackup } from './base-backups.js';
import { createDatabase, dropDatabase } from './databases.js';
import { dump } from './dump.js';
import { extensions, setExtension } from './extensions.js';
import { createLogin, dropLogin, logins } from './logins.js';
import { Poolers } from './pooler/poolers.js';
import { PostgresLife } from './postgres-life.js';
import { restore } from './restore.js';
import { restoreTo } from './restore-to.js';
import { sample, slowStatements } from './statistics.js';
import { upgrade } from './upgrade.js';

/** Servers of Postgres, shared or dedicated. */
export class PostgresEngine extends InstanceEngine {
  readonly parts: DatabaseParts = {
    sharedInstances: true,
    pointInTime: true,
    extensions: true,
    slowStatements: true,
    upgrades: true,
    pools: true,
  };
  readonly #poolers: Poolers;
  readonly #programs: PostgresProgramStore;
  readonly #life: PostgresLife;

  constructor(context: EngineContext, trees: ProgramTrees) {
    super();
    this.#programs = new PostgresProgramStore(trees);
    this.#life = new PostgresLife(context, this.#programs);
    this.#poolers = new Poolers(context, new PoolerProgramStore(trees));
  }

  majors = async (): Promise<readonly number[]> => this.#programs.majors();

  async obstacle(): Promise<{ what: string; fix: string } | undefined> {
    if ((await this.#programs.majors()).length > 0) return undefined;
    return {
      what: 'there is no Postgres, and no way to fetch it',
      fix: 'apt-get install postgresql',
    };
  }

  override poolObstacle = async () => this.#poolers.programs.obstacle();

  async ensure(known: KnownInstance, spec: InstanceSpec): Promise<void> {
    await this.#life.ensure(known, spec);
    await this.#follow(known);
  }

  async bringUp(known: KnownInstance): Promise<void> {
    await this.#life.bringUp(known);
    await this.#follow(known);
  }

  async stop(known: KnownInstance): Promise<void> {
    await this.#poolers.stop(known);
    await this.#life.stop(known);
  }

  observe = async (known: KnownInstance): Promise<ObservedInstance> => this.#life.observe(known);

  async holdToLimits(known: KnownInstance): Promise<void> {
    await this.#life.holdToLimits(known);
    await this.#poolers.follow(known);
  }

  override ensurePool = async (known: KnownInstance, spec: PoolSpec) =>
    this.#poolers.ensurePool(known, spec);
  override removePool = async (known: KnownInstance, name: string) =>
    this.#poolers.removePool(known, name);
  override samplePool = async (known: KnownInstance, name: string) =>
    this.#poolers.samplePool(known, name);

  async isUp(known: KnownInstance): Promise<boolean> {
    return this.#life.isUp(known);
  }

  override async upgrade(known: KnownInstance, spec: InstanceSpec): Promise<void> {
    await upgrade(this.#life, known, spec);
    await this.#follow(known);
  }

  async createDatabase(known: KnownInstance, spec: DatabaseSpec): Promise<void> {
    await createDatabase(await this.#life.admin(known), spec);
  }

  async dropDatabase(known: KnownInstance, name: string): Promise<void> {
    await dropDatabase(await this.#life.admin(known), name);
  }

  async createLogin(known: KnownInstance, spec: LoginSpec): Promise<void> {
    await createLogin(await this.#life.admin(known), spec);
    await this.#follow(known);
  }

  async dropLogin(known: KnownInstance, role: string): Promise<void> {
    await dropLogin(await this.#life.admin(known), role);
    await this.#follow(known);
  }

  async logins(known: KnownInstance): Promise<ReadonlySet<string>> {
    return logins(await this.#life.admin(known));
  }

  override async extensions(
    known: KnownInstance,
    database: string,
  ): Promise<readonly ExtensionState[]> {
    return extensions(await this.#life.admin(known), database);
  }

  override async setExtension(
    known: KnownInstance,
    database: string,
    name: string,
    installed: boolean,
  ): Promise<void> {
    await setExtension(await this.#life.admin(known), database, name, installed);
  }

  async sample(known: KnownInstance, database: string): Promise<DatabaseSample> {
    const isReadOnly = known.record.readOnly !== undefined;
    return sample(await this.#life.admin(known), database, isReadOnly);
  }

  override async slowStatements(
    known: KnownInstance,
    database: string,
    limit: number,
  ): Promise<readonly SlowStatement[]> {
    return slowStatements(await this.#life.admin(known), database, limit);
  }

  async dump(known: KnownInstance, database: string): Promise<Readable> {
    const { server, admin, host } = await this.#tools(known);
    return dump(server, admin, host, database);
  }

  async restore(known: KnownInstance, database: string, from: Readable): Promise<void> {
    const { server, admin, host } = await this.#tools(known);
    await restore(server, admin, host, { database, dump: from });
  }

  override async takeBaseBackup(known: KnownInstance): Promise<BaseBackup> {
    const { server, host } = await this.#tools(known);
    return takeBaseBackup(server, host);
  }

  override async baseBackups({ folder }: KnownInstance): Promise<readonly BaseBackup[]> {
    const kept = await baseBackups(folder);
    return kept.map(({ id, takenAt, bytes }) => ({ id, takenAt, bytes }));
  }

  override async pruneBaseBackups({ folder }: KnownInstance, before: Date): Promise<void> {
    await pruneBaseBackups(folder, before);
  }

  override async restoreTo(known: KnownInstance, from: ArchiveSource, at: Date): Promise<void> {
    await restoreTo(this.#life, known, from, at);
  }

  override async localArchive(known: KnownInstance, at: Date): Promise<ArchiveSource> {
    return localArchive(this.#life, known, at);
  }

  override async flushArchive(known: KnownInstance): Promise<void> {
    await flushArchive(this.#life, known);
  }

  /** A pooler that cannot be brought in line now is when it is looked at next; its server goes on. */
  async #follow(known: KnownInstance): Promise<void> {
    await this.#poolers.follow(known).catch(() => undefined);
  }

  async #tools(known: KnownInstance) {
    await this.#life.sweep(known);
    return {
      server: await this.#life.server(known),
      admin: await this.#life.admin(known),
      host: (await this.#life.context.network()).host,
    };
  }
}
