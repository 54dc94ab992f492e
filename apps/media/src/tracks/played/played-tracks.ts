import { CommonErrors } from '@skydeck/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import {
  type SubtitleVariant,
  TEXT_SEGMENT_MS,
  textPlaylist,
  textSegmentCount,
  TIMESTAMP_MAP,
} from '../../packager/index.js';
import { writeCues } from '../captions/written-captions.js';
import type { TrackKind } from '../track.entity.js';
import { KnownCues } from './known-cues.js';

/** What an accessible caption tells besides words, in the terms of Apple's specification of HLS. */
const CAPTIONS = ['transcribes-spoken-dialog', 'describes-music-and-sound'];
const CHARACTERISTICS = CAPTIONS.map((name) => `public.accessibility.${name}`).join(',');

interface Row {
  readonly id: string;
  readonly kind: TrackKind;
  readonly language: string;
  readonly name: string;
  readonly isDefault: boolean;
}

/** Writes what players read of the words of an asset. Addresses are relative to the playlist. */
@Injectable()
export class PlayedTracks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly known: KnownCues,
  ) {}

  /** What a master playlist names. Names are unique in it. */
  async variants(assetId: string, ticket: string): Promise<SubtitleVariant[]> {
    const rows = await this.dataSource.query<Row[]>(READY, [assetId]);
    const names = new Set<string>();
    return rows.map(({ id, kind, language, name, isDefault }) => ({
      uri: `${ticket}/${id}.m3u8`,
      label: unique(name, names),
      language: language === 'und' ? null : language,
      isDefault,
      isForced: false,
      characteristics: kind === 'captions' ? CHARACTERISTICS : undefined,
    }));
  }

  /** The playlist of one track. @throws `not_found` */
  async playlist(assetId: string, id: string): Promise<string> {
    const durationMs = await this.#durationOf(assetId, id);
    return textPlaylist(durationMs, (number) => `${id}-${number}.vtt`);
  }

  /** All words of a track, for players that take no pieces. @throws `not_found` */
  async whole(assetId: string, id: string): Promise<string> {
    await this.#durationOf(assetId, id);
    return writeCues(await this.known.of({ assetId, id }));
  }

  /** A piece: all that is shown in its time, which may begin before it. @throws `not_found` */
  async segment(assetId: string, id: string, number: number): Promise<string> {
    const durationMs = await this.#durationOf(assetId, id);
    if (number >= textSegmentCount(durationMs)) throw CommonErrors.not_found();
    const from = number * TEXT_SEGMENT_MS;
    const cues = await this.known.of({ assetId, id });
    const shown = cues.filter((cue) => cue.endMs > from && cue.startMs < from + TEXT_SEGMENT_MS);
    return writeCues(shown, [TIMESTAMP_MAP]);
  }

  /** Asked each time: what was deleted is played no more. */
  async #durationOf(assetId: string, id: string): Promise<number> {
    const [row] = await this.dataSource.query<{ durationMs: number }[]>(ONE, [assetId, id]);
    if (!row) throw CommonErrors.not_found();
    return row.durationMs;
  }
}

function unique(label: string, taken: Set<string>): string {
  let free = label;
  for (let number = 2; taken.has(free); number += 1) free = `${label} (${number})`;
  taken.add(free);
  return free;
}

const READY = `
  select id, kind, language, name, is_default as "isDefault" from track
  where asset_id = $1 and status = 'ready' order by id`;

const ONE = `
  select duration_ms as "durationMs" from track join asset on asset.id = asset_id
  where asset_id = $1 and track.id = $2 and track.status = 'ready' and duration_ms is not null`;
