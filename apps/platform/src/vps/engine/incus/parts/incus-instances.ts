import { setTimeout as sleep } from 'node:timers/promises';
import { ComputeFailure } from '../../compute-failure.js';
import type { EngineRef, ServerSize, ServerSpec } from '../../server-spec.js';
import type { IncusInstance } from '../client/incus-answer.js';
import { isFailure } from '../client/incus-failure.js';
import {
  addressConfig,
  instanceConfig,
  nicDevices,
  rootDevice,
  seedConfig,
  sizeConfig,
} from './instance-config.js';
import { InstanceList, powerOf } from './instance-list.js';
import { instanceName } from './instance-name.js';
import { needsMoreThan } from './memory-use.js';

const CREATE_MS = 600_000;
const DELETE_TRIES = 4;
/** The engine writes it when an instance is started first, which only one that is whole can be. */
const HAS_STARTED = 'volatile.last_state.power';

/** Making, changing and removing instances. */
export class IncusInstances extends InstanceList {
  async create(spec: ServerSpec, signal?: AbortSignal): Promise<EngineRef> {
    const name = instanceName(spec.id);
    const body = {
      name,
      type: 'container',
      source: { type: 'image', alias: spec.imageRef },
      profiles: [],
      config: instanceConfig(spec, this.around),
      devices: {
        root: rootDevice(spec.size.diskGb, this.around.pool),
        ...nicDevices(spec.nics, this.around),
      },
    };
    const make = () =>
      this.client.run('POST', '/1.0/instances', { body, signal, timeoutMs: CREATE_MS });
    try {
      await make().catch(async (error: unknown) => {
        if (!isFailure(error, 'name_taken')) throw error;
        // A crash may have left it half made.
        if ((await this.find(name))?.config[HAS_STARTED] !== undefined) return;
        await this.remove(name);
        await make();
      });
    } catch (error) {
      // The image is the only thing a creation looks up by name.
      if (isFailure(error, 'not_found')) throw imageMissing(error);
      throw error;
    }
    return name;
  }

  async remove(ref: EngineRef): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        const present = await this.find(ref);
        if (!present) return;
        if (powerOf(present) !== 'stopped') await this.powerOff(ref);
        await this.client.run('DELETE', `/1.0/instances/${ref}`);
        return;
      } catch (error) {
        if (isFailure(error, 'not_found')) return;
        // The first deletion of a disk that is full fails and the second works.
        if (tries === DELETE_TRIES || isFailure(error, 'engine_unavailable')) throw error;
        await sleep(100 * tries);
      }
    }
  }

  /** Cuts the power. */
  async powerOff(ref: EngineRef): Promise<void> {
    const body = { action: 'stop', force: true, timeout: -1 };
    await this.client.run('PUT', `/1.0/instances/${ref}/state`, { body }).catch(async (error) => {
      const now = await this.find(ref);
      if (now && powerOf(now) !== 'stopped') throw error;
    });
  }

  async resize(ref: EngineRef, size: ServerSize): Promise<{ isLive: boolean }> {
    const now = await this.get(ref);
    const root = now.devices['root'] ?? {};
    const diskGb = Number.parseInt(root['size'] ?? '0', 10);
    if (size.diskGb < diskGb) {
      throw new ComputeFailure('disk_shrink', 'A disk cannot be made smaller.');
    }
    const { 'limits.cpu': cpus, ...rest } = sizeConfig(size);
    const isLess = size.memoryMb < Number.parseInt(now.config['limits.memory'] ?? '0', 10);
    if (isLess && powerOf(now) === 'running') await this.refuseBelowUse(ref, size.memoryMb);
    await this.patch(ref, {
      config: rest,
      ...(size.diskGb > diskGb && { devices: { root: { ...root, size: `${size.diskGb}GiB` } } }),
    });
    // Processors alone: among other changes a running guest does not get to see them.
    if (now.config['limits.cpu'] !== cpus)
      await this.patch(ref, { config: { 'limits.cpu': cpus } });
    return { isLive: true };
  }

  async setNics(ref: EngineRef, spec: ServerSpec): Promise<void> {
    const now = await this.get(ref);
    const kept = Object.entries(now.devices).filter(([, device]) => device['type'] !== 'nic');
    await this.put(ref, now, {
      config: { ...now.config, ...seedConfig(spec), ...addressConfig(spec.nics) },
      devices: { ...Object.fromEntries(kept), ...nicDevices(spec.nics, this.around) },
    });
  }

  /** Changes some keys; others stay. */
  async patch(ref: EngineRef, change: object): Promise<void> {
    await this.client.run('PATCH', `/1.0/instances/${ref}`, { body: change });
  }

  /** Sets all keys anew, which is how one is taken away. */
  async put(ref: EngineRef, now: IncusInstance, change: Partial<IncusInstance>): Promise<void> {
    const body = { ...now, ...change };
    await this.client.run('PUT', `/1.0/instances/${ref}`, { body });
  }

  /** Kernels differ: one refuses a limit below use, another kills the guest's programs. */
  private async refuseBelowUse(ref: EngineRef, memoryMb: number): Promise<void> {
    if (!(await needsMoreThan(this.client, ref, memoryMb * 1024 * 1024))) return;
    throw new ComputeFailure('below_use', 'The server uses more memory than that.');
  }
}

function imageMissing(error: unknown): ComputeFailure {
  const text = error instanceof ComputeFailure ? error.engineMessage : undefined;
  return new ComputeFailure('image_missing', 'The engine does not have this image.', text);
}
