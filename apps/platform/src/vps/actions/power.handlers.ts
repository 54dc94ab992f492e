import type { Completion } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import type { VpsEntity } from '../servers/vps.entity.js';
import { VpsHandler, type VpsWork } from './vps-handler.js';
import type { VpsTools } from './vps-tools.js';

/** How a server is stopped. */
export interface StopInput {
  readonly isForced: boolean;
  readonly graceS?: number;
}

/** Starts a server that is off. */
@Injectable()
export class StartHandler extends VpsHandler {
  override readonly kind = 'vps.start';

  protected override async work({ vps, driver, signal }: VpsWork<object>): Promise<Completion> {
    await driver.start(this.refOf(vps), signal);
    return this.completing(vps, this.started(), (manager, row) =>
      this.tools.history.tell(manager, 'started', row),
    );
  }
}

/** Stops a server: asks it, and cuts its power when it does not listen. */
@Injectable()
export class StopHandler extends VpsHandler<StopInput> {
  override readonly kind = 'vps.stop';
  protected override readonly needsNetwork = false;

  protected override async work({ vps, driver, input }: VpsWork<StopInput>): Promise<Completion> {
    await driver.stop(this.refOf(vps), stopping(this.tools, input));
    const changes: Partial<VpsEntity> = { state: 'stopped', power: 'stopped', readyAt: null };
    return this.completing(vps, changes, (manager, row) =>
      this.tools.history.tellStopped(manager, row, 'asked'),
    );
  }
}

/** Stops a server and starts it again. */
@Injectable()
export class RebootHandler extends VpsHandler<StopInput> {
  override readonly kind = 'vps.reboot';

  protected override async work(work: VpsWork<StopInput>): Promise<Completion> {
    const { vps, driver, input, signal, progress } = work;
    const ref = this.refOf(vps);
    await driver.stop(ref, stopping(this.tools, input));
    await progress(0.5, 'starting');
    await driver.start(ref, signal);
    return this.completing(vps, this.started(), (manager, row) =>
      this.tools.history.tell(manager, 'started', row),
    );
  }
}

function stopping({ settings }: VpsTools, { isForced, graceS }: StopInput) {
  const graceMs = (graceS ?? settings.config.VPS_STOP_GRACE_S) * 1000;
  return { isForced, graceMs };
}
