import { SnapshotErrors } from './snapshot.errors.js';
import type { VolumeSnapshotEntity } from './volume-snapshot.entity.js';

const BYTES_PER_GB = 2 ** 30;

/** @throws `app_volume_snapshot.not_ready`, `app_volume_snapshot.too_large` */
export function mustHold(
  sizeGb: number,
  { status, usedBytes }: Pick<VolumeSnapshotEntity, 'status' | 'usedBytes'>,
): void {
  if (status !== 'ready') throw SnapshotErrors.not_ready();
  if (Number(usedBytes ?? 0) < sizeGb * BYTES_PER_GB) return;
  throw SnapshotErrors.too_large({ detail: `It held ${usedBytes} bytes.` });
}
