import { z } from 'zod';

/** A content address: `sha256:` and 64 hex digits. */
export type Digest = `sha256:${string}`;

/** A digest as it comes from outside. */
export const DigestSchema = z.templateLiteral(['sha256:', z.string().regex(/^[0-9a-f]{64}$/)]);

/** Media types of the OCI image specification 1.1, and those of Docker that registries still hold. */
export const MEDIA = {
  manifest: 'application/vnd.oci.image.manifest.v1+json',
  index: 'application/vnd.oci.image.index.v1+json',
  config: 'application/vnd.oci.image.config.v1+json',
  layer: 'application/vnd.oci.image.layer.v1.tar+gzip',
  dockerLayer: 'application/vnd.docker.image.rootfs.diff.tar.gzip',
  dockerManifest: 'application/vnd.docker.distribution.manifest.v2+json',
  dockerIndex: 'application/vnd.docker.distribution.manifest.list.v2+json',
} as const;

/** What names a blob: its type, address and size in bytes. */
export const Descriptor = z.object({
  mediaType: z.string().max(255),
  digest: DigestSchema,
  size: z.number().int().nonnegative(),
});
export type Descriptor = z.output<typeof Descriptor>;

/** One image for one platform. */
export const Manifest = z.object({
  schemaVersion: z.literal(2),
  mediaType: z.string().optional(),
  config: Descriptor,
  layers: z.array(Descriptor).min(1).max(200),
});
export type Manifest = z.output<typeof Manifest>;

/** The same image for several platforms. */
export const Index = z.object({
  schemaVersion: z.literal(2),
  manifests: z.array(
    Descriptor.extend({
      platform: z
        .object({ architecture: z.string(), os: z.string(), variant: z.string().optional() })
        .nullish(),
    }),
  ),
});
export type Index = z.output<typeof Index>;
