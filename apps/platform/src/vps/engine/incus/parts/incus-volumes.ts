import { ComputeFailure } from '../../compute-failure.js';
import type { EngineRef } from '../../server-spec.js';
import type { IncusClient } from '../client/incus-client.js';
import { isFailure } from '../client/incus-failure.js';
import { TAG } from '../incus-settings.js';
import type { Surroundings } from './instance-config.js';
import type { IncusInstances } from './incus-instances.js';

interface Volume {
  readonly config: Readonly<Record<string, string>>;
}

/** Disks that outlive servers. */
export class IncusVolumes {
  constructor(
    private readonly client: IncusClient,
    private readonly around: Surroundings,
    private readonly instances: IncusInstances,
  ) {}

  async create(volumeId: string, sizeGb: number): Promise<void> {
    const config = {
      size: `${sizeGb}GiB`,
      [TAG]: this.around.instance,
      // Every server has user numbers of its own; the volume shows each its own.
      ...(this.around.hasOwnIds ? { 'security.shifted': 'true' } : {}),
    };
    const body = { name: nameOf(volumeId), config };
    await this.client.run('POST', this.folder, { body }).catch((error: unknown) => {
      if (!isFailure(error, 'name_taken')) throw error;
    });
  }

  async grow(volumeId: string, sizeGb: number): Promise<void> {
    const path = `${this.folder}/${nameOf(volumeId)}`;
    const { config } = await this.client.get<Volume>(path);
    const presentGb = Number.parseInt(config['size'] ?? '0', 10);
    if (sizeGb < presentGb) {
      throw new ComputeFailure('disk_shrink', 'A volume cannot be made smaller.');
    }
    if (sizeGb === presentGb) return;
    await this.client.run('PATCH', path, { body: { config: { size: `${sizeGb}GiB` } } });
  }

  async remove(volumeId: string): Promise<void> {
    const path = `${this.folder}/${nameOf(volumeId)}`;
    await this.client.run('DELETE', path).catch((error: unknown) => {
      if (!isFailure(error, 'not_found')) throw error;
    });
  }

  async attach(ref: EngineRef, volumeId: string, mountPath: string): Promise<void> {
    const source = nameOf(volumeId);
    await this.client.get(`${this.folder}/${source}`);
    const device = { type: 'disk', pool: this.around.pool, source, path: mountPath };
    await this.instances.patch(ref, { devices: { [source]: device } });
  }

  async detach(ref: EngineRef, volumeId: string): Promise<void> {
    const now = await this.instances.find(ref);
    if (!now?.devices[nameOf(volumeId)]) return;
    const { [nameOf(volumeId)]: _gone, ...devices } = now.devices;
    await this.instances.put(ref, now, { devices });
  }

  private get folder(): string {
    return `/1.0/storage-pools/${this.around.pool}/volumes/custom`;
  }
}

function nameOf(volumeId: string): string {
  return volumeId.replaceAll('_', '-').toLowerCase();
}
