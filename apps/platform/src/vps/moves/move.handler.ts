import type { Completion } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import { VpsHandler, type VpsWork } from '../actions/vps-handler.js';
import { ComputeFailure } from '../engine/compute-failure.js';
import type { VpsEntity } from '../servers/vps.entity.js';
import { VpsErrors } from '../vps.errors.js';

/** Where a server is to be. */
export interface MoveInput {
  readonly to: string;
}

/** Gives a server to another member of a cluster. It is off meanwhile. */
@Injectable()
export class MoveHandler extends VpsHandler<MoveInput> {
  override readonly kind = 'vps.move';
  override readonly timeoutMs = 3_600_000;

  protected override async work(work: VpsWork<MoveInput>): Promise<Completion> {
    const { vps, driver, input, signal, progress } = work;
    const ref = this.refOf(vps);
    if (!driver.move) throw VpsErrors.not_possible({ detail: 'Its engine is no cluster.' });
    await progress(0.1, 'moving the disk');
    // Asked first: a server is not stopped for a move that cannot be.
    await driver.move(ref, input.to, signal).catch(async (error: unknown) => {
      if (!(error instanceof ComputeFailure) || error.code !== 'busy') throw error;
      const graceMs = this.tools.settings.config.VPS_STOP_GRACE_S * 1000;
      await driver.stop(ref, { graceMs, isForced: false });
      await driver.move?.(ref, input.to, signal);
    });
    if (vps.desired === 'running') {
      await progress(0.9, 'starting');
      await driver.start(ref, signal);
    }
    const off: Partial<VpsEntity> = { state: 'stopped', power: 'stopped', readyAt: null };
    const power = vps.desired === 'running' ? this.started() : off;
    const { location = null } = (await driver.observe(ref)) ?? {};
    return this.completing(vps, { ...power, location }, (manager, row) =>
      this.tools.history.tell(manager, 'moved', row),
    );
  }
}
