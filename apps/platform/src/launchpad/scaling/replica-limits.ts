import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { AppScaleEntity } from './app-scale.entity.js';
import { AppScales } from './app-scales.js';
import { ScaleErrors } from './scale.errors.js';

/** Sets what one replica may use, for the releases that follow. */
@Injectable()
export class ReplicaLimits {
  constructor(
    private readonly scales: AppScales,
    private readonly settings: LaunchpadSettings,
    private readonly clock: Clock,
  ) {}

  /** What was set of an app. */
  async of(manager: EntityManager, appId: string): Promise<{ cpu?: number; memory_mb?: number }> {
    const row = await manager.findOneBy(AppScaleEntity, { appId });
    return row ? { cpu: row.cpu, memory_mb: row.memoryMb } : {};
  }

  /** @throws `app_scale.too_large` */
  async set(
    manager: EntityManager,
    appId: string,
    { cpu, memory_mb: memoryMb }: { cpu?: number | undefined; memory_mb?: number | undefined },
  ): Promise<void> {
    if (cpu === undefined && memoryMb === undefined) return;
    const { LAUNCHPAD_MAX_APP_CPU, LAUNCHPAD_MAX_APP_MEMORY_MB } = this.settings.config;
    if (cpu !== undefined && cpu > LAUNCHPAD_MAX_APP_CPU) {
      throw tooLarge('cpu', `is more than ${LAUNCHPAD_MAX_APP_CPU}`);
    }
    if (memoryMb !== undefined && memoryMb > LAUNCHPAD_MAX_APP_MEMORY_MB) {
      throw tooLarge('memory_mb', `is more than ${LAUNCHPAD_MAX_APP_MEMORY_MB}`);
    }
    const row = await manager.findOneBy(AppScaleEntity, { appId });
    const before = row ? this.scales.scaleOf(row) : this.scales.usual;
    const limits = { cpu: cpu ?? before.cpu, memoryMb: memoryMb ?? before.memoryMb };
    const { replicas } = before;
    await manager.save(AppScaleEntity, {
      appId,
      replicas,
      ...limits,
      changedAt: this.clock.now(),
    });
  }
}

function tooLarge(field: string, message: string): Error {
  const issues = [{ location: `body.${field}`, code: 'too_big', message }];
  return ScaleErrors.too_large({ detail: `body.${field}: ${message}`, issues });
}
