import { Audit } from '@skydeck/audit';
import type { Tenant } from '@skydeck/auth-guard';
import type { Precondition } from '@skydeck/envelope';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AssetDefaultsEntity } from './asset-defaults.entity.js';

/** What projects want of their assets, where nothing else is said. */
@Injectable()
export class AssetDefaults {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Those of a project; nothing is wanted before it says so. */
  async get(tenant: Tenant): Promise<AssetDefaultsEntity> {
    const row = await this.dataSource.manager.findOneBy(AssetDefaultsEntity, { tenant });
    return row ?? this.#none(tenant);
  }

  /** How long assets of a project are kept; null for ever. */
  async retentionDays(manager: EntityManager, tenant: Tenant): Promise<number | null> {
    return (await manager.findOneBy(AssetDefaultsEntity, { tenant }))?.retentionDays ?? null;
  }

  /** Changes them for assets to come. @throws `precondition_failed` */
  async update(
    tenant: Tenant,
    retentionDays: number | null,
    expected: Precondition,
  ): Promise<AssetDefaultsEntity> {
    return this.dataSource.transaction(async (manager) => {
      const key = `asset_defaults ${tenant}`;
      await manager.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
      const found = await manager.findOneBy(AssetDefaultsEntity, { tenant });
      const before = found ?? this.#none(tenant);
      expected.check(before.version);
      const change = { retentionDays, version: before.version + 1, updatedAt: this.clock.now() };
      await manager.upsert(AssetDefaultsEntity, { tenant, ...change }, ['tenant']);
      await this.audit.record(manager, {
        tenant,
        action: 'asset_defaults.update',
        target: 'asset-defaults',
        before: { retention_days: before.retentionDays },
        after: { retention_days: retentionDays },
      });
      return Object.assign(new AssetDefaultsEntity(), before, change);
    });
  }

  #none(tenant: Tenant): AssetDefaultsEntity {
    const nothing = { tenant, retentionDays: null, version: 0, updatedAt: this.clock.now() };
    return Object.assign(new AssetDefaultsEntity(), nothing);
  }
}
