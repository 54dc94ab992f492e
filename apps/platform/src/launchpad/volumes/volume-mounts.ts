import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { LaunchpadEngines } from '../engine/engines.js';
import { type ReplicaMount, StartFailure } from '../engine/runtime.driver.js';
import type { StartableRelease } from '../runtime/startable-release.js';
import { type ReleaseVolume, volumesOfProcess } from './release-volumes.js';
import { VolumeMaker } from './volume-maker.js';

/** A replica that is to have volumes. */
export interface Mounting {
  readonly replicaId: string;
  readonly process: string;
  readonly isOneOff: boolean;
}

interface Holder extends Mounting {
  readonly releaseId: string;
  readonly volumeIds: readonly string[];
}

/** Mounts volumes for replicas, and sees to it that what is not shared has one writer. */
@Injectable()
export class VolumeMounts {
  readonly #holders = new Map<string, Holder>();

  constructor(
    private readonly engines: LaunchpadEngines,
    private readonly maker: VolumeMaker,
  ) {}

  /**
   * What a replica finds where. To be called before it is started; {@link leave} after its end.
   * @throws StartFailure when a volume is not there, or another release has it
   */
  async enter(release: StartableRelease, mounting: Mounting): Promise<ReplicaMount[]> {
    const volumes = mounting.isOneOff
      ? release.volumes.filter(({ isShared, processes }) => isShared && processes === null)
      : volumesOfProcess(release.volumes, mounting.process);
    if (volumes.length === 0) return [];
    this.#claim(release, mounting, volumes);
    try {
      await Promise.all(volumes.map((volume) => this.#mustBeFolder(release, volume)));
      return await Promise.all(volumes.map((volume) => this.#mount(release, volume)));
    } catch (error) {
      this.leave(mounting.replicaId);
      throw error;
    }
  }

  /** The replica has ended. */
  leave(replicaId: string): void {
    this.#holders.delete(replicaId);
  }

  /** Replicas of other releases than this one that have one of these volumes. */
  holdersOf(volumeIds: ReadonlySet<string>, releaseId: string): string[] {
    return [...this.#holders.values()].flatMap((holder) =>
      holder.releaseId !== releaseId && holder.volumeIds.some((id) => volumeIds.has(id))
        ? [holder.replicaId]
        : [],
    );
  }

  /** Whether any replica has a volume. */
  isHeld(volumeId: string): boolean {
    return [...this.#holders.values()].some(({ volumeIds }) => volumeIds.includes(volumeId));
  }

  #claim({ id }: StartableRelease, mounting: Mounting, volumes: readonly ReleaseVolume[]): void {
    const rival = [...this.#holders.values()].find((holder) =>
      volumes.some(
        (volume) =>
          !volume.isShared &&
          holder.volumeIds.includes(volume.id) &&
          (holder.releaseId !== id || holder.process === mounting.process),
      ),
    );
    if (rival) {
      throw new StartFailure(
        'start_failed',
        'Another replica still has a volume that only one may write to.',
      );
    }
    const volumeIds = volumes.map((volume) => volume.id);
    this.#holders.set(mounting.replicaId, { ...mounting, releaseId: id, volumeIds });
  }

  async #mount({ appId }: StartableRelease, volume: ReleaseVolume): Promise<ReplicaMount> {
    const from = await this.maker.mounted(volume.id).catch((error: unknown) => {
      throw new StartFailure('start_failed', `The volume ${volume.name} is not there.`, {
        cause: error,
      });
    });
    return { from, to: volume.mountPath, group: this.engines.volumes.groupOf(appId) };
  }

  /** What was built is never written to, so a folder of it that is to be covered must be there. */
  async #mustBeFolder({ artifact }: StartableRelease, { mountPath }: ReleaseVolume): Promise<void> {
    if (artifact.kind !== 'tree' || !mountPath.startsWith('/app/')) return;
    let path = artifact.ref;
    for (const name of mountPath.slice('/app/'.length).split('/')) {
      path = join(path, name);
      if ((await lstat(path).catch(() => undefined))?.isDirectory()) continue;
      throw new StartFailure(
        'start_failed',
        `There is no folder ${mountPath} in what was built; add it to the repository, or mount the volume elsewhere.`,
      );
    }
  }
}
