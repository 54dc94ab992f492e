import { CommonErrors } from '@skydeck/errors';
import { ObjectStore } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { readWritten, type WrittenCue } from '../captions/written-captions.js';
import { isGone, TrackTexts } from '../track-texts.js';
import type { TrackEntity } from '../track.entity.js';

/** Of text; what is read of it takes some times that. */
const MOST_BYTES = 16 * 1024 * 1024;

interface Known {
  readonly cues: readonly WrittenCue[];
  readonly bytes: number;
}

/** Remembers the words of tracks that are played: those of a track that is ready never change. */
@Injectable()
export class KnownCues {
  readonly #known = new LRUCache<string, Known>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
  });
  readonly #texts: TrackTexts;

  constructor(store: ObjectStore) {
    this.#texts = new TrackTexts(store);
  }

  /** @throws `not_found` */
  async of(track: Pick<TrackEntity, 'id' | 'assetId'>): Promise<readonly WrittenCue[]> {
    const known = this.#known.get(track.id);
    if (known) return known.cues;
    const text = await this.#texts.read(track).catch((error: unknown) => {
      throw isGone(error) ? CommonErrors.not_found() : error;
    });
    const cues = readWritten(text);
    this.#known.set(track.id, { cues, bytes: text.length });
    return cues;
  }
}
