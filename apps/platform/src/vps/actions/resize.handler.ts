import type { Completion } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import type { VpsEntity } from '../servers/vps.entity.js';
import { VpsHandler, type VpsWork } from './vps-handler.js';

/** What a server is given. */
export interface ResizeInput {
  readonly size: string;
  readonly growsDisk: boolean;
}

/** Gives a server another size, while it runs where the engine can. */
@Injectable()
export class ResizeHandler extends VpsHandler<ResizeInput> {
  override readonly kind = 'vps.resize';

  protected override async work(work: VpsWork<ResizeInput>): Promise<Completion> {
    const { vps, driver, input, signal, progress } = work;
    const size = await this.tools.sizes.get(input.size);
    const diskGb = input.growsDisk ? size.diskGb : vps.diskGb;
    const { vcpus, cpuShare, memoryMb } = size;
    const figures = { vcpus, cpuShare, memoryMb, diskGb };
    const ref = this.refOf(vps);
    const before = await driver.observe(ref);
    const { isLive } = await driver.resize(ref, figures);
    const changes: Partial<VpsEntity> = { size: size.slug, ...figures };
    if (before?.power === 'running' && !isLive) {
      // This engine takes the new size at the next start, so there is one now.
      await progress(0.5, 'restarting');
      const graceMs = this.tools.settings.config.VPS_STOP_GRACE_S * 1000;
      await driver.stop(ref, { graceMs, isForced: false });
      await driver.start(ref, signal);
      Object.assign(changes, { startedAt: this.tools.clock.now(), readyAt: null });
    }
    changes.state = changes.power = before?.power === 'running' ? 'running' : 'stopped';
    return this.completing(vps, changes, (manager, row) =>
      this.tools.history.tell(manager, 'resized', row),
    );
  }
}
