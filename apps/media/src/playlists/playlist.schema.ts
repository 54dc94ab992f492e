import { envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { PlaylistEntity } from './playlist.entity.js';

const name = z.string().trim().min(1).max(200).describe('What people see.');
const isPublic = z.boolean().describe('Whether its page is there for everybody.');
const assetId = z.string().max(64).describe('`ast_…`');
const before = z
  .string()
  .max(64)
  .nullable()
  .describe('The item that comes after it (`pli_…`); null puts it at the end.');

export const CreatePlaylist = z
  .strictObject({
    name,
    is_public: isPublic.default(false),
    asset_ids: z.array(assetId).max(100).default([]).describe('What it plays, in this order.'),
  })
  .meta({ id: 'CreatePlaylist' });
export type CreatePlaylist = z.output<typeof CreatePlaylist>;

export const UpdatePlaylist = z
  .strictObject({ name, is_public: isPublic })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'UpdatePlaylist' });
export type UpdatePlaylist = z.output<typeof UpdatePlaylist>;

export const AddPlaylistItem = z
  .strictObject({ asset_id: assetId, before: before.default(null) })
  .meta({ id: 'AddPlaylistItem' });
export type AddPlaylistItem = z.output<typeof AddPlaylistItem>;

export const MovePlaylistItem = z.strictObject({ before }).meta({ id: 'MovePlaylistItem' });
export type MovePlaylistItem = z.output<typeof MovePlaylistItem>;

export const PlaylistItem = z
  .object({
    id: z.string().describe('`pli_…`; an asset may be in a playlist more than once.'),
    asset_id: assetId,
    name: z.string().describe('Name of the asset.'),
    duration_ms: z.int().nullable().describe('Null until its file was looked at.'),
    playable: z.boolean().describe('Whether it can be played.'),
  })
  .meta({ id: 'PlaylistItem' });
export type PlaylistItem = z.output<typeof PlaylistItem>;

export const Playlist = z
  .object({
    id: z.string().describe('`pll_…`'),
    name,
    is_public: isPublic,
    page_url: z.url().describe('A page that plays one after the other, once it is public.'),
    created_at: z.iso.datetime().describe('When it was made.'),
    updated_at: z.iso.datetime().describe('When it, or what it plays, last changed.'),
  })
  .meta({ id: 'Playlist' });
export type Playlist = z.output<typeof Playlist>;

const PlaylistWithItems = Playlist.extend({
  items: z.array(PlaylistItem).describe('What it plays, in order.'),
}).meta({ id: 'PlaylistWithItems' });

export const PlaylistResponse = envelopeOf(PlaylistWithItems);
export const PlaylistListResponse = pageOf(Playlist);

/** Which playlists to list. */
export const ListPlaylists = listQuery('playlists');
export type ListPlaylists = z.output<typeof ListPlaylists.schema>;

/** A playlist as callers see it. @param base where the service is, without a slash at its end */
export const toPlaylist = (row: PlaylistEntity, base: string): Playlist => ({
  id: row.id,
  name: row.name,
  is_public: row.isPublic,
  page_url: `${base}/watch/${row.id}`,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
