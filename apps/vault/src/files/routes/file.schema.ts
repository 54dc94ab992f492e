import { Deleted, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { FileVersionEntity } from '../nodes/file-version.entity.js';
import type { NodeEntity } from '../nodes/node.entity.js';
import { NodeName } from '../nodes/node-name.js';

const SpaceId = z.string().max(40).describe('`spc_…`; the main space when not given.');
const ParentId = z.string().max(40).describe('`fol_…` that it lies in.');
/** The media type of a file: a type and a subtype, without parameters. */
export const MediaType = z
  .string()
  .regex(/^[\w.+-]{1,60}\/[\w.+-]{1,60}$/, 'Must be such as `image/png`.')
  .describe('Media type, such as `image/png`; by the header and the name when not given.');
const Sha256 = z
  .string()
  .regex(/^[\da-f]{64}$/i, 'Must be 64 hexadecimal digits.')
  .describe('SHA-256 of the bytes, 64 hexadecimal digits; other bytes are refused.');

/** What is said of a file that is the body of the request. */
export const NewFileQuery = z.strictObject({
  name: NodeName,
  space_id: SpaceId.optional(),
  parent_id: ParentId.optional().describe('`fol_…` that it lies in; the top when not given.'),
  content_type: MediaType.optional(),
  sha256: Sha256.optional(),
});
export type NewFileQuery = z.output<typeof NewFileQuery>;

/** What is said of new content that is the body of the request. */
export const NewContentQuery = z.strictObject({
  content_type: MediaType.optional(),
  sha256: Sha256.optional(),
});
export type NewContentQuery = z.output<typeof NewContentQuery>;

export const CreateFolder = z
  .strictObject({
    name: NodeName,
    space_id: SpaceId.optional(),
    parent_id: ParentId.nullable().default(null).describe('`fol_…`; null for the top.'),
  })
  .meta({ id: 'CreateFolder' });
export type CreateFolder = z.output<typeof CreateFolder>;

/** A new name, another folder of the same space, or both. */
export const MoveNode = z
  .strictObject({
    name: NodeName.optional(),
    parent_id: ParentId.nullable().optional().describe('`fol_…`; null for the top.'),
  })
  .refine((changes) => Object.keys(changes).length > 0, { error: 'Give what is to change.' })
  .meta({ id: 'MoveNode' });
export type MoveNode = z.output<typeof MoveNode>;

/** Where something is to be when it comes out of the trash. */
export const RestoreNode = z
  .strictObject({
    name: NodeName.optional().describe('Another name than it had.'),
    parent_id: ParentId.nullable().optional().describe('Another folder; null for the top.'),
  })
  .meta({ id: 'RestoreNode' });
export type RestoreNode = z.output<typeof RestoreNode>;

const shared = {
  space_id: z.string().describe('`spc_…` that it is in.'),
  parent_id: z.string().nullable().describe('`fol_…` that it lies in; null at the top.'),
  name: z.string().describe('Its name, as NFC.'),
  created_by: z.string().nullable().describe('Your own id of the user who made it, if one did.'),
  trashed_at: z.iso.datetime().nullable().describe('Since when it is in the trash; null if not.'),
  created_at: z.iso.datetime().describe('When it was made.'),
  updated_at: z.iso.datetime().describe('When it changed last.'),
};

/** A file as callers see it. */
export const File = z
  .object({
    id: z.string().describe('`fil_…`'),
    ...shared,
    content_type: z.string().describe('Media type.'),
    size_bytes: z.int().describe('Bytes of the current version.'),
    sha256: z.string().describe('SHA-256 of them, 64 hexadecimal digits.'),
    version_id: z.string().describe('`fiv_…` that is current.'),
  })
  .meta({ id: 'File' });
export const FileResponse = envelopeOf(File);
export const FileListResponse = pageOf(File);

/** A folder as callers see it. */
export const Folder = z
  .object({ id: z.string().describe('`fol_…`'), ...shared })
  .meta({ id: 'Folder' });
export const FolderResponse = envelopeOf(Folder);
export const FolderListResponse = pageOf(Folder);

/** A file or folder in the trash. */
export const TrashItem = z
  .object({
    id: z.string().describe('`fil_…` or `fol_…`'),
    kind: z.enum(['file', 'folder']).describe('Which of them it is.'),
    ...shared,
    size_bytes: z.int().nullable().describe('Bytes of a file; null for folders.'),
  })
  .meta({ id: 'TrashItem' });
export const TrashListResponse = pageOf(TrashItem);
export const TrashItemResponse = envelopeOf(TrashItem);
export const EmptiedResponse = envelopeOf(
  z
    .object({ removed: z.int().describe('How many things are being removed for good.') })
    .meta({ id: 'TrashEmptied' }),
);
export const NodeDeletedResponse = envelopeOf(Deleted);

/** What a file was at a time. */
export const FileVersion = z
  .object({
    id: z.string().describe('`fiv_…`'),
    number: z.int().describe('Counts up from 1.'),
    size_bytes: z.int().describe('Bytes that it has.'),
    sha256: z.string().describe('SHA-256 of them, 64 hexadecimal digits.'),
    content_type: z.string().describe('Media type.'),
    created_by: z.string().nullable().describe('Your own id of the user who made it, if one did.'),
    created_at: z.iso.datetime().describe('When it was made.'),
  })
  .meta({ id: 'FileVersion' });
export const FileVersionListResponse = pageOf(FileVersion);

const inFolder = {
  space_id: SpaceId,
  parent_id: z
    .union([z.literal('root'), ParentId])
    .describe('Only what lies in this `fol_…`, or in `root` for the top of the space.'),
  name: NodeName.describe('Only what is called exactly so.'),
};
export const ListFiles = listQuery('files', {
  filters: { ...inFolder, sha256: Sha256.describe('Only files with exactly these bytes.') },
  sort: ['created_at', 'name', 'updated_at'],
});
export type ListFiles = z.output<typeof ListFiles.schema>;
export const ListFolders = listQuery('folders', {
  filters: inFolder,
  sort: ['created_at', 'name', 'updated_at'],
});
export type ListFolders = z.output<typeof ListFolders.schema>;
export const ListTrash = listQuery('trash', { filters: { space_id: SpaceId } });
export type ListTrash = z.output<typeof ListTrash.schema>;
export const ListFileVersions = listQuery('file_versions');
export type ListFileVersions = z.output<typeof ListFileVersions.schema>;
/** Which trash to empty. */
export const EmptyTrash = z.strictObject({ space_id: SpaceId.optional() });
export type EmptyTrash = z.output<typeof EmptyTrash>;

const toShared = (node: NodeEntity) => ({
  id: node.id,
  space_id: node.spaceId,
  parent_id: node.parentId,
  name: node.name,
  created_by: node.createdBy,
  trashed_at: node.trashedAt?.toISOString() ?? null,
  created_at: node.createdAt.toISOString(),
  updated_at: node.updatedAt.toISOString(),
});

export const toFolder = (node: NodeEntity): z.output<typeof Folder> => toShared(node);

export const toFile = (node: NodeEntity): z.output<typeof File> => ({
  ...toShared(node),
  content_type: node.contentType!,
  size_bytes: node.sizeBytes!,
  sha256: node.sha256!,
  version_id: node.versionId!,
});

export const toTrashItem = (node: NodeEntity): z.output<typeof TrashItem> => ({
  ...toShared(node),
  kind: node.kind,
  size_bytes: node.sizeBytes,
});

export const toFileVersion = (row: FileVersionEntity): z.output<typeof FileVersion> => ({
  id: row.id,
  number: row.number,
  size_bytes: row.sizeBytes,
  sha256: row.sha256,
  content_type: row.contentType,
  created_by: row.createdBy,
  created_at: row.createdAt.toISOString(),
});
