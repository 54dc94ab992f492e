import type { LiveRecording } from './live-recording.js';
import type { LiveEnd, LiveFacts } from './live-session.js';

/** How addresses in playlists are written: relative or whole, with tokens or without. */
export interface LiveAddresses {
  /** Of the playlist of a rendition, in the master playlist. */
  playlist(rendition: string): string;
  /** The same, in the playlist of another rendition; `<rendition>.m3u8` when not given. */
  sibling?(rendition: string): string;
  /** Of an init segment, a segment or a part, in the playlist of a rendition. */
  file(rendition: string, file: string): string;
}

/** `_HLS_msn` and `_HLS_part` of a request (draft-pantos-hls-rfc8216bis, 6.2.5.2). */
export interface LiveBlockQuery {
  readonly msn?: number | undefined;
  readonly part?: number | undefined;
}

/** The answer to a request for a playlist. */
export type LivePlaylist =
  | { readonly status: 'ok'; readonly text: string; readonly isEnded: boolean }
  /** No such session or rendition here: 404. */
  | { readonly status: 'not_found' }
  /** The query is too far ahead or is no query: 400. */
  | { readonly status: 'bad_query'; readonly field: '_HLS_msn' | '_HLS_part' }
  /** What was waited for did not come in time: 503. */
  | { readonly status: 'timed_out' };

/** Bytes of an init segment, a segment or a part. They never change: cache them for ever. */
export interface LiveFile {
  readonly bytes: Buffer;
  readonly contentType: 'video/mp4' | 'audio/mp4';
}

/**
 * Takes what publishers send over RTMP and makes LL-HLS of it. Holds the sessions of this process
 * only: null and `not_found` mean that it is not held here (any more).
 */
export abstract class LiveEngine {
  /** Where publishers are taken, as bound; null when this process takes none. */
  abstract get ingest(): { readonly host: string; readonly port: number } | null;

  /** Streams that this process holds a session of. */
  abstract streamIds(): string[];

  abstract facts(streamId: string): LiveFacts | null;

  /** The master playlist; null before the first segment is there. */
  abstract master(streamId: string, addresses: LiveAddresses): string | null;

  /** The playlist of a rendition, once it holds what is asked for. */
  abstract playlist(
    streamId: string,
    rendition: string,
    query: LiveBlockQuery,
    addresses: LiveAddresses,
    signal?: AbortSignal,
  ): Promise<LivePlaylist>;

  /** A file that a playlist names; waits for a part that is announced. Null when it has none. */
  abstract file(
    streamId: string,
    rendition: string,
    file: string,
    signal?: AbortSignal,
  ): Promise<LiveFile | null>;

  /** Ends a session at once; the publisher may not come back into it. False when none is held. */
  abstract stop(streamId: string, why: LiveEnd): Promise<boolean>;

  /**
   * What is in the object store of a session whose process is gone, by the names of the objects
   * alone. Null when there is nothing.
   */
  abstract recover(streamId: string, sessionId: string): Promise<LiveRecording | null>;
}

/** Names of files that `file` may be asked for. */
export const LIVE_FILE = /^(?:init-[\da-f]{12}\.mp4|s\d{1,7}\.m4s|p\d{1,8}\.m4s)$/;

/** Names of renditions. */
export const LIVE_RENDITION = /^(?:source|audio-0|\d{2,4}p)$/;
