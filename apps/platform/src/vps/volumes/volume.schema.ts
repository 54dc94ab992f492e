import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { PartName } from '../network/network.schema.js';
import { MountPath } from './mount-path.js';
import { VOLUME_STATUSES, type VolumeEntity } from './volume.entity.js';

const SizeGb = z.int().min(1).max(16_384);

export const CreateVolume = z
  .strictObject({ name: PartName, size_gb: SizeGb.describe('Size in GiB. It only ever grows.') })
  .meta({ id: 'CreateVolume' });
export type CreateVolume = z.output<typeof CreateVolume>;

export const UpdateVolume = z.strictObject({ name: PartName }).meta({ id: 'UpdateVolume' });
export type UpdateVolume = z.output<typeof UpdateVolume>;

export const AttachVolume = z
  .strictObject({
    vps: z.string().min(1).max(100).describe('Id or name of the server.'),
    mount_path: MountPath,
  })
  .meta({ id: 'AttachVolume' });
export type AttachVolume = z.output<typeof AttachVolume>;

export const GrowVolume = z
  .strictObject({ size_gb: SizeGb.describe('New size in GiB, above the present one.') })
  .meta({ id: 'GrowVolume' });
export type GrowVolume = z.output<typeof GrowVolume>;

const Status = z.enum(VOLUME_STATUSES).describe('Where it is.');

export const ListVolumes = listQuery('vps_volumes', {
  filters: {
    name: PartName.describe('Only the volume with this name.'),
    status: Status,
    vps_id: z.string().min(1).max(100).describe('Only volumes of this server.'),
  },
  sort: ['created_at', 'name'],
});
export type ListVolumes = z.output<typeof ListVolumes.schema>;

/** A volume as its owner sees it. */
export const Volume = z
  .object({
    id: z.string().describe('`vol_…`'),
    name: PartName,
    size_gb: z.int().describe('Size in GiB.'),
    status: Status,
    vps_id: z.string().nullable().describe('The server that it is attached to; null for none.'),
    mount_path: z.string().nullable().describe('Where that server finds it.'),
    engine: z.string().describe('What has it.'),
    error: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .describe('What went wrong last; null when nothing did.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'Volume' });
export type Volume = z.output<typeof Volume>;

export const VolumeResponse = envelopeOf(Volume);
export const VolumeListResponse = pageOf(Volume);

export function toVolume(row: VolumeEntity): Volume {
  return {
    id: row.id,
    name: row.name,
    size_gb: row.sizeGb,
    status: row.status,
    vps_id: row.vpsId,
    mount_path: row.mountPath,
    engine: row.engine,
    error: row.error,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
