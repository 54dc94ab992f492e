import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { ComputeFailure } from '../../compute-failure.js';
import type { ImageSource } from '../../image-source.js';
import type { EngineRef } from '../../server-spec.js';
import type { Cluster } from '../client/cluster.js';
import { LABEL } from '../kubevirt-settings.js';
import { diskManifest } from '../manifests/disks.js';
import { nameOf, ROOT } from '../manifests/server-names.js';
import { isMade } from './disk-state.js';
import { diskSizeOf } from './disk-size.js';
import type { Snapshots } from './snapshots.js';
import { sendDisk } from './upload.js';

const MAKE_MS = 1_200_000;
const READY_MS = 180_000;
const MIB = 2 ** 20;

/** Images as disks of the cluster, which the disks of servers are cloned from. */
export class Images {
  constructor(
    private readonly cluster: Cluster,
    private readonly snapshots: Snapshots,
  ) {}

  async ensure(image: ImageSource, signal?: AbortSignal): Promise<string> {
    if (image.format !== 'disk') {
      const text = 'KubeVirt starts disks only: give it an image of the format `disk`.';
      throw new ComputeFailure('unsupported', text);
    }
    const { disks, settings } = this.cluster;
    const name = imageName(image.id);
    const wait = (timeoutMs: number) => ({ timeoutMs, ...(signal ? { signal } : {}) });
    if (isMade(await disks.find(name))) return name;
    const bytes = await diskSizeOf(image.path);
    await disks.create(
      diskManifest(settings, {
        name,
        source: { upload: {} },
        size: `${Math.ceil(bytes / MIB)}Mi`,
        labels: { [`${LABEL}/image`]: name },
        annotations: { [`${LABEL}/title`]: image.title },
      }),
    );
    const ready = await disks.until(
      name,
      (disk) => isMade(disk) || disk?.status?.phase === 'UploadReady',
      wait(READY_MS),
    );
    if (isMade(ready)) return name;
    const { size } = await stat(image.path);
    await sendDisk(this.cluster, name, createReadStream(image.path), size, signal);
    await disks.until(name, isMade, wait(MAKE_MS));
    return name;
  }

  async remove(imageRef: string): Promise<void> {
    await this.cluster.disks.delete(imageRef);
    await this.cluster.claims.delete(imageRef);
  }

  /** Makes an image of what the root disk was at a snapshot. */
  async publish(ref: EngineRef, snapshot: string, imageId: string): Promise<string> {
    const { disks, contents, settings } = this.cluster;
    const name = imageName(imageId);
    if (isMade(await disks.find(name))) return name;
    const { status } = await this.snapshots.get(ref, snapshot);
    const content = await contents.get(status?.virtualMachineSnapshotContentName ?? '-');
    const root = content.spec.volumeBackups?.find(({ volumeName }) => volumeName === ROOT);
    if (root?.volumeSnapshotName === undefined) {
      throw new ComputeFailure('not_found', 'The snapshot has no disk.');
    }
    const { namespace } = settings;
    await disks.create(
      diskManifest(settings, {
        name,
        source: { snapshot: { name: root.volumeSnapshotName, namespace } },
        labels: { [`${LABEL}/image`]: name },
      }),
    );
    await disks.until(name, isMade, { timeoutMs: MAKE_MS });
    return name;
  }
}

function imageName(id: string): string {
  return nameOf('image', id);
}
