import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CostreamSettings } from '../costream-settings.js';
import { COMPOSITE_FILES } from './compose/composite.js';
import { PlaybackTokens } from './playback-tokens.js';
import type { RoomRecordingEntity } from './recording.entity.js';
import { RoomRecordingErrors } from './recording.errors.js';
import type { RoomRecordingPlayback } from './recording.schema.js';

/** Gives out addresses that open the files of a recording. */
@Injectable()
export class RecordingPlayback {
  constructor(
    private readonly settings: CostreamSettings,
    private readonly tokens: PlaybackTokens,
  ) {}

  /** @throws `room_recording.not_ready` */
  of(row: RoomRecordingEntity): z.output<typeof RoomRecordingPlayback> {
    if (row.status !== 'ready') throw RoomRecordingErrors.not_ready();
    const { token, expiresAt } = this.tokens.make(row.id);
    const { PLATFORM_URL, EDGE_URL } = this.settings.config;
    const addressOf = (name: string) => {
      const path = `/v1/costream/recordings/${row.id}/hls/${name}?token=${token}`;
      return new URL(path, PLATFORM_URL ?? EDGE_URL).href;
    };
    const hasFilm = row.files.some(({ name }) => name === COMPOSITE_FILES.film);
    return {
      hls_url: hasFilm ? addressOf(COMPOSITE_FILES.list) : null,
      mp4_url: hasFilm ? addressOf(COMPOSITE_FILES.film) : null,
      track_urls: row.files.flatMap(({ name, track }) =>
        track ? [{ id: track.id, url: addressOf(name) }] : [],
      ),
      expires_at: expiresAt.toISOString(),
    };
  }
}
