import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { SpaceId } from '../../documents/document.schema.js';
import type { CountedAlbum } from './albums.js';

const PhotoId = z.string().max(40);
const fields = {
  name: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .regex(/^[^\p{Cc}]*$/u, 'Must be a single line.')
    .describe('Name, 1 to 200 characters.'),
  description: z
    .string()
    .max(2_000)
    .regex(/^[^\0]*$/, 'Must have no NUL.')
    .describe('What it is about; at most 2,000 characters.'),
};

export const CreateAlbum = z
  .strictObject({
    space_id: SpaceId.optional(),
    name: fields.name,
    description: fields.description.default(''),
  })
  .meta({ id: 'CreateAlbum' });
export type CreateAlbum = z.output<typeof CreateAlbum>;

export const UpdateAlbum = z
  .strictObject({
    ...fields,
    cover_id: PhotoId.nullable().describe('`fil_…` that stands for all; null for the latest.'),
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdateAlbum' });
export type UpdateAlbum = z.output<typeof UpdateAlbum>;

export const AddToAlbum = z
  .strictObject({
    photos: z.array(PhotoId).min(1).max(500).describe('`fil_…` of its space; 1 to 500.'),
  })
  .meta({ id: 'AddToAlbum' });
export type AddToAlbum = z.output<typeof AddToAlbum>;

/** An album as callers see it. */
export const Album = z
  .object({
    id: z.string().describe('`alb_…`'),
    space_id: z.string().describe('`spc_…` that it is in.'),
    ...fields,
    cover_id: z.string().nullable().describe('`fil_…` that stands for all; null when it is empty.'),
    photo_count: z.int().describe('Photographs and films in it.'),
    version: z.int().describe('Counts its changes; see `If-Match`.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it changed last.'),
  })
  .meta({ id: 'Album' });
export const AlbumResponse = envelopeOf(Album);
export const AlbumListResponse = pageOf(Album);

/** Which albums to list. */
export const ListAlbums = listQuery('albums', {
  filters: {
    space_id: SpaceId,
    photo: PhotoId.describe('Only those that have this `fil_…`.'),
  },
  sort: ['created_at', 'updated_at', 'name'],
});
export type ListAlbums = z.output<typeof ListAlbums.schema>;

/** An album as callers see it. */
export const toAlbum = (row: CountedAlbum): z.output<typeof Album> => ({
  id: row.id,
  space_id: row.spaceId,
  name: row.name,
  description: row.description,
  cover_id: row.coverId ?? row.latestId,
  photo_count: row.photoCount,
  version: row.version,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
