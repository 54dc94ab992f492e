import type { Readable } from 'node:stream';
import type { ImageSource } from '../../image-source.js';
import type { EngineRef, EngineSnapshot } from '../../server-spec.js';
import { IncusEngine } from './incus-engine.js';

/** What the engine keeps: images, snapshots and volumes. */
export abstract class IncusStorage extends IncusEngine {
  async ensureImage(image: ImageSource, signal?: AbortSignal): Promise<string> {
    return this.alone(`image ${image.id}`, () => this.to.images.ensure(image, signal));
  }

  async deleteImage(imageRef: string): Promise<void> {
    await this.to.images.remove(imageRef);
  }

  async publish(ref: EngineRef, snapshot: string, imageId: string): Promise<string> {
    return this.alone(ref, () => this.to.images.publish(ref, snapshot, imageId));
  }

  async exportImage(imageRef: string): Promise<Readable> {
    return this.to.images.export(imageRef);
  }

  async snapshot(ref: EngineRef, name: string): Promise<EngineSnapshot> {
    return this.alone(ref, () => this.to.snapshots.create(ref, name));
  }

  async restore(ref: EngineRef, name: string): Promise<void> {
    await this.alone(ref, () => this.to.snapshots.restore(ref, name));
  }

  async deleteSnapshot(ref: EngineRef, name: string): Promise<void> {
    await this.alone(ref, () => this.to.snapshots.remove(ref, name));
  }

  async listSnapshots(ref: EngineRef): Promise<EngineSnapshot[]> {
    return this.to.snapshots.list(ref);
  }

  async createVolume(volumeId: string, sizeGb: number): Promise<void> {
    await this.to.volumes.create(volumeId, sizeGb);
  }

  async growVolume(volumeId: string, sizeGb: number): Promise<void> {
    await this.to.volumes.grow(volumeId, sizeGb);
  }

  async deleteVolume(volumeId: string): Promise<void> {
    await this.to.volumes.remove(volumeId);
  }

  async attachVolume(ref: EngineRef, volumeId: string, mountPath: string): Promise<void> {
    await this.alone(ref, () => this.to.volumes.attach(ref, volumeId, mountPath));
  }

  async detachVolume(ref: EngineRef, volumeId: string): Promise<void> {
    await this.alone(ref, () => this.to.volumes.detach(ref, volumeId));
  }
}
