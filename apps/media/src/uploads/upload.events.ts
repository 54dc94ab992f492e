import { defineEvents } from '@skydeck/events';
import { z } from 'zod';
import { UPLOAD_KINDS, type UploadEntity } from './upload.entity.js';

const Upload = z.object({
  id: z.string().describe('`upl_…`'),
  kind: z.enum(UPLOAD_KINDS).describe('How the file was sent.'),
  name: z.string().describe('Name of the file.'),
  received_bytes: z.int().describe('How many bytes were received.'),
});

/** What happens to uploads. */
export const UploadEvents = defineEvents('upload', {
  completed: {
    schema: Upload.extend({ asset_id: z.string().describe('The asset that it became, `ast_…`.') }),
    description: 'A file was received and became an asset.',
  },
  expired: { schema: Upload, description: 'An upload was not completed in time.' },
  cancelled: { schema: Upload, description: 'An upload was cancelled.' },
  failed: {
    schema: Upload.extend({
      error_code: z.string().describe('Why, such as `source_fetch_failed`.'),
    }),
    description: 'A file could not be received.',
  },
});

/** What events say of an upload. */
export function toUploadData({ id, kind, name, receivedBytes }: UploadEntity) {
  return { id, kind, name, received_bytes: receivedBytes };
}
