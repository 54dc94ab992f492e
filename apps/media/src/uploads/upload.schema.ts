import { createdWithin, envelopeOf, listQuery, pageOf } from '@skydeck/envelope';
import { z } from 'zod';
import { AssetName, NewAsset } from '../assets/new-asset.schema.js';
import { UPLOAD_KINDS, UPLOAD_STATUSES, type UploadEntity } from './upload.entity.js';

/** What a media type looks like. */
const MEDIA_TYPE = /^[a-z0-9][\w.+-]{0,60}\/[\w.+-]{1,60}(;[ \w.+="'-]{0,120})?$/i;

const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text;

/** How large a file is said to be. */
export const SizeBytes = z.int().min(1).describe('Bytes of the file.');

const shared = {
  name: AssetName.default('upload').describe('Name of the file.'),
  content_type: z
    .string()
    .regex(MEDIA_TYPE, 'Must be a media type, such as `video/mp4`.')
    .default('application/octet-stream')
    .describe('Media type of the file. What it really is decides its content.'),
};

export const CreateUpload = z
  .strictObject({
    ...shared,
    kind: z
      .enum(['tus', 'direct'])
      .optional()
      .describe(
        '`tus` can be resumed, `direct` is one request of a browser; `tus` when not given.',
      ),
    size_bytes: SizeBytes.optional(),
    source_url: z
      .url({ protocol: /^https?$/ })
      .max(2000)
      .optional()
      .describe('Where the file is fetched from; nothing is sent to the upload then.'),
    cors_origin: z
      .string()
      .max(300)
      .refine(isOrigin, 'Must be an origin, such as `https://example.com`.')
      .optional()
      .describe('The only origin whose pages may send the file; any when not given.'),
    asset: NewAsset.prefault({}).describe('What the asset is to be that the file becomes.'),
  })
  .refine(({ kind, source_url: url }) => url === undefined || kind === undefined, {
    path: ['kind'],
    error: 'A file that is fetched is of no kind.',
  })
  .meta({ id: 'CreateUpload' });
export type CreateUpload = z.output<typeof CreateUpload>;

/** What is said of a file that is the body itself. */
export const FileOptions = z.strictObject({ name: shared.name });
export type FileOptions = z.output<typeof FileOptions>;

export const Upload = z
  .object({
    id: z.string().describe('`upl_…`'),
    kind: z.enum(UPLOAD_KINDS).describe('How the file is sent.'),
    status: z
      .enum(UPLOAD_STATUSES)
      .describe('`complete` once the file is an asset; the last four are ends.'),
    name: z.string().describe('Name of the file.'),
    content_type: z.string().describe('Media type, as it was given.'),
    size_bytes: z.int().nullable().describe('Bytes of the file; null until it is known.'),
    received_bytes: z.int().describe('How many of them are here, and outlive a crash.'),
    sha256: z
      .string()
      .nullable()
      .describe('Of files that came in one piece; null for those that were resumed.'),
    source_url: z
      .string()
      .nullable()
      .describe('Where it is fetched from, without what may be secret in it.'),
    cors_origin: z.string().nullable().describe('The only origin whose pages may send it.'),
    is_partial: z.boolean().describe('Whether it is a part of a file that is sent in several.'),
    asset_id: z.string().nullable().describe('The asset that it became, `ast_…`.'),
    error: z
      .object({
        code: z.string().describe('Such as `source_fetch_failed`.'),
        detail: z.string().describe('A sentence.'),
      })
      .nullable()
      .describe('Why it failed.'),
    expires_at: z.iso.datetime().describe('Until when it must be complete.'),
    created_at: z.iso.datetime().describe('When it began.'),
  })
  .meta({ id: 'Upload' });
export type Upload = z.output<typeof Upload>;

const url = (text: string) =>
  z.string().nullable().describe(`${text} Shown only here; it is secret.`);

export const CreatedUpload = Upload.extend({
  tus_url: url('Where a tus client sends the file; needs no key.'),
  upload_url: url('Where a browser sends the file with PUT or POST; needs no key.'),
}).meta({ id: 'CreatedUpload' });

export const CreatedUploadResponse = envelopeOf(CreatedUpload);
export const UploadResponse = envelopeOf(Upload);
export const UploadListResponse = pageOf(Upload);

/** Which uploads to list. */
export const ListUploads = listQuery('uploads', {
  filters: {
    ...createdWithin,
    status: z.enum(UPLOAD_STATUSES).describe('Only those that are there now.'),
    kind: z.enum(UPLOAD_KINDS).describe('Only those that are sent so.'),
  },
});
export type ListUploads = z.output<typeof ListUploads.schema>;

/** An upload as callers see it. */
export function toUpload(upload: UploadEntity): Upload {
  const { errorCode, errorDetail } = upload;
  return {
    id: upload.id,
    kind: upload.kind,
    status: upload.status,
    name: upload.name,
    content_type: upload.contentType,
    size_bytes: upload.sizeBytes,
    received_bytes: upload.receivedBytes,
    sha256: upload.sha256,
    source_url: upload.sourceUrl === null ? null : withoutSecrets(upload.sourceUrl),
    cors_origin: upload.corsOrigin,
    is_partial: upload.isPartial,
    asset_id: upload.assetId,
    error: errorCode === null ? null : { code: errorCode, detail: errorDetail ?? '' },
    expires_at: upload.expiresAt.toISOString(),
    created_at: upload.createdAt.toISOString(),
  };
}

/** Addresses of files are often signed in their query. */
function withoutSecrets(address: string): string {
  const { origin, pathname } = new URL(address);
  return origin + pathname;
}
