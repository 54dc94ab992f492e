import type { Completion } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import { VpsHandler, type VpsWork } from './vps-handler.js';

const TIMEOUT_MS = 20 * 60_000;

/** Makes a server's disk anew of an image and starts it; addresses stay. */
@Injectable()
export class RebuildHandler extends VpsHandler {
  override readonly kind = 'vps.rebuild';
  override readonly timeoutMs = TIMEOUT_MS;

  protected override async work(work: VpsWork<object>): Promise<Completion> {
    const { vps, driver, signal, progress } = work;
    const ref = this.refOf(vps);
    await progress(0.05, 'preparing the image');
    const imageRef = await this.prepareImage(work);
    await progress(0.7, 'stopping');
    await driver.stop(ref, { graceMs: 0, isForced: true });
    await driver.rebuild(ref, await this.specOf(vps, imageRef));
    await progress(0.9, 'starting');
    await driver.start(ref, signal);
    return this.completing(vps, this.started(), (manager, row) =>
      this.tools.history.tell(manager, 'rebuilt', row),
    );
  }
}
