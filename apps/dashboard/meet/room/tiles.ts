import type {
  LocalParticipant,
  LocalTrack,
  RemoteParticipant,
  RemoteTrack,
  Room,
  TrackSource,
} from '@skydeck/costream';

export type Person = LocalParticipant | RemoteParticipant;
export type AnyTrack = LocalTrack | RemoteTrack;

/** One picture of the stage: somebody's camera, or what they share. */
export interface TileModel {
  readonly key: string;
  readonly person: Person;
  readonly isSelf: boolean;
  readonly source: 'camera' | 'screen_share';
  /** Null while there is no picture. */
  readonly video: AnyTrack | null;
}

/** Everybody in the room, oneself first, then in the order in which they joined. */
export function peopleOf({ self, participants }: Room): readonly Person[] {
  return [self, ...participants.values()];
}

/** What to call somebody. */
export const nameOf = ({ name, identity }: Person): string => name || identity;

/** The track of somebody, when there is one. */
export function trackOf(person: Person, source: TrackSource): AnyTrack | undefined {
  return person.track(source);
}

/** Whether somebody can be heard. */
export function isSpeakable(person: Person): boolean {
  return trackOf(person, 'microphone')?.muted === false;
}

/** Who only watches needs no tile. */
function isOnStage(person: Person): boolean {
  return person.permissions.publish.length > 0 || person.tracks.length > 0;
}

/** The camera of everybody who takes part. */
export function cameraTiles(room: Room): readonly TileModel[] {
  return peopleOf(room)
    .filter((person) => isOnStage(person))
    .map((person) => tileOf(person, 'camera', person === room.self));
}

/** What is shared, the newest first. */
export function screenTiles(room: Room): readonly TileModel[] {
  return peopleOf(room)
    .filter((person) => trackOf(person, 'screen_share') !== undefined)
    .map((person) => tileOf(person, 'screen_share', person === room.self))
    .toReversed();
}

function tileOf(person: Person, source: TileModel['source'], isSelf: boolean): TileModel {
  const track = trackOf(person, source);
  const video = track && !track.muted ? track : null;
  return { key: `${person.identity}:${source}`, person, isSelf, source, video };
}
