import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AppEntity } from '../apps/app.entity.js';
import { ReleaseEntity } from '../releases/release.entity.js';
import { ReplicaKeeper } from '../runtime/replica-keeper.js';
import { AppScales } from '../scaling/app-scales.js';
import { NO_AUTOSCALING } from './autoscale-policy.js';
import type { AutoscalingEntity } from './autoscaling.entity.js';
import type { Autoscaling } from './autoscaling.schema.js';
import { isAsleep, wantedReplicas } from './wanted-replicas.js';

/** Shows how an app is scaled, and what is so now. */
@Injectable()
export class AutoscalingView {
  constructor(
    private readonly dataSource: DataSource,
    private readonly scales: AppScales,
    private readonly keeper: ReplicaKeeper,
  ) {}

  async show(
    { currentReleaseId: id }: AppEntity,
    row: AutoscalingEntity | null,
  ): Promise<Autoscaling> {
    const release =
      id === null ? null : await this.dataSource.manager.findOneBy(ReleaseEntity, { id });
    const { enabled, min, max, ...policy } = row?.policy ?? NO_AUTOSCALING;
    const asked = release?.scale?.replicas ?? this.scales.usual.replicas;
    const awake = enabled ? 'awake' : 'off';
    return {
      enabled,
      min,
      max,
      cpu_percent: policy.cpuPercent,
      memory_percent: policy.memoryPercent,
      in_flight: policy.inFlight,
      p95_ms: policy.p95Ms,
      up_after_s: policy.upAfterS,
      down_after_s: policy.downAfterS,
      idle_after_s: policy.idleAfterS,
      state: release && isAsleep(row, release.id) ? 'asleep' : awake,
      replicas: release ? wantedReplicas(row, release.id, asked) : 0,
      running: release ? this.keeper.targets(release.id).length : 0,
      last_change:
        row?.scaledAt && row.reason ? { at: row.scaledAt.toISOString(), reason: row.reason } : null,
    };
  }
}
