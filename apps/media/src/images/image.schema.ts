import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { ImageEntity } from './image.entity.js';

const name = z
  .string()
  .trim()
  .min(1)
  .max(120)
  .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.')
  .describe('Name that people know it by.');

/** How a picture that is the body of a request is called. */
export const ImageOptions = z.object({ name: name.default('image') });
export type ImageOptions = z.output<typeof ImageOptions>;

export const CreateImage = z
  .strictObject({
    name: name.default('image'),
    url: z
      .url({ protocol: /^https?$/, error: 'Must be an address that begins with https://.' })
      .max(2000)
      .describe('Where it is fetched from, on the public internet.'),
  })
  .meta({ id: 'CreateImage' });
export type CreateImage = z.output<typeof CreateImage>;

export const Image = z
  .object({
    id: z.string().describe('`img_…`'),
    name,
    width: z.int().describe('In pixels.'),
    height: z.int().describe('In pixels.'),
    bytes: z.int().describe('Size of it, as PNG.'),
    created_at: z.iso.datetime().describe('When it was taken in.'),
  })
  .meta({ id: 'Image' });
export type Image = z.output<typeof Image>;

export const ImageResponse = envelopeOf(Image);
export const ImageListResponse = pageOf(Image);

/** Which images to list. */
export const ListImages = listQuery('images');
export type ListImages = z.output<typeof ListImages.schema>;

/** An image as callers see it. */
export const toImage = (row: ImageEntity): Image => ({
  id: row.id,
  name: row.name,
  width: row.width,
  height: row.height,
  bytes: row.bytes,
  created_at: row.createdAt.toISOString(),
});
