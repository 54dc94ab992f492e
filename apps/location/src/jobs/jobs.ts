import type { Tenant } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { isOver, OperationEntity, Operations } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, IsNull, MoreThan } from 'typeorm';
import { LocationSettings } from '../location-settings.js';
import { JobEntity } from './job.entity.js';
import type { JobKind } from './job-kind.js';
import { JobRemoval } from './job-removal.js';

const HOUR_MS = 3_600_000;

/** A job to be done. */
export interface NewJob {
  readonly about: Readonly<Record<string, number | string>>;
  readonly input: object;
}

type Keyset = Parameters<typeof readKeyset>[1];

/** Work that takes longer than a request: asked for, looked at, called off. */
@Injectable()
export class Jobs {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotas: Quotas,
    private readonly operations: Operations,
    private readonly removal: JobRemoval,
    private readonly settings: LocationSettings,
    private readonly clock: Clock,
  ) {}

  /** @throws `quota_exceeded` */
  async create(tenant: Tenant, kind: JobKind, { about, input }: NewJob): Promise<JobEntity> {
    const made = await madeBefore(kind.prefix, (before) => this.#find(tenant, kind, before));
    if (made) return made;
    const now = this.clock.now();
    const id = idOfThing(kind.prefix, now.getTime());
    const keepMs = this.settings.config.LOCATION_JOB_KEEP_HOURS * HOUR_MS;
    const begun = await this.dataSource.transaction(async (manager) => {
      await this.quotas.take(kind.quota, manager, tenant);
      const operation = await this.operations.start(manager, {
        projectId: tenant,
        kind: kind.operation,
        resource: { type: kind.name, id },
        isFirst: true,
      });
      const job = Object.assign(new JobEntity(), {
        id,
        tenant,
        kind: kind.name,
        status: 'queued' as const,
        operationId: operation.id,
        about,
        input,
        result: null,
        problem: null,
        createdAt: now,
        updatedAt: now,
        finishedAt: null,
        expiresAt: new Date(now.getTime() + keepMs),
      });
      await manager.insert(JobEntity, job);
      return { job, operation };
    });
    void this.operations.wake(begun.operation);
    return begun.job;
  }

  /** Jobs of a project, one more than `limit`, without what was asked for and what came of it. */
  list(tenant: Tenant, kind: JobKind, wanted: Keyset): Promise<JobEntity[]> {
    const query = this.dataSource
      .createQueryBuilder(JobEntity, 'job')
      .where('job.tenant = :tenant and job.kind = :kind', { tenant, kind: kind.name })
      .andWhere('job.expires_at > :now', { now: this.clock.now() });
    return readKeyset(query, wanted);
  }

  /** One job with its result; waits up to `waitMs` for its end. @throws `….not_found` */
  async get(tenant: Tenant, kind: JobKind, id: string, waitMs = 0): Promise<JobEntity> {
    const job = await this.#find(tenant, kind, id);
    if (waitMs === 0 || job.finishedAt !== null) return job;
    await this.operations.await(tenant, job.operationId, waitMs);
    return this.#find(tenant, kind, id);
  }

  /** Calls a job off when it is under way, and forgets it. @throws `….not_found` */
  async delete(tenant: Tenant, kind: JobKind, id: string): Promise<void> {
    await this.#find(tenant, kind, id);
    const now = this.clock.now();
    const calledOff = await this.dataSource.transaction(async (manager) => {
      const which = { id, tenant, expiresAt: MoreThan(now) };
      const { affected } = await manager.update(JobEntity, which, { expiresAt: now });
      if (affected === 0) throw kind.notFound();
      const unfinished = { resourceId: id, finishedAt: IsNull() };
      await manager.update(OperationEntity, unfinished, { cancelRequested: true });
      return manager.findBy(OperationEntity, unfinished);
    });
    for (const operation of calledOff) await this.operations.wake(operation);
    if (calledOff.every(isOver)) await this.removal.remove(id);
  }

  async #find(tenant: Tenant, kind: JobKind, id: string): Promise<JobEntity> {
    const job = isId(kind.prefix, id)
      ? await this.dataSource
          .createQueryBuilder(JobEntity, 'job')
          .addSelect('job.result')
          .where('job.id = :id and job.tenant = :tenant', { id, tenant })
          .andWhere('job.expires_at > :now', { now: this.clock.now() })
          .getOne()
      : null;
    if (!job) throw kind.notFound();
    return job;
  }
}
