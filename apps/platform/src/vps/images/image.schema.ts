import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { ImageObstacle } from '../engine/images/image-obstacles.js';
import { IMAGE_ORIGINS, IMAGE_STATUSES, type ImageEntity } from './image.entity.js';

const Slug = z
  .string()
  .regex(
    /^[a-z0-9]([a-z0-9.-]{0,61}[a-z0-9])?$/,
    'must be lower-case letters, digits and `.-`, at most 63',
  )
  .describe('What requests name it by; unique among the images of the project.');
const Title = z.string().trim().min(1).max(100).describe('Name for people.');
const Sha256 = z
  .string()
  .regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hex digits')
  .transform((text) => text.toLowerCase())
  .describe('SHA-256 of the file; another file is refused.');
const Format = z
  .enum(['rootfs', 'disk'])
  .describe(
    '`rootfs`: a tar archive (plain, gzip, xz, zstd) of a root file system with an init. `disk`: a qcow2 or raw disk that boots, for virtual machines.',
  );
const Origin = z.enum(IMAGE_ORIGINS).describe('Where it is from.');
const Status = z
  .enum(IMAGE_STATUSES)
  .describe('`available` is built when it is first used; servers are made of what is `ready`.');

const FromSnapshot = z.strictObject({
  slug: Slug,
  title: Title.optional(),
  vps: z.string().min(1).max(100).describe('Id or name of the server.'),
  snapshot: z.string().min(1).max(100).describe('Id or name of one of its snapshots.'),
});
const FromUrl = z.strictObject({
  slug: Slug,
  title: Title.optional(),
  url: z
    .url({ protocol: /^https?$/ })
    .max(2048)
    .describe('Public address of the file. It is fetched once; redirects are followed.'),
  sha256: Sha256.optional(),
  format: Format.default('rootfs'),
  cloud_init: z.boolean().default(false).describe('Whether the image has cloud-init.'),
});

/** An image made of a snapshot, or fetched from an address. */
export const CreateImage = z.union([FromSnapshot, FromUrl]).meta({ id: 'CreateImage' });
export type CreateImage = z.output<typeof CreateImage>;
export type ImageFromSnapshot = z.output<typeof FromSnapshot>;
export type ImageFromUrl = z.output<typeof FromUrl>;

/** What an upload says besides its bytes. */
export const UploadImage = z.strictObject({
  slug: Slug,
  title: Title.optional(),
  format: Format.default('rootfs'),
  cloud_init: z
    .enum(['true', 'false'])
    .default('false')
    .transform((text) => text === 'true')
    .describe('Whether the image has cloud-init.'),
  sha256: Sha256.optional(),
});
export type UploadImage = z.output<typeof UploadImage>;

export const UpdateImage = z.strictObject({ title: Title }).meta({ id: 'UpdateImage' });
export type UpdateImage = z.output<typeof UpdateImage>;

export const ListImages = listQuery('images', {
  filters: { origin: Origin, status: Status },
  sort: ['created_at', 'slug'],
});
export type ListImages = z.output<typeof ListImages.schema>;

/** An image as those see it who may use it. */
export const Image = z
  .object({
    id: z.string().describe('`img_…`'),
    slug: z.string().describe('What requests name it by.'),
    title: z.string().describe('Name for people.'),
    origin: Origin,
    format: z
      .enum(['rootfs', 'disk', 'engine'])
      .describe('`engine`: made of a snapshot, and only where that was.'),
    status: Status,
    progress: z.number().min(0).max(1).describe('How far its making is.'),
    error: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .describe('Why it failed; null if it did not.'),
    unavailable: z
      .object({ reason: z.string(), fix: z.string() })
      .nullable()
      .describe('Why this machine cannot build it, and what mends that; null when it can.'),
    cloud_init: z.boolean().describe('Whether it has cloud-init.'),
    min_disk_gb: z.int().describe('Smallest disk that it fits on, in GiB.'),
    size_bytes: z.number().int().nullable().describe('Size of its file; null when it has none.'),
    sha256: z.string().nullable().describe('SHA-256 of its file; null when it has none.'),
    source: z.string().nullable().describe('The address or snapshot that it was made of.'),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
  })
  .meta({ id: 'VpsImage' });
export type Image = z.output<typeof Image>;

export const ImageResponse = envelopeOf(Image);
export const ImageListResponse = pageOf(Image);

export function toImage(row: ImageEntity, obstacle?: ImageObstacle): Image {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    origin: row.origin,
    format: row.format,
    status: row.status,
    progress: row.progress,
    error: row.error,
    unavailable: obstacle ? { reason: obstacle.what, fix: obstacle.fix } : null,
    cloud_init: row.hasCloudInit,
    min_disk_gb: row.minDiskGb,
    size_bytes: row.sizeBytes === null ? null : Number(row.sizeBytes),
    sha256: row.sha256,
    source: row.source,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  };
}
