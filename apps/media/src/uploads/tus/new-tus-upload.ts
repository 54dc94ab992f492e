import { AssetName, NewAsset } from '../../assets/new-asset.schema.js';
import type { NewUpload } from '../uploads.service.js';
import { wrong } from './tus-request.js';

/** Names that clients use for what we have a field for. */
const NAMES = ['filename', 'name'];
const TYPES = ['filetype', 'type', 'contentType'];
const SETTINGS = ['max_height', 'quality', 'expires_at', 'watermark'];
const MEDIA_TYPE = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/;

/**
 * What `Upload-Metadata` says of the file and of the asset: `filename`, `filetype`, `max_height`,
 * `quality`, `expires_at` and `watermark` (the id of an image); everything else is metadata of the asset.
 */
export function newTusUpload(
  fields: ReadonlyMap<string, string>,
  sizeBytes: number | null,
): NewUpload {
  const pick = (names: readonly string[]) =>
    names.map((name) => fields.get(name)).find((value) => value !== undefined && value !== '');
  const name = AssetName.safeParse(pick(NAMES) ?? 'upload');
  if (!name.success) throw wrong('upload-metadata', 'The name must be a line of 200 characters.');
  const type = pick(TYPES) ?? '';
  const settings = NewAsset.safeParse(assetOf(fields));
  if (!settings.success) {
    const [issue] = settings.error.issues;
    throw wrong('upload-metadata', `${issue?.path.join('.')}: ${issue?.message}`);
  }
  return {
    kind: 'tus',
    name: name.data,
    contentType: MEDIA_TYPE.test(type) ? type : 'application/octet-stream',
    sizeBytes,
    settings: settings.data,
  };
}

function assetOf(fields: ReadonlyMap<string, string>): Record<string, unknown> {
  const known = new Set([...NAMES, ...TYPES, ...SETTINGS]);
  const metadata = Object.fromEntries([...fields].filter(([name]) => !known.has(name)));
  const height = fields.get('max_height');
  const quality = fields.get('quality');
  const expiresAt = fields.get('expires_at');
  const watermark = fields.get('watermark');
  return {
    metadata,
    ...(height !== undefined && { max_height: Number(height) }),
    ...(quality !== undefined && { quality }),
    ...(expiresAt !== undefined && { expires_at: expiresAt }),
    ...(watermark !== undefined && { watermark: { image_id: watermark } }),
  };
}
