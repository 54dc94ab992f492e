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
  // It is set while the engine makes the server.
  protected override readonly needsNetwork = false;

  protected override async work(work: VpsWork<object>): Promise<Completion> {
    const { vps, driver, signal, write } = work;
    const setState = (state: VpsEntity['state'], changes: Partial<VpsEntity> = {}) =>
      write((manager) => manager.update(VpsEntity, { id: vps.id }, { state, ...changes }));
    this.report(work, 0.05, 'preparing the image');
    const isConnected = this.tools.network.ready(vps.engine);
    // Waited for below, unless the image fails first.
    isConnected.catch(() => undefined);
    const [imageRef] = await together(this.prepareImage(work), setState('provisioning'));
    this.report(work, 0.7, 'making the server');
    const spec = await this.specOf(vps, imageRef);
    const [engineRef] = await together(driver.create(spec, signal), isConnected);
    this.report(work, 0.85, 'starting');
    const [observed] = await together(
      driver.observe(engineRef),
      driver.start(engineRef, signal),
      setState('starting', { engineRef, power: 'stopped' }),
    );
    const changes: Partial<VpsEntity> = {
      ...this.started(),
      location: observed?.location ?? null,
    };
    const { history } = this.tools;
    return this.completing(vps, changes, (manager, row) => history.tell(manager, 'started', row));
  }
}

/** Waits for the end of all, also when one fails, so that nothing goes on behind a failure. */
async function together<First>(
  first: Promise<First>,
  ...rest: readonly Promise<unknown>[]
): Promise<[First]> {
  await Promise.allSettled([first, ...rest]);
  await Promise.all(rest);
  return [await first];
}
