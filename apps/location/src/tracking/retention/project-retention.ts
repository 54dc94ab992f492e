import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { TrackingSettings } from '../tracking-settings.js';

const DAY_MS = 86_400_000;

const READ = 'select retention_days as days from tracking_settings where tenant = $1';
const KEEP = `
  insert into tracking_settings (tenant, retention_days, updated_at) values ($1, $2, $3)
  on conflict (tenant) do update set retention_days = excluded.retention_days,
    updated_at = excluded.updated_at`;

/** How long a project has positions kept. */
export interface ProjectRetention {
  /** Null for that of the installation. */
  readonly days: number | null;
  /** What the installation keeps at most. */
  readonly mostDays: number;
}

/** How long projects have positions kept, where their devices say nothing else. */
@Injectable()
export class ProjectRetentions {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
    private readonly settings: TrackingSettings,
    private readonly clock: Clock,
  ) {}

  /** What a project has said. */
  async of(tenant: Tenant): Promise<ProjectRetention> {
    return this.#with(await this.#read(this.dataSource.manager, tenant));
  }

  /** What is older goes with the next round. */
  async set(tenant: Tenant, days: number | null): Promise<ProjectRetention> {
    await this.dataSource.transaction(async (manager) => {
      const before = await this.#read(manager, tenant);
      await manager.query(KEEP, [tenant, days, this.clock.now()]);
      await this.audit.record(manager, {
        tenant,
        action: 'tracking_settings.update',
        target: tenant,
        before: { retention_days: before },
        after: { retention_days: days },
      });
    });
    return this.#with(days);
  }

  async #read(manager: EntityManager, tenant: Tenant): Promise<number | null> {
    const [row] = await manager.query<{ days: number | null }[]>(READ, [tenant]);
    return row?.days ?? null;
  }

  #with(days: number | null): ProjectRetention {
    return { days, mostDays: this.settings.retentionMs / DAY_MS };
  }
}
