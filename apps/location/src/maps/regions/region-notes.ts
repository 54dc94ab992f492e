import { Audit } from '@skydeck/audit';
import { Events } from '@skydeck/events';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RegionEntity } from './region.entity.js';
import { RegionEvents, regionState } from './region.events.js';

const VERBS = { created: 'create', updated: 'update', deleted: 'delete' } as const;

/** Writes down what happened to a map, in the transaction of the change. Maps for everybody are nobody's news. */
@Injectable()
export class RegionNotes {
  constructor(
    private readonly events: Events,
    private readonly audit: Audit,
  ) {}

  /** What somebody did with it. */
  async changed(
    manager: EntityManager,
    what: keyof typeof VERBS,
    region: RegionEntity,
    before: RegionEntity | null,
  ): Promise<void> {
    const { tenant, id } = region;
    if (tenant === null) return;
    await this.became(manager, what, region);
    await this.audit.record(manager, {
      tenant,
      action: `region.${VERBS[what]}`,
      target: id,
      before: before && regionState(before),
      after: what === 'deleted' ? null : regionState(region),
    });
  }

  /** What became of it by itself. */
  async became(
    manager: EntityManager,
    what: keyof typeof VERBS | 'ready' | 'failed',
    region: RegionEntity,
  ): Promise<void> {
    const { tenant, id: subject } = region;
    if (tenant === null) return;
    const data = regionState(region);
    await this.events.record(manager, { type: RegionEvents[what], tenant, subject, data });
  }
}
