import { Operations } from '@skydeck/operations';
import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, In, IsNull, LessThan } from 'typeorm';
import { RegionEntity } from './region.entity.js';
import { BUILD_KIND, ownerNameOf } from './regions.js';

/** Processes of two versions must not undo each other's builds in turns, while one takes over. */
const LEAST_AGE_MS = 5 * 60_000;

/** Has maps built anew whose build this version cannot read, or that are nowhere any more. */
@Injectable()
export class LostBuilds {
  readonly #logger = new Logger('Maps');

  constructor(
    private readonly dataSource: DataSource,
    private readonly operations: Operations,
    private readonly clock: Clock,
  ) {}

  /** Begins it once, whoever asks; what failed before is not tried again by itself. */
  async renew({ id, tenant }: Pick<RegionEntity, 'id' | 'tenant'>): Promise<void> {
    const now = this.clock.now();
    const operation = await this.dataSource.transaction(async (manager) => {
      const idle = {
        id,
        status: In(['ready', 'failed']),
        problem: IsNull(),
        updatedAt: LessThan(new Date(now.getTime() - LEAST_AGE_MS)),
      };
      const change = { status: 'pending' as const, updatedAt: now };
      const { affected } = await manager.update(RegionEntity, idle, change);
      if (affected !== 1) return null;
      return this.operations.start(manager, {
        projectId: ownerNameOf(tenant),
        kind: BUILD_KIND,
        resource: { type: 'region', id },
        isFirst: false,
      });
    });
    if (!operation) return;
    this.#logger.warn({ msg: 'A build is not there and is made anew.', region: id });
    await this.operations.wake(operation);
  }
}
