import type { Tenant } from '@skydeck/auth-guard';
import { runStatement, statement } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import { ServiceMetrics } from '@skydeck/telemetry';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ProjectFences } from './project-fences.js';

/** Geofences that nobody asked for so long are read anew; deleted ones are remembered for longer. */
export const IDLE_MS = 3_600_000;

const READ_REVISION = statement(`
  select change.revision::text as revision from geofence_change change
  where change.tenant = $1 order by change.revision desc limit 1`);

/**
 * Geofences in memory, by project. What Postgres says is compared with each use: what was changed a
 * moment ago, wherever, is heeded.
 */
@Injectable()
export class WatchedFences {
  readonly #projects = new Map<Tenant, { fences: ProjectFences; usedMs: number }>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    metrics: ServiceMetrics,
  ) {
    metrics.gauge('skydeck_location_geofences', 'Geofences in memory.', [], () => {
      const all = [...this.#projects.values()];
      return [{ value: all.reduce((sum, { fences }) => sum + fences.fences.size, 0) }];
    });
  }

  /** The geofences of a project as they are now. */
  async now(
    tenant: Tenant,
    on: DataSource | EntityManager = this.dataSource,
  ): Promise<ProjectFences> {
    const [row] = await runStatement<{ revision: string }>(on, READ_REVISION, [tenant]);
    return this.of(on, tenant, row?.revision ?? '0');
  }

  /** The same for who knows the latest revision. */
  async of(
    on: DataSource | EntityManager,
    tenant: Tenant,
    revision: string,
  ): Promise<ProjectFences> {
    const usedMs = this.clock.now().getTime();
    const known = this.#projects.get(tenant) ?? { fences: new ProjectFences(tenant), usedMs };
    known.usedMs = usedMs;
    this.#projects.set(tenant, known);
    await known.fences.refresh(on, revision);
    return known.fences;
  }

  /** Forgets what was not asked for. */
  forgetIdle(): void {
    const beforeMs = this.clock.now().getTime() - IDLE_MS;
    for (const [tenant, { usedMs }] of this.#projects) {
      if (usedMs < beforeMs) this.#projects.delete(tenant);
    }
  }
}
