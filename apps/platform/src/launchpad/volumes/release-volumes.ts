import type { EntityManager } from 'typeorm';
import { AppVolumeEntity } from './app-volume.entity.js';

/** A volume as a release mounts it. */
export interface ReleaseVolume {
  readonly id: string;
  readonly name: string;
  readonly mountPath: string;
  /** The processes that find it; all when null. */
  readonly processes: readonly string[] | null;
  /** Whether many replicas may have it at once. */
  readonly isShared: boolean;
}

/** What the next release of an app mounts. */
export async function volumesOfApp(
  manager: EntityManager,
  appId: string,
): Promise<ReleaseVolume[]> {
  const rows = await manager.find(AppVolumeEntity, {
    where: { appId, isAttached: true },
    order: { mountPath: 'ASC' },
  });
  return rows.map(({ id, name, mountPath, processes, isShared }) => {
    return { id, name, mountPath, processes, isShared };
  });
}

/** The volumes that replicas of a process find. */
export function volumesOfProcess(
  volumes: readonly ReleaseVolume[],
  process: string,
): ReleaseVolume[] {
  return volumes.filter(({ processes }) => processes === null || processes.includes(process));
}

/** Whether a process may have one replica at most, because only one may write. */
export function isHeldAtOne(volumes: readonly ReleaseVolume[], process: string): boolean {
  return volumesOfProcess(volumes, process).some(({ isShared }) => !isShared);
}

/** How many replicas a process may have of those that are wanted. */
export function heldAtOne(
  volumes: readonly ReleaseVolume[],
  process: string,
  wanted: number,
): number {
  return isHeldAtOne(volumes, process) ? Math.min(1, wanted) : wanted;
}
