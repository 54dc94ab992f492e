import { Injectable } from '@nestjs/common';
import { LaunchpadEngines } from '../engine/engines.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { whatIsMissing } from '../runtime/what-is-missing.js';
import { AppVolumeErrors } from './app-volume.errors.js';

/** Whether this machine can make volumes. */
@Injectable()
export class VolumeRoom {
  constructor(
    private readonly engines: LaunchpadEngines,
    private readonly settings: LaunchpadSettings,
  ) {}

  /** @throws `app_volume.too_large`, `app_volume.unsupported`, `app_volume.no_space` */
  async mustHave(sizeGb: number, moreGb: number): Promise<void> {
    if (moreGb <= 0) return;
    const { LAUNCHPAD_MAX_VOLUME_GB: most } = this.settings.config;
    if (sizeGb > most)
      throw AppVolumeErrors.too_large({ detail: `At most ${most} GiB are given.` });
    const probe = await this.engines.volumes.probe();
    if (!probe.ok) throw AppVolumeErrors.unsupported({ detail: whatIsMissing(probe) });
    if (!(await this.engines.volumes.hasRoom(moreGb))) throw AppVolumeErrors.no_space();
  }
}
