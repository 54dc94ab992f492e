import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import type { NodeEntity } from './node.entity.js';

const shared = {
  space_id: z.string().describe('`spc_…` that it is in.'),
  parent_id: z.string().nullable().describe('`fol_…` that it lies in; null at the top.'),
  name: z.string().describe('Its name.'),
};
const File = z.object({
  id: z.string().describe('`fil_…`'),
  ...shared,
  size_bytes: z.int().describe('Bytes that it has.'),
  sha256: z.string().describe('SHA-256 of them, 64 hexadecimal digits.'),
  content_type: z.string().describe('Media type, such as `image/png`.'),
  version_id: z.string().describe('`fiv_…` that is current.'),
});
const Folder = z.object({ id: z.string().describe('`fol_…`'), ...shared });

/** What happens to files. */
export const FileEvents = defineEvents('file', {
  created: { schema: File, description: 'A file was added.' },
  updated: { schema: File, description: 'A file got new content, a new name or another folder.' },
  trashed: { schema: File, description: 'A file was put into the trash.' },
  restored: { schema: File, description: 'A file was taken out of the trash.' },
  deleted: { schema: File, description: 'A file was deleted for good.' },
});

/** What happens to folders. What lies in them goes with them, without events of its own. */
export const FolderEvents = defineEvents('folder', {
  created: { schema: Folder, description: 'A folder was made.' },
  updated: { schema: Folder, description: 'A folder got a new name or another folder.' },
  trashed: {
    schema: Folder,
    description: 'A folder was put into the trash with all that is in it.',
  },
  restored: { schema: Folder, description: 'A folder was taken out of the trash.' },
  deleted: { schema: Folder, description: 'A folder was deleted for good.' },
});

/** What happens to either. */
export type NodeVerb = keyof typeof FileEvents;

/** What events and the audit log show of a file or folder. */
export const nodeState = (node: NodeEntity) => ({
  id: node.id,
  space_id: node.spaceId,
  parent_id: node.parentId,
  name: node.name,
  ...(node.kind === 'file' && {
    size_bytes: node.sizeBytes ?? 0,
    sha256: node.sha256 ?? '',
    content_type: node.contentType ?? '',
    version_id: node.versionId ?? '',
  }),
});
