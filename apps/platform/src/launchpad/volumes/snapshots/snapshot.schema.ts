import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { VolumeName } from '../volume-name.js';
import {
  SNAPSHOT_KINDS,
  SNAPSHOT_STATUSES,
  type VolumeSnapshotEntity,
} from './volume-snapshot.entity.js';

const SnapshotName = VolumeName.describe('Name, unique for its volume.');

export const CreateVolumeSnapshot = z
  .strictObject({ name: SnapshotName })
  .meta({ id: 'CreateAppVolumeSnapshot', description: 'What is on a volume, to be kept.' });
export type CreateVolumeSnapshot = z.output<typeof CreateVolumeSnapshot>;

export const RestoreVolume = z
  .strictObject({ snapshot: z.string().min(1).max(100).describe('Id or name of the snapshot.') })
  .meta({ id: 'RestoreAppVolume', description: 'Which snapshot a volume is to hold.' });
export type RestoreVolume = z.output<typeof RestoreVolume>;

const Status = z.enum(SNAPSHOT_STATUSES);
const Kind = z.enum(SNAPSHOT_KINDS);

/** Which snapshots of a volume to list. */
export const ListVolumeSnapshots = listQuery('app_volume_snapshots', {
  filters: {
    status: Status.describe('Only snapshots in this status.'),
    kind: Kind.describe('Only snapshots of this kind.'),
  },
  sort: ['created_at', 'name'],
});
export type ListVolumeSnapshots = z.output<typeof ListVolumeSnapshots.schema>;

export const VolumeSnapshot = z
  .object({
    id: z.string().describe('`avsnap_…`'),
    volume_id: z.string().describe('The volume that it is of.'),
    name: SnapshotName,
    kind: Kind.describe('`daily` ones are made by themselves, and go by themselves.'),
    status: Status.describe('`ready` ones can be restored.'),
    error: z.string().nullable().describe('What went wrong; null when nothing did.'),
    size_bytes: z.int().nullable().describe('What is kept of it, packed; null until it is.'),
    used_bytes: z.int().nullable().describe('What was on the volume; null until it is kept.'),
    was_in_use: z
      .boolean()
      .nullable()
      .describe('Whether replicas may have written while it was taken; null until it is kept.'),
    created_at: z.iso.datetime().describe('When it was asked for.'),
    finished_at: z.iso.datetime().nullable().describe('When it was kept; null until it is.'),
  })
  .meta({ id: 'AppVolumeSnapshot' });
export type VolumeSnapshot = z.output<typeof VolumeSnapshot>;

export const VolumeSnapshotResponse = envelopeOf(VolumeSnapshot);
export const VolumeSnapshotListResponse = pageOf(VolumeSnapshot);

const bytes = (count: string | null) => (count === null ? null : Number(count));

export function toSnapshot(row: VolumeSnapshotEntity): VolumeSnapshot {
  return {
    id: row.id,
    volume_id: row.volumeId,
    name: row.name,
    kind: row.kind,
    status: row.status,
    error: row.error,
    size_bytes: bytes(row.sizeBytes),
    used_bytes: bytes(row.usedBytes),
    was_in_use: row.wasInUse,
    created_at: row.createdAt.toISOString(),
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}
