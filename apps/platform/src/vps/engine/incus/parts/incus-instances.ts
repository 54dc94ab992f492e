import { setTimeout as sleep } from 'node:timers/promises';
import { ComputeFailure } from '../../compute-failure.js';
import type { EngineRef, ServerSize, ServerSpec } from '../../server-spec.js';
import type { IncusInstance } from '../client/incus-answer.js';
import { isFailure } from '../client/incus-failure.js';
import { TAG } from '../incus-settings.js';
import {
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
/** Set once an instance is whole, so that what a crash left half made is not taken for one. */
const WHOLE = `${TAG}.whole`;

/** Making, changing and removing instances. */
export class IncusInstances extends InstanceList {
  async create(spec: ServerSpec, signal?: AbortSignal): Promise<EngineRef> {
    const name = instanceName(spec.id);
    const present = await this.find(name);
    if (present?.config[WHOLE] === 'true') return name;
    if (present) await this.remove(name);
    const body = {
      name,
      type: 'container',
      source: { type: 'image', alias: spec.imageRef },
      profiles: [],
      config: instanceConfig(spec, this.around),
      devices: {
        root: rootDevice(spec.size.diskGb, this.around.pool),
        ...nicDevices(spec.nics, this.around.instance),
      },
    };
    try {
      await this.client.run('POST', '/1.0/instances', { body, signal, timeoutMs: CREATE_MS });
    } catch (error) {
      // The image is the only thing a creation looks up by name.
      if (isFailure(error, 'not_found')) throw imageMissing(error);
      throw error;
    }
    await this.patch(name, { config: { [WHOLE]: 'true' } });
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
    if (powerOf(now) === 'running') await this.refuseBelowUse(ref, size.memoryMb);
    const { 'limits.cpu': cpus, ...rest } = sizeConfig(size);
    await this.patch(ref, {
      config: rest,
      devices: { root: { ...root, size: `${size.diskGb}GiB` } },
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
      config: { ...now.config, ...seedConfig(spec) },
      devices: { ...Object.fromEntries(kept), ...nicDevices(spec.nics, this.around.instance) },
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
