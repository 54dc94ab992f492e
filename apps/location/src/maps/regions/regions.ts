import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId, newId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { type OperationEntity, Operations } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { RegionEntity } from './region.entity.js';
import { RegionErrors } from './region.errors.js';
import { RegionFiles } from './region-files.js';
import { RegionNews } from './region-news.js';
import { RegionNotes } from './region-notes.js';
import type { ListRegions } from './region.schema.js';

/** Kind of the operation that builds a map. */
export const BUILD_KIND = 'region.build';

/** A map, and the operation that builds it. */
export interface BegunRegion {
  readonly region: RegionEntity;
  readonly operation: OperationEntity;
}

/** The file of a map. */
export interface RegionSource {
  readonly bytes: AsyncIterable<Uint8Array>;
  /** What its SHA-256 must be, in hexadecimal digits; null if that was not said. */
  readonly sha256?: string | null;
  /** Done in the transaction in which the map becomes one; what it throws undoes that. */
  readonly claim?: (manager: EntityManager, begun: BegunRegion) => Promise<void>;
}

/** The maps of a project. */
@Injectable()
export class Regions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotas: Quotas,
    private readonly operations: Operations,
    private readonly files: RegionFiles,
    private readonly notes: RegionNotes,
    private readonly news: RegionNews,
    private readonly clock: Clock,
  ) {}

  /** Takes a map in and has it built. @throws `region.name_taken`, `region.too_large`, `quota_exceeded` */
  async create(
    tenant: Tenant | null,
    name: string,
    { bytes, sha256: expected, claim }: RegionSource,
  ): Promise<BegunRegion> {
    const made = await madeBefore('reg', (before) =>
      this.dataSource.manager.findOneBy(RegionEntity, { id: before }),
    );
    const building = made && (await this.operations.startedBefore(ownerNameOf(tenant)));
    if (building) return { region: made, operation: building };
    const now = this.clock.now();
    const id = idOfThing('reg', now.getTime());
    const sourceKey = sourceKeyOf(id);
    const { sizeBytes, sha256 } = await this.files.take(sourceKey, bytes, expected);
    const region = Object.assign(new RegionEntity(), {
      id,
      tenant,
      name,
      status: 'pending' as const,
      sourceKey,
      sourceBytes: sizeBytes,
      sourceSha256: sha256,
      build: null,
      bounds: null,
      counts: {},
      problem: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    const operation = await this.dataSource
      .transaction(async (manager) => {
        if (tenant !== null) await this.quotas.take('regions', manager, tenant);
        await manager.insert(RegionEntity, region);
        await this.notes.changed(manager, 'created', region, null);
        const begun = await this.#begin(manager, region);
        await claim?.(manager, { region, operation: begun });
        return begun;
      })
      .catch(async (error: unknown) => {
        await this.files.forget(id, null);
        throw isTaken(error) ? RegionErrors.name_taken() : error;
      });
    void this.operations.wake(operation);
    return { region, operation };
  }

  /** Another file for a map; what is there is served until it is built. @throws `region.not_found`, `operation.in_progress` */
  async replace(
    tenant: Tenant,
    id: string,
    { bytes, sha256: expected, claim }: RegionSource,
  ): Promise<BegunRegion> {
    await this.own(tenant, id);
    const sourceKey = sourceKeyOf(id);
    const { sizeBytes, sha256 } = await this.files.take(sourceKey, bytes, expected);
    const begun = await this.dataSource.transaction(async (manager) => {
      const before = await manager.findOne(RegionEntity, {
        where: { id, tenant },
        lock: { mode: 'pessimistic_write' },
      });
      if (!before) throw RegionErrors.not_found();
      const region = Object.assign(new RegionEntity(), before, {
        status: 'pending' as const,
        sourceKey,
        sourceBytes: sizeBytes,
        sourceSha256: sha256,
        problem: null,
        version: before.version + 1,
        updatedAt: this.clock.now(),
      });
      const operation = await this.#begin(manager, region);
      await manager.save(region);
      await this.notes.changed(manager, 'updated', region, before);
      await claim?.(manager, { region, operation });
      return { region, operation };
    });
    void this.operations.wake(begun.operation);
    return begun;
  }

  /** Maps that a project uses, one more than `limit`: its own, and those for everybody. */
  list(tenant: Tenant, wanted: ReturnType<typeof ListRegions.parse>): Promise<RegionEntity[]> {
    const query = this.dataSource
      .createQueryBuilder(RegionEntity, 'region')
      .where('(region.tenant = :tenant or region.tenant is null)', { tenant });
    return readKeyset(query, wanted);
  }

  /** One map. @throws `region.not_found` */
  async get(tenant: Tenant, id: string): Promise<RegionEntity> {
    const region = isId('reg', id)
      ? await this.dataSource.manager.findOneBy(RegionEntity, { id })
      : null;
    if (!region || (region.tenant !== null && region.tenant !== tenant)) {
      throw RegionErrors.not_found();
    }
    return region;
  }

  /** Forgets a map of a project. @throws `region.not_found`, `region.shared`, `operation.in_progress` */
  async delete(tenant: Tenant, id: string): Promise<void> {
    await this.own(tenant, id);
    await this.dataSource.transaction(async (manager) => {
      const region = await manager.findOne(RegionEntity, {
        where: { id, tenant },
        lock: { mode: 'pessimistic_write' },
      });
      if (!region) throw RegionErrors.not_found();
      await manager.delete(RegionEntity, { id });
      await this.notes.changed(manager, 'deleted', region, region);
      this.news.afterCommit(manager, id);
    });
    await this.files.forget(id, null);
  }

  /** Whether one more map of this name would be taken now. @throws `region.name_taken`, `quota_exceeded` */
  async makeRoom(manager: EntityManager, tenant: Tenant, name: string): Promise<void> {
    await this.quotas.take('regions', manager, tenant);
    const taken = 'select from region where tenant = $1 and lower(name) = lower($2)';
    const found = await manager.query<object[]>(taken, [tenant, name]);
    if (found.length > 0) throw RegionErrors.name_taken();
  }

  /** Refuses what a project cannot change. @throws `region.not_found`, `region.shared` */
  async own(tenant: Tenant, id: string): Promise<void> {
    if ((await this.get(tenant, id)).tenant === null) throw RegionErrors.shared();
  }

  #begin(manager: EntityManager, { id, tenant, build }: RegionEntity): Promise<OperationEntity> {
    return this.operations.start(manager, {
      projectId: ownerNameOf(tenant),
      kind: BUILD_KIND,
      resource: { type: 'region', id },
      isFirst: build === null,
    });
  }
}

/** Whose operation the build of a map is: everybody's has a name that no project has. */
export const ownerNameOf = (tenant: Tenant | null): string => tenant ?? 'shared';

const sourceKeyOf = (id: string): string => `maps/${id}/sources/${newId('src')}`;

const isTaken = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  (error.driverError as { constraint?: string }).constraint === 'region_name';
