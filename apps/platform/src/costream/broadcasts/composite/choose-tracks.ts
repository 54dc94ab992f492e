import type { TrackInfo } from '@skydeck/costream/protocol';
import type { EngineParticipant } from '../../engine/room-spec.js';
import type { BroadcastLayout } from '../broadcast.entity.js';
import { SHOWN_CODECS } from './picture-source.js';
import { MOST_TILES } from './tiles.js';

/** A track and whose it is. */
export interface ChosenTrack {
  readonly identity: string;
  readonly track: TrackInfo;
}

/** What a broadcast shows. */
export interface Choice {
  readonly layout: BroadcastLayout;
  /** Who alone is shown, with the layout `single`. */
  readonly identity: string | null;
  /** Who speaks now. */
  readonly speaker: string | null;
}

/** The tracks that are heard: all that are not muted. */
export function heardTracks(participants: readonly EngineParticipant[]): ChosenTrack[] {
  return tracksOf(participants, 'audio');
}

/** The tracks that are shown, the first one first: screens before cameras. */
export function shownTracks(
  participants: readonly EngineParticipant[],
  { layout, identity, speaker }: Choice,
): ChosenTrack[] {
  const all = tracksOf(participants, 'video').filter(({ track }) => SHOWN_CODECS.has(track.codec));
  const rank = ({ track }: ChosenTrack) => (track.source === 'screen_share' ? 0 : 1);
  const ordered = all.toSorted((one, other) => rank(one) - rank(other));
  if (layout === 'grid') return ordered.slice(0, MOST_TILES);
  if (layout === 'single') return ordered.filter((one) => one.identity === identity).slice(0, 1);
  const screen = ordered.find((one) => rank(one) === 0);
  const speaking = ordered.find((one) => one.identity === speaker);
  return [screen ?? speaking ?? ordered[0]].filter((one) => one !== undefined);
}

function tracksOf(
  participants: readonly EngineParticipant[],
  kind: TrackInfo['kind'],
): ChosenTrack[] {
  return participants
    .toSorted((one, other) => one.joinedAt.getTime() - other.joinedAt.getTime())
    .filter(({ permissions }) => !permissions.hidden)
    .flatMap(({ identity, tracks }) =>
      tracks
        .filter((track) => track.kind === kind && track.muted === 'no')
        .map((track) => ({ identity, track })),
    );
}
