import { Injectable } from '@nestjs/common';
import { LaunchpadSettings } from '../launchpad-settings.js';
import type { ReleaseScale } from '../releases/release-scale.js';
import type { AppScaleEntity } from './app-scale.entity.js';

/** Says how wide releases run. */
@Injectable()
export class AppScales {
  /** How wide apps run that nobody scaled. */
  readonly usual: ReleaseScale;

  constructor({ config, replicaLimits: { cpu, memoryMb } }: LaunchpadSettings) {
    this.usual = { replicas: config.LAUNCHPAD_REPLICAS, cpu, memoryMb };
  }

  scaleOf({ replicas, cpu, memoryMb }: AppScaleEntity): ReleaseScale {
    return { replicas, cpu, memoryMb };
  }
}
