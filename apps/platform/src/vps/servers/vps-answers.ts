import { accepted, type Enveloped } from '@skydeck/envelope';
import { Operations } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { VpsEntity } from './vps.entity.js';
import type { Begun } from './vps-actions.js';
import type { Vps } from './vps.schema.js';
import { VpsView } from './vps-view.js';

/** Answers for what was begun: at once, or with the state after its end. */
@Injectable()
export class VpsAnswers {
  constructor(
    private readonly dataSource: DataSource,
    private readonly operations: Operations,
    private readonly view: VpsView,
  ) {}

  /** @param waitS longest time to wait for the end, in seconds */
  async begun({ vps, operation, justMade }: Begun, waitS: number): Promise<Enveloped<Vps>> {
    if (waitS === 0 && justMade) {
      return accepted(this.view.fresh(vps, operation, justMade), operation.id);
    }
    if (waitS === 0) return accepted(await this.view.one(vps), operation.id);
    await this.operations.await(vps.projectId, operation.id, waitS * 1000);
    const now = await this.dataSource.manager.findOneByOrFail(VpsEntity, { id: vps.id });
    return accepted(await this.view.one(now), operation.id);
  }
}
