import type { Completion } from '@skydeck/operations';
import { Injectable } from '@nestjs/common';
import { VpsEntity } from '../servers/vps.entity.js';
import { VpsHandler, type VpsWork } from './vps-handler.js';

/** A build of an image may be part of it. */
const TIMEOUT_MS = 20 * 60_000;

/** Makes a server and starts it. */
@Injectable()
export class CreateHandler extends VpsHandler {
  override readonly kind = 'vps.create';
  override readonly timeoutMs = TIMEOUT_MS;

  protected override async work(work: VpsWork<object>): Promise<Completion> {
    const { vps, driver, signal, progress, write } = work;
    const setState = (state: VpsEntity['state'], changes: Partial<VpsEntity> = {}) =>
      write((manager) => manager.update(VpsEntity, { id: vps.id }, { state, ...changes }));
    await setState('provisioning');
    await progress(0.05, 'preparing the image');
    const imageRef = await this.prepareImage(work);
    await progress(0.7, 'making the server');
    const spec = await this.specOf(vps, imageRef);
    const engineRef = await driver.create(spec, signal);
    await setState('starting', { engineRef, power: 'stopped' });
    await progress(0.85, 'starting');
    await driver.start(engineRef, signal);
    const observed = await driver.observe(engineRef);
    const changes: Partial<VpsEntity> = {
      ...this.started(),
      location: observed?.location ?? null,
    };
    const { history } = this.tools;
    return this.completing(vps, changes, (manager, row) => history.tell(manager, 'started', row));
  }
}
