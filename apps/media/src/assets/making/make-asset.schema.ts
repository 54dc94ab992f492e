import { z } from 'zod';
import { NewAsset } from '../new-asset.schema.js';

/** An asset that is wanted, and where its file comes from. */
export const MakeAsset = z
  .strictObject({
    source_url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional()
      .describe('Where the file is fetched from.'),
    upload_id: z
      .string()
      .max(64)
      .optional()
      .describe('The upload (`upl_…`) that brings the file; it need not be complete.'),
    settings: NewAsset.prefault({}).describe('What the asset is to be.'),
  })
  .refine(({ source_url: url, upload_id: id }) => (url === undefined) !== (id === undefined), {
    path: ['source_url'],
    error: 'Give either this or `upload_id`.',
  })
  .meta({ id: 'MakeAsset' });
export type MakeAsset = z.output<typeof MakeAsset>;
