import type { SegmentRow } from './blob-rows.sql.js';

/** What the key of a sealed file is bound to: no other file can take its place. */
export const ownerOfFileKey = ({
  id,
  blob_id,
  from_byte,
}: Pick<SegmentRow, 'blob_id' | 'from_byte' | 'id'>): string =>
  `skydeck/vault/file/${blob_id}/${from_byte}/${id}`;
