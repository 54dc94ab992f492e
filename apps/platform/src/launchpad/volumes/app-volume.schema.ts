import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { ProcessName } from '../processes/process-name.js';
import { APP_VOLUME_STATUSES, type AppVolumeEntity } from './app-volume.entity.js';
import { VolumeName } from './volume-name.js';
import { MountPath } from './mount-path.js';

const BYTES_PER_GB = 2 ** 30;

const Name = VolumeName.describe('Name, unique in the app.');

const fields = {
  mount_path: MountPath,
  size_gb: z.int().min(1).max(16_384).describe('Size in GiB. It only ever grows.'),
  processes: z
    .array(ProcessName)
    .min(1)
    .max(20)
    .refine((names) => new Set(names).size === names.length, 'must not name one twice')
    .nullable()
    .describe('The processes that find it; all when null.'),
  shared: z
    .boolean()
    .describe(
      'Whether many replicas may have it at once. When not, each process that finds it runs with one replica, which ends before that of the next release starts.',
    ),
  snapshots_kept: z
    .int()
    .min(0)
    .max(60)
    .describe('How many daily snapshots are kept, 0 to 60. None are made when 0.'),
};

const SNAPSHOTS_KEPT = 5;

export const CreateAppVolume = z
  .strictObject({
    name: Name,
    ...fields,
    processes: fields.processes.default(null),
    shared: fields.shared.default(false),
    snapshots_kept: fields.snapshots_kept.default(SNAPSHOTS_KEPT),
    snapshot: z
      .string()
      .max(100)
      .optional()
      .describe('Id of a snapshot of another volume of the app, to begin with.'),
  })
  .meta({ id: 'CreateAppVolume', description: 'A folder that outlives the releases of an app.' });
export type CreateAppVolume = z.output<typeof CreateAppVolume>;

export const UpdateAppVolume = z
  .strictObject({
    ...fields,
    attached: z.boolean().describe('Whether the next release mounts it.'),
  })
  .partial()
  .meta({ id: 'UpdateAppVolume', description: 'What to change of a volume.' });
export type UpdateAppVolume = z.output<typeof UpdateAppVolume>;

export const DeleteAppVolume = z.strictObject({
  confirm: z.string().max(200).optional().describe('The name of the volume, as a confirmation.'),
});
export type DeleteAppVolume = z.output<typeof DeleteAppVolume>;

const Status = z.enum(APP_VOLUME_STATUSES);

/** Which volumes of an app to list. */
export const ListAppVolumes = listQuery('app_volumes', {
  filters: { status: Status.describe('Only volumes in this status.') },
  sort: ['created_at', 'name'],
});
export type ListAppVolumes = z.output<typeof ListAppVolumes.schema>;

export const AppVolume = z
  .object({
    id: z.string().describe('`avol_…`'),
    name: Name,
    ...fields,
    attached: z.boolean().describe('Whether the next release mounts it.'),
    status: Status.describe('Where it is.'),
    degraded: z
      .enum(['full', 'failed'])
      .nullable()
      .describe('What is wrong with it: `full` takes no more data. Null when nothing is.'),
    error: z.string().nullable().describe('What went wrong last; null when nothing did.'),
    used_bytes: z.int().nullable().describe('What is on it; null before it was measured.'),
    size_bytes: z.int().describe('Its size in bytes.'),
    zero_downtime: z
      .boolean()
      .describe('Whether a new release starts before the old one ends. Only when shared.'),
    notice: z.string().nullable().describe('What it means for deployments; null when nothing.'),
    deployment_id: z
      .string()
      .nullable()
      .describe('The deployment that this request caused; null when there is none.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it was changed.'),
  })
  .meta({ id: 'AppVolume' });
export type AppVolume = z.output<typeof AppVolume>;

export const AppVolumeResponse = envelopeOf(AppVolume);
export const AppVolumeListResponse = pageOf(AppVolume);

const ONE_WRITER =
  'Processes with this volume run with one replica. At each deployment it ends before the next one starts; requests wait meanwhile.';

export function toAppVolume(row: AppVolumeEntity, deploymentId: string | null = null): AppVolume {
  const degraded = row.status === 'failed' ? 'failed' : row.isFull ? 'full' : null;
  return {
    id: row.id,
    name: row.name,
    mount_path: row.mountPath,
    size_gb: row.sizeGb,
    processes: row.processes,
    shared: row.isShared,
    snapshots_kept: row.snapshotsKept,
    attached: row.isAttached,
    status: row.status,
    degraded,
    error: row.error,
    used_bytes: row.usedBytes === null ? null : Number(row.usedBytes),
    size_bytes: row.sizeGb * BYTES_PER_GB,
    zero_downtime: row.isShared,
    notice: row.isShared ? null : ONE_WRITER,
    deployment_id: deploymentId,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
