import { envelopeOf } from '@skydeck/envelope';
import { z } from 'zod';
import type { SourceEntity } from './source.entity.js';

export const SourceId = z
  .string()
  .regex(/^src_[0-9a-z]{26}$/, 'must be the id of an upload')
  .describe('An upload of this project, `src_…`.');

export const Source = z
  .object({
    id: z.string().describe('`src_…`; name it as `source` of an app or a deployment.'),
    digest: z.string().describe('`sha256:…` of the archive.'),
    size_bytes: z.int().describe('Bytes of the archive.'),
    unpacked_bytes: z.int().describe('Bytes of the files in it.'),
    files: z.int().describe('Files, folders and links in it.'),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'AppSource' });

export const SourceResponse = envelopeOf(Source);

export const toSource = (row: SourceEntity): z.output<typeof Source> => ({
  id: row.id,
  digest: `sha256:${row.digest}`,
  size_bytes: Number(row.sizeBytes),
  unpacked_bytes: Number(row.unpackedBytes),
  files: row.files,
  created_at: row.createdAt.toISOString(),
});
