import { Deleted, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { ShareLinkEntity } from './share-link.entity.js';

const MOST_DOWNLOADS = 1_000_000;
const FileId = z.string().max(40).describe('`fil_…` that it shows.');

export const CreateFileShare = z
  .strictObject({
    file_id: FileId,
    password: z
      .string()
      .min(8)
      .max(200)
      .optional()
      .describe('What visitors must know, 8 to 200 characters; none when not given.'),
    expires_at: z.iso
      .datetime({ offset: true })
      .nullable()
      .default(null)
      .describe('When it ends by itself; null for never.'),
    view_only: z
      .boolean()
      .default(false)
      .describe('Whether browsers are to show it, not to save it. Who sees it can keep it.'),
    keep_place: z
      .boolean()
      .default(false)
      .describe(
        'Whether a photograph or film still says where, when and with what it was taken; that is taken out if not.',
      ),
    max_downloads: z
      .int()
      .min(1)
      .max(MOST_DOWNLOADS)
      .nullable()
      .default(null)
      .describe('How often it is sent at most, parts counted alike; null for any number.'),
  })
  .meta({ id: 'CreateFileShare' });
export type CreateFileShare = z.output<typeof CreateFileShare>;

const FileShare = z
  .object({
    id: z.string().describe('`shl_…`'),
    space_id: z.string().describe('`spc_…` that the file is in.'),
    file_id: FileId,
    has_password: z.boolean().describe('Whether visitors must know a password.'),
    view_only: z.boolean().describe('Whether it is shown only.'),
    keep_place: z.boolean().describe('Whether photographs say where they were taken.'),
    max_downloads: z.int().nullable().describe('How often it is sent at most; null for any.'),
    downloads: z.int().describe('How often it was sent.'),
    expires_at: z.iso.datetime().nullable().describe('When it ends by itself; null for never.'),
    created_by: z.string().nullable().describe('Your own id of the user who made it, if one did.'),
    created_at: z.iso.datetime().describe('When it was made.'),
  })
  .meta({ id: 'FileShare' });
export const FileShareResponse = envelopeOf(FileShare);
export const FileShareListResponse = pageOf(FileShare);
export const NewFileShareResponse = envelopeOf(
  FileShare.extend({
    token: z.string().describe('Stands for a key; it is shown once.'),
    url: z.string().describe('Where the file is, for programs that have the token.'),
    page_url: z
      .string()
      .describe('The page on which people fetch it, with its password if need be.'),
  }).meta({ id: 'NewFileShare' }),
);
export const FileShareDeletedResponse = envelopeOf(Deleted);

export const ListFileShares = listQuery('file_shares', {
  filters: {
    file_id: FileId.describe('Only links to this `fil_…`.'),
    space_id: z.string().max(40).describe('`spc_…`; the main space when not given.'),
  },
});
export type ListFileShares = z.output<typeof ListFileShares.schema>;

export const toFileShare = (row: ShareLinkEntity): z.output<typeof FileShare> => ({
  id: row.id,
  space_id: row.spaceId,
  file_id: row.fileId,
  has_password: row.passwordHash !== null,
  view_only: row.isViewOnly,
  keep_place: row.keepsPlace,
  max_downloads: row.maxDownloads,
  downloads: row.downloads,
  expires_at: row.expiresAt?.toISOString() ?? null,
  created_by: row.createdBy,
  created_at: row.createdAt.toISOString(),
});
