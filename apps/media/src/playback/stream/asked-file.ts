import { CommonErrors } from '@skydeck/errors';
import { RENDITION_FILE, renditionKey } from '../../object-keys.js';
import type { PlayedAsset } from './played-assets.js';
import type { StreamGate, Viewer } from './stream-gate.js';

const NAME = /^(?:source|(?:\d{1,4}p|\d{1,5}x\d{1,5})(?:-(?:hevc|vp9|av1))?|audio-\d{1,2})$/;
const ENCRYPTED = /^e(\d{1,7})\.m4s$/;

/** What the address of a segment holds. */
export interface SegmentParameters {
  readonly id: string;
  readonly ticket: string;
  readonly generation: string;
  readonly rendition: string;
  readonly file: string;
}

/** What somebody who may play asks for. */
export interface AskedFile {
  readonly asset: PlayedAsset;
  readonly rendition: string;
  /** Where its bytes are, or would be if they were stored as they are sent. */
  readonly key: string;
  /** Place in its playlist of a segment that is encrypted on its way out; null for others. */
  readonly sealed: number | null;
}

/**
 * Lets through who may have a file of a stream, and says which it is.
 * @throws `playback.token_invalid`, `playback.not_allowed_here`,
 *   `playback.not_allowed_in_country`, `not_found`
 */
export async function askedFile(
  gate: StreamGate,
  { id, ticket, generation, rendition, file }: SegmentParameters,
  viewer: Viewer,
): Promise<AskedFile> {
  const asset = await gate.pass(id, ticket, viewer);
  const isThere = generation === String(asset.generation) && NAME.test(rendition);
  if (!isThere) throw CommonErrors.not_found();
  const key =
    asset.filesPrefix === null
      ? renditionKey(asset.assetId, asset.generation, rendition, file)
      : `${asset.filesPrefix}${rendition}/${file}`;
  const [, number] = ENCRYPTED.exec(file) ?? [];
  if (number !== undefined && asset.encryption !== 'none') {
    return { asset, rendition, key, sealed: Number(number) };
  }
  // What is sent encrypted is not sent as it is, but for its beginning.
  const isOpen = asset.encryption === 'none' || file.startsWith('init-');
  if (!RENDITION_FILE.test(file) || !isOpen) throw CommonErrors.not_found();
  return { asset, rendition, key, sealed: null };
}
