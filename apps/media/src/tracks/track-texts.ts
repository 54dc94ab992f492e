import { ObjectStore, ObjectStoreError } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { trackKey } from '../object-keys.js';
import type { Cue } from './captions/cue.js';
import { CaptionsInvalid } from './captions/captions-invalid.js';
import { decodeText } from './captions/decode-text.js';
import { readCaptions } from './captions/read-captions.js';
import { readWritten, writeCaptions } from './captions/written-captions.js';
import type { TrackEntity } from './track.entity.js';
import { TrackErrors } from './track.errors.js';

/** Most bytes of a file of captions. */
export const MOST_BYTES = 5 * 1024 * 1024;

const CONTENT_TYPE = 'text/vtt; charset=utf-8';

type Place = Pick<TrackEntity, 'id' | 'assetId'>;

/** Keeps the words of tracks, as WebVTT that we wrote. */
@Injectable()
export class TrackTexts {
  constructor(private readonly store: ObjectStore) {}

  /** Stores cues; gives the size of what was written. */
  async keep({ assetId, id }: Place, cues: readonly Cue[]): Promise<number> {
    const bytes = Buffer.from(writeCaptions(cues));
    await this.store.put(trackKey(assetId, id), bytes, { contentType: CONTENT_TYPE });
    return bytes.length;
  }

  /** What was stored. */
  async read({ assetId, id }: Place): Promise<string> {
    const { stream } = await this.store.get(trackKey(assetId, id));
    return Buffer.concat(await stream.toArray()).toString('utf8');
  }

  async cuesOf(place: Place): Promise<Cue[]> {
    const written = readWritten(await this.read(place));
    return written.map(({ startMs, endMs, settings, text }) => ({
      startMs,
      endMs,
      settings,
      text,
    }));
  }

  /** Removes it; an absent one is no error. */
  async remove({ assetId, id }: Place): Promise<void> {
    await this.store.delete(trackKey(assetId, id));
  }
}

/** The cues of a file that somebody sent. @throws `track.captions_invalid`, `track.captions_too_large` */
export function cuesOfFile(bytes: Uint8Array, place = 'body'): Cue[] {
  if (bytes.length > MOST_BYTES) throw TrackErrors.captions_too_large();
  try {
    return readCaptions(decodeText(bytes));
  } catch (error) {
    if (!(error instanceof CaptionsInvalid)) throw error;
    const { message: detail, line } = error;
    const location = line === null ? place : `${place}.line_${line}`;
    const issues = [{ location, code: 'malformed_captions', message: detail }];
    throw TrackErrors.captions_invalid({ detail, issues });
  }
}

/** Whether the words of a track are not in the store any more. */
export const isGone = (error: unknown): boolean =>
  error instanceof ObjectStoreError && error.code === 'not_found';
