import { CommonErrors } from '@skydeck/errors';
import { Injectable } from '@nestjs/common';
import { PlaybackErrors } from '../../playback/playback.errors.js';
import type { PlayedStream } from '../../playback/stream/played-assets.js';
import {
  LIVE_FILE,
  LIVE_RENDITION,
  type LiveAddresses,
  type LiveBlockQuery,
  LiveEngine,
  type LiveFile,
} from '../engine/live-engine.js';

/** What only players of low latency understand. */
const PARTIAL =
  /^#EXT-X-(?:PART-INF|PART|PRELOAD-HINT|SERVER-CONTROL|SKIP|RENDITION-REPORT):.*\n/gm;

/** Gives players what is live: playlists that wait for what is next, segments and parts. */
@Injectable()
export class LivePlayback {
  constructor(private readonly engine: LiveEngine) {}

  /** Whether another process has the publisher, and may be asked instead. */
  isElsewhere({ streamId, sessionId, isOn, holderUrl }: PlayedStream): boolean {
    if (!isOn || holderUrl === null) return false;
    return this.engine.facts(streamId)?.sessionId !== sessionId;
  }

  /** The sizes that it plays in. @throws `playback.not_live` */
  master({ streamId, sessionId, isOn }: PlayedStream, ticket: string): string {
    const addresses = addressesOf(sessionId ?? '', ticket);
    const text = isOn ? this.engine.master(streamId, addresses) : null;
    if (text === null) throw PlaybackErrors.not_live();
    return text;
  }

  /**
   * The playlist of a rendition, once it holds what is asked for. Of a broadcast that is just over it
   * is read to its end.
   */
  async media(
    { streamId, sessionId, latency }: PlayedStream,
    rendition: string,
    query: LiveBlockQuery,
    signal: AbortSignal,
  ): Promise<string> {
    if (sessionId === null) throw PlaybackErrors.not_live();
    if (!LIVE_RENDITION.test(rendition)) throw CommonErrors.not_found();
    const isLow = latency === 'low';
    const addresses = addressesOf(sessionId, '.');
    const wanted = isLow ? query : {};
    const answer = await this.engine.playlist(streamId, rendition, wanted, addresses, signal);
    if (answer.status === 'not_found') throw CommonErrors.not_found();
    if (answer.status === 'timed_out') throw CommonErrors.unavailable();
    if (answer.status === 'bad_query') throw PlaybackErrors.too_far_ahead();
    return isLow ? answer.text : answer.text.replaceAll(PARTIAL, '');
  }

  /** What a playlist names. */
  async file(
    { streamId, sessionId }: PlayedStream,
    wanted: { readonly session: string; readonly rendition: string; readonly file: string },
    signal: AbortSignal,
  ): Promise<LiveFile> {
    const { session, rendition, file } = wanted;
    const isNamed = LIVE_RENDITION.test(rendition) && LIVE_FILE.test(file);
    const found =
      session === sessionId && isNamed
        ? await this.engine.file(streamId, rendition, file, signal)
        : null;
    if (!found) throw CommonErrors.not_found();
    return found;
  }
}

/** Relative to the playlist; what is there belongs to one broadcast, and never changes. */
const addressesOf = (sessionId: string, ticket: string): LiveAddresses => ({
  playlist: (rendition) => `${ticket}/${rendition}.m3u8`,
  file: (rendition, file) => `live/${sessionId}/${rendition}/${file}`,
});
