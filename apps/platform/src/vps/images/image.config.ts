import { quotaSetting } from '@skydeck/limits';
import { networksOf } from '@skydeck/outbound';
import { z } from 'zod';

/** Settings of projects' own images. */
export const imageSettings = {
  QUOTA_VPS_IMAGES: quotaSetting(20, 'Images of its own that one project may have'),
  QUOTA_VPS_IMAGE_GIGABYTES: quotaSetting(
    100,
    'Size of its uploaded images together from which a project may add no more, in GiB',
  ),
  VPS_IMAGE_MAX_GB: z.coerce
    .number()
    .positive()
    .max(1024)
    .default(10)
    .describe('Largest file that is taken as an image, in GiB.'),
  VPS_IMAGE_UNPACKED_MAX_GB: z.coerce
    .number()
    .positive()
    .max(8192)
    .default(40)
    .describe('Most that an image may have in it when unpacked, in GiB.'),
  VPS_IMAGE_ALLOW_CIDRS: z
    .string()
    .default('')
    .transform((text) => text.split(',').flatMap((cidr) => cidr.trim() || []))
    .refine(areNetworks, 'must be networks such as 10.0.0.0/8, comma separated')
    .describe('Private networks that images may be fetched from all the same, comma separated.'),
};

function areNetworks(cidrs: readonly string[]): boolean {
  try {
    networksOf(cidrs);
    return true;
  } catch {
    return false;
  }
}
