import { randomBytes } from 'node:crypto';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { DatabaseDriver, DatabaseEngineError } from '../engine/database.driver.js';
import type { DatabaseEngine, InstanceAddress, InstanceSpec } from '../engine/instance-spec.js';
import type { DatabaseSizeEntity } from '../sizes/database-size.entity.js';
import { DatabaseSettings } from '../database-settings.js';
import { InstanceEntity } from './instance.entity.js';

const MB_PER_GB = 1024;
/** Cores that shared databases use together. */
const SHARED_CPUS = 1;

/** What a server of one database is to be. */
export interface DedicatedWish {
  readonly engine: DatabaseEngine;
  readonly major: number;
  readonly size: DatabaseSizeEntity;
  readonly storageGb: number;
  readonly trustedSources: readonly string[];
}

type Limits = Pick<
  InstanceEntity,
  'cpus' | 'memoryMb' | 'diskMb' | 'maxConnections' | 'isArchived' | 'trustedSources'
>;

/** The servers that databases live in. */
@Injectable()
export class Instances {
  constructor(
    private readonly dataSource: DataSource,
    private readonly driver: DatabaseDriver,
    private readonly settings: DatabaseSettings,
    private readonly clock: Clock,
  ) {}

  /** The server of shared databases of a version, written down on first use. */
  async shared(
    manager: EntityManager,
    engine: DatabaseEngine,
    major: number,
  ): Promise<InstanceEntity> {
    const { config } = this.settings;
    const limits = {
      cpus: SHARED_CPUS,
      memoryMb: config.DATABASES_SHARED_MEMORY_MB,
      diskMb: config.DATABASES_SHARED_DISK_GB * MB_PER_GB,
      maxConnections: config.DATABASES_SHARED_CONNECTIONS,
      isArchived: false,
      trustedSources: [],
    };
    const row = this.#rowOf(manager, 's', { plan: 'shared', engine, major, ...limits });
    await manager
      .createQueryBuilder()
      .insert()
      .into(InstanceEntity)
      .values(row)
      .orIgnore()
      .execute();
    const where = { plan: 'shared' as const, engine, major, deletedAt: IsNull() };
    return manager.findOneByOrFail(InstanceEntity, where);
  }

  /** Writes the server of one database down. */
  async dedicated(manager: EntityManager, wish: DedicatedWish): Promise<InstanceEntity> {
    const { engine, major } = wish;
    const { parts } = await this.driver.capabilities();
    const limits = { ...limitsOf(wish), isArchived: parts[engine].pointInTime };
    const row = this.#rowOf(manager, 'd', { plan: 'dedicated', engine, major, ...limits });
    return manager.save(row);
  }

  /** Writes a server down that is like another one and filled from it, for as long as it is read. */
  async beside(manager: EntityManager, id: string): Promise<InstanceEntity> {
    const { plan, engine, major, ...rest } = await this.get(id, manager);
    const { cpus, memoryMb, diskMb, maxConnections } = rest;
    const limits = { cpus, memoryMb, diskMb, maxConnections, isArchived: false };
    const row = this.#rowOf(manager, 'm', { plan, engine, major, ...limits, trustedSources: [] });
    return manager.save(row);
  }

  /** Writes down that a server is no more wanted; what is left of it is removed by the next look. */
  async leave(manager: EntityManager, id: string): Promise<void> {
    const now = this.clock.now();
    const gone = { state: 'gone' as const, deletedAt: now, updatedAt: now };
    await manager.update(InstanceEntity, { id }, gone);
  }

  get(id: string, manager = this.dataSource.manager): Promise<InstanceEntity> {
    return manager.findOneByOrFail(InstanceEntity, { id });
  }

  /** Makes or starts the server, or gives it the limits of its row. */
  async ensure(id: string): Promise<InstanceEntity> {
    const row = await this.get(id);
    await this.#mustBeThere(row);
    await this.admit();
    return this.answersAt(id, await this.driver.ensureInstance(specOf(row)));
  }

  /** Tells whose apps reach which server. */
  async admit(): Promise<void> {
    const sql = `select instance_id as instance, array_agg(distinct project_id) as projects
      from managed_database where deleted_at is null group by 1`;
    const rows = await this.dataSource.query<{ instance: string; projects: string[] }[]>(sql);
    await this.driver.admit(
      new Map(rows.map(({ instance, projects }) => [instance, new Set(projects)])),
    );
  }

  /** A server whose data are lost is not begun anew: it would look as if nothing was wrong. */
  async #mustBeThere({ id, plan, state }: InstanceEntity): Promise<void> {
    if (plan === 'shared' || state === 'new') return;
    await this.driver.logins(id).catch((error: unknown) => {
      if (error instanceof DatabaseEngineError && error.reason === 'not_found') throw error;
    });
  }

  /** Writes down where a server answers. */
  async answersAt(id: string, { host, port, caPem }: InstanceAddress): Promise<InstanceEntity> {
    const updatedAt = this.clock.now();
    const found = { host, port, caPem, state: 'running' as const, reason: null, updatedAt };
    await this.dataSource.manager.update(InstanceEntity, { id }, found);
    return this.get(id);
  }

  #rowOf(
    manager: EntityManager,
    prefix: 's' | 'd' | 'm',
    what: Limits & Pick<InstanceEntity, 'plan' | 'engine' | 'major'>,
  ): InstanceEntity {
    const now = this.clock.now();
    return manager.create(InstanceEntity, {
      id: `${prefix}-${randomBytes(8).toString('hex')}`,
      ...what,
      host: null,
      port: null,
      caPem: null,
      state: 'new',
      reason: null,
      usedBytes: null,
      lastArchivedAt: null,
      archiveFailingSince: null,
      archiveWaitingSince: null,
      shippedUntil: null,
      shipFailingSince: null,
      baseFailingSince: null,
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
    });
  }
}

/** The limits of the server of one database. */
export function limitsOf({
  size,
  storageGb,
  trustedSources,
}: Pick<DedicatedWish, 'size' | 'storageGb' | 'trustedSources'>): Omit<Limits, 'isArchived'> {
  return {
    cpus: size.cpus,
    memoryMb: size.memoryMb,
    diskMb: storageGb * MB_PER_GB,
    maxConnections: size.maxConnections,
    trustedSources: [...trustedSources],
  };
}

/** What the driver is told of a server. */
export function specOf(row: InstanceEntity): InstanceSpec {
  const { id, engine, major, memoryMb, diskMb, maxConnections, trustedSources } = row;
  // Kept with single precision.
  const cpus = Math.round(row.cpus * 1e6) / 1e6;
  const limits = { cpus, memoryMb, diskMb, maxConnections };
  return { id, engine, major, ...limits, archived: row.isArchived, trustedSources };
}
