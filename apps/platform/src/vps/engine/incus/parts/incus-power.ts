import type { EngineRef } from '../../server-spec.js';
import type { IncusClient } from '../client/incus-client.js';
import { hasLinkLeft, removeLinks } from './left-links.js';
import { isFailure } from '../client/incus-failure.js';
import type { IncusInstances } from './incus-instances.js';
import { powerOf } from './instance-list.js';

const START_MS = 60_000;

/** Switches instances on and off. */
export class IncusPower {
  constructor(
    private readonly client: IncusClient,
    private readonly instances: IncusInstances,
  ) {}

  /** Most are off when they are to be started, so how it is is asked only when that fails. */
  async start(ref: EngineRef, signal?: AbortSignal): Promise<void> {
    const path = `/1.0/instances/${ref}/state`;
    const act = async (action: 'start' | 'unfreeze'): Promise<unknown> =>
      this.client.run('PUT', path, {
        body: { action, timeout: 30 },
        signal,
        timeoutMs: START_MS,
      });
    await act('start').catch(async (error: unknown) => {
      const now = await this.instances.get(ref);
      const power = powerOf(now);
      if (power === 'running') return undefined;
      if (power === 'paused') return act('unfreeze');
      // A start that failed can leave its links behind, and then none works any more.
      if (!isFailure(error, 'name_taken') && !hasLinkLeft(error)) throw error;
      await removeLinks(now);
      return act('start');
    });
  }

  /** A guest that is still coming up may miss the first request, so it gets a second. */
  async stop(ref: EngineRef, o: { graceMs: number; isForced: boolean }): Promise<void> {
    const end = Date.now() + o.graceMs;
    const first = Math.min(3_000, o.graceMs / 2);
    for (const waitMs of o.isForced ? [] : [first, o.graceMs - first]) {
      const power = powerOf(await this.instances.get(ref));
      if (power === 'stopped') return;
      if (power !== 'running') break;
      if (await this.ask(ref, Math.min(waitMs, end - Date.now()))) return;
    }
    const { status } = await this.instances.get(ref);
    if (status !== 'Stopped') await this.instances.powerOff(ref);
  }

  /** Stops every server of this installation. */
  async stopAll(graceMs: number): Promise<void> {
    const running = (await this.instances.list(1)).filter((one) => powerOf(one) === 'running');
    await Promise.all(running.map(({ name }) => this.stop(name, { graceMs, isForced: false })));
  }

  private async ask(ref: EngineRef, waitMs: number): Promise<boolean> {
    if (waitMs <= 0) return false;
    const timeout = Math.max(1, Math.round(waitMs / 1_000));
    const body = { action: 'stop', force: false, timeout };
    return this.client
      .run('PUT', `/1.0/instances/${ref}/state`, { body, timeoutMs: waitMs + 5_000 })
      .then(
        () => true,
        () => false,
      );
  }
}
