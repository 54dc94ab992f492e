import { Injectable } from '@nestjs/common';
import { LaunchpadSettings } from '../launchpad-settings.js';
import type { ReleaseScale } from '../releases/release-scale.js';
import { ScaleErrors } from '../scaling/scale.errors.js';

/** What this installation gives at most to one process of an app. */
@Injectable()
export class ScaleLimits {
  constructor(private readonly settings: LaunchpadSettings) {}

  /** @throws `app_scale.too_large` */
  check({ replicas, cpu, memoryMb }: ReleaseScale): void {
    const {
      LAUNCHPAD_MAX_REPLICAS: mostReplicas,
      LAUNCHPAD_MAX_APP_CPU: mostCpu,
      LAUNCHPAD_MAX_APP_MEMORY_MB: mostMemoryMb,
    } = this.settings.config;
    const problem =
      (replicas > mostReplicas && `${mostReplicas} replicas`) ||
      (cpu > mostCpu && `${mostCpu} processors`) ||
      (memoryMb > mostMemoryMb && `${mostMemoryMb} MB of memory`);
    if (problem) throw ScaleErrors.too_large({ detail: `At most ${problem} are given.` });
  }
}
