import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AutoscalingEntity } from '../autoscaling/autoscaling.entity.js';
import { WEB } from '../engine/runtime.driver.js';
import { ProcessScaleEntity } from '../processes/process-scale.entity.js';
import { AppScaleEntity } from '../scaling/app-scale.entity.js';
import { AppScales } from '../scaling/app-scales.js';
import { AppVolumeErrors } from './app-volume.errors.js';
import { isHeldAtOne, volumesOfApp } from './release-volumes.js';

/** Keeps processes with a volume that is not shared at one replica. */
@Injectable()
export class SingleWriter {
  constructor(private readonly scales: AppScales) {}

  /**
   * To be called with the app locked, after the change that is to be judged was written.
   * @throws `app_volume.one_replica`
   */
  async check(manager: EntityManager, appId: string): Promise<void> {
    const volumes = await volumesOfApp(manager, appId);
    if (volumes.every(({ isShared }) => isShared)) return;
    for (const [process, most] of await this.#widths(manager, appId)) {
      if (most <= 1 || !isHeldAtOne(volumes, process)) continue;
      throw AppVolumeErrors.one_replica({
        detail: `The process ${process} is to run with ${most} replicas.`,
      });
    }
  }

  async #widths(manager: EntityManager, appId: string): Promise<Map<string, number>> {
    const web = await manager.findOneBy(AppScaleEntity, { appId });
    const autoscaling = await manager.findOneBy(AutoscalingEntity, { appId });
    const others = await manager.findBy(ProcessScaleEntity, { appId });
    const byLoad = autoscaling?.policy.enabled === true ? autoscaling.policy.max : undefined;
    return new Map([
      [WEB, byLoad ?? web?.replicas ?? this.scales.usual.replicas],
      ...others.map(({ process, replicas }) => [process, replicas] as const),
    ]);
  }
}
