import { ComputeFailure } from '../../compute-failure.js';
import { unless } from '../../../../kubernetes/kube-failures.js';
import type { EngineRef } from '../../server-spec.js';
import type { Cluster } from '../client/cluster.js';
import { diskManifest } from '../manifests/disks.js';
import { volumeName } from '../manifests/server-names.js';
import { gigabytesOf, isMade } from './disk-state.js';

const MAKE_MS = 300_000;
const PLUG_MS = 120_000;

/** Disks that outlive servers. A guest sees one as a disk whose serial is the volume's name. */
export class Volumes {
  constructor(private readonly cluster: Cluster) {}

  async create(volumeId: string, sizeGb: number): Promise<void> {
    const { disks, settings } = this.cluster;
    const name = volumeName(volumeId);
    const wanted = { name, source: { blank: {} }, size: `${sizeGb}Gi` };
    await disks.create(diskManifest(settings, wanted));
    await disks.until(name, isMade, { timeoutMs: MAKE_MS });
  }

  async grow(volumeId: string, sizeGb: number): Promise<void> {
    const { claims } = this.cluster;
    const name = volumeName(volumeId);
    const { spec } = await claims.get(name);
    const now = gigabytesOf(spec?.resources?.requests?.['storage']);
    if (sizeGb < Math.floor(now)) {
      throw new ComputeFailure('disk_shrink', 'A volume is never made smaller.');
    }
    if (sizeGb <= now) return;
    const storage = `${sizeGb}Gi`;
    await claims.patch(name, { spec: { resources: { requests: { storage } } } });
  }

  async remove(volumeId: string): Promise<void> {
    const name = volumeName(volumeId);
    await this.cluster.disks.delete(name);
    await this.cluster.claims.delete(name);
  }

  async attach(ref: EngineRef, volumeId: string): Promise<void> {
    const { client, disks } = this.cluster;
    const name = volumeName(volumeId);
    if (await this.#has(ref, name)) return;
    if (!(await disks.find(name))) {
      throw new ComputeFailure('not_found', 'There is no such volume.');
    }
    const body = {
      name,
      disk: { name, serial: name.slice(0, 36), disk: { bus: 'virtio' } },
      volumeSource: { dataVolume: { name, hotpluggable: true } },
    };
    const path = this.cluster.subresource('virtualmachines', ref, 'addvolume');
    await client.json(path, { method: 'PUT', body });
    await this.#settled(ref, name, true);
  }

  async detach(ref: EngineRef, volumeId: string): Promise<void> {
    const name = volumeName(volumeId);
    if (!(await this.#has(ref, name))) return;
    const path = this.cluster.subresource('virtualmachines', ref, 'removevolume');
    await this.cluster.client.json(path, { method: 'PUT', body: { name } }).catch(unless(404));
    await this.#settled(ref, name, false);
  }

  async #has(ref: EngineRef, name: string): Promise<boolean> {
    const { spec } = await this.cluster.machines.get(ref);
    return (spec.template.spec?.volumes ?? []).some((volume) => volume.name === name);
  }

  /** Waits until the machine has it, or not any more; a run that is going on follows later. */
  async #settled(ref: EngineRef, name: string, isThere: boolean): Promise<void> {
    const { machines, instances } = this.cluster;
    const wait = { timeoutMs: PLUG_MS };
    await machines.until(
      ref,
      (machine) =>
        (machine?.spec.template.spec?.volumes ?? []).some((one) => one.name === name) === isThere,
      wait,
    );
    await instances.until(
      ref,
      (run) => {
        if (run?.status?.phase !== 'Running') return true;
        const volume = run.status.volumeStatus?.find((one) => one.name === name);
        return isThere ? volume?.phase === 'Ready' : volume === undefined;
      },
      wait,
    );
  }
}
