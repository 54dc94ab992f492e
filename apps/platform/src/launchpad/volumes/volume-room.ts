import { Injectable } from '@nestjs/common';
import { LaunchpadEngines } from '../engine/engines.js';
import { LaunchpadSettings } from '../launchpad-settings.js';
import { whatIsMissing } from '../runtime/what-is-missing.js';
import { AppVolumeErrors } from './app-volume.errors.js';

/** Runtimes whose replicas see folders of this machine. */
const LOCAL: ReadonlySet<string> = new Set(['engine', 'process']);

/** Whether this machine can make volumes. */
@Injectable()
export class VolumeRoom {
  constructor(
    private readonly engines: LaunchpadEngines,
    private readonly settings: LaunchpadSettings,
  ) {}

  /** Whether volumes grow without a release that ends what has them. */
  growsInUse(): Promise<boolean> {
    return this.engines.volumes.growInUse();
  }

  /** @throws `app_volume.too_large`, `app_volume.unsupported`, `app_volume.no_space` */
  async mustHave(sizeGb: number, moreGb: number): Promise<void> {
    if (moreGb <= 0) return;
    const { LAUNCHPAD_MAX_VOLUME_GB: most } = this.settings.config;
    if (sizeGb > most)
      throw AppVolumeErrors.too_large({ detail: `At most ${most} GiB are given.` });
    const { LAUNCHPAD_RUNTIME: runtime } = this.settings.config;
    if (!LOCAL.has(runtime)) {
      throw AppVolumeErrors.unsupported({ detail: `Apps that run in ${runtime} get none yet.` });
    }
    const probe = await this.engines.volumes.probe();
    if (!probe.ok) throw AppVolumeErrors.unsupported({ detail: whatIsMissing(probe) });
    if (!(await this.engines.volumes.hasRoom(moreGb))) throw AppVolumeErrors.no_space();
  }
}
