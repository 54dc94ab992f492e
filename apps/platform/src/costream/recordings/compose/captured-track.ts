import type { TrackSource } from '@skydeck/costream/protocol';
import type { MjrTrack } from './read-mjr.js';

/** Whose a track is, and what of theirs. */
export interface TrackOwner {
  readonly identity: string;
  readonly name: string;
  readonly source: TrackSource;
}

/** A track of somebody, as the engine wrote it down. */
export interface CapturedTrack extends MjrTrack, TrackOwner {
  /** Absolute path of the file. */
  readonly file: string;
}

/** Such a track in a file that is played. */
export interface PlayableTrack extends CapturedTrack {
  /** Name of the file in the folder of tracks. */
  readonly playable: string;
}

/** When the first packet of any came, and the last, in milliseconds since 1970. */
export function extentOf(tracks: readonly MjrTrack[]): { fromMs: number; toMs: number } {
  const spans = tracks.flatMap((track) => track.spans);
  return {
    fromMs: Math.min(...spans.map(({ fromMs }) => fromMs)),
    toMs: Math.max(...spans.map(({ toMs }) => toMs)),
  };
}
