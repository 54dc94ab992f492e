import type { Participant, RemoteParticipant, TrackPublication } from 'livekit-client';
import type {
  LeaveReason,
  ParticipantInfo,
  Permissions,
  TrackInfo,
  TrackSource,
} from '../../protocol/index.js';

/** Attribute of a participant that says whether their hand is up. */
export const HAND = 'hand_raised';

/** Attributes that the service keeps on people: whether they moderate, and wait to be let in. */
const MODERATES = 'skydeck.moderate';
const WAITS_FOR = 'skydeck.waits_for';

/** Whether somebody is there but not let in yet. */
export const isWaiting = ({ attributes }: Participant): boolean =>
  (attributes[WAITS_FOR] ?? '') !== '';

/** In the order of their numbers in `livekit.TrackSource`. */
const ALL: readonly TrackSource[] = ['camera', 'microphone', 'screen_share', 'screen_share_audio'];

/** Numbers of `livekit.DisconnectReason`. */
const REASONS: ReadonlyMap<number, LeaveReason> = new Map([
  [1, 'client'],
  [2, 'duplicate'],
  [3, 'engine_lost'],
  [4, 'removed'],
  [5, 'room_ended'],
  [7, 'media_failure'],
  [10, 'room_ended'],
  [14, 'media_failure'],
]);

const QUALITIES: Readonly<Record<string, number>> = { excellent: 5, good: 4, poor: 2, lost: 0 };

/** Why somebody left, as LiveKit says it. */
export const reasonOf = (reason: number | undefined): LeaveReason =>
  REASONS.get(reason ?? 0) ?? 'timeout';

/** 0 (lost) to 5 (excellent); null when LiveKit does not know. */
export const qualityOf = (quality: string): number | null => QUALITIES[quality] ?? null;

/** A track as the SDK knows it. */
export function trackOf(publication: TrackPublication): TrackInfo {
  const { trackSid, isMuted, dimensions, simulcasted, mimeType } = publication;
  const isAudio = publication.kind.valueOf() === 'audio';
  // LiveKit's names are ours, but for what has no source.
  const source = ALL.find((one) => one === publication.source.valueOf());
  return {
    id: trackSid,
    kind: isAudio ? 'audio' : 'video',
    source: source ?? (isAudio ? 'microphone' : 'camera'),
    muted: isMuted ? 'self' : 'no',
    ...(dimensions && { width: dimensions.width, height: dimensions.height }),
    simulcast: simulcasted ?? false,
    codec: (mimeType ?? '').split('/').at(-1)?.toLowerCase() ?? '',
  };
}

/** What somebody may do. @param isAdmin what their token says, where it is known */
export function permissionsOf(participant: Participant, isAdmin = false): Permissions {
  const { canPublish, canPublishSources, canSubscribe, canPublishData, hidden } =
    participant.permissions ?? {};
  // Number 0 is for what is unknown.
  const named = ALL.filter((_, at) =>
    canPublishSources?.some((number) => number.valueOf() === at + 1),
  );
  return {
    // LiveKit names no source where all are allowed.
    publish: canPublish ? (named.length > 0 ? named : ALL) : [],
    subscribe: canSubscribe ?? false,
    data: canPublishData ?? false,
    hidden: hidden ?? false,
    moderate: isAdmin || participant.attributes[MODERATES] === 'true',
  };
}

/** Somebody as the SDK knows them. */
export function participantOf(
  participant: Participant | RemoteParticipant,
  isAdmin = false,
): ParticipantInfo {
  const { identity, name, metadata, attributes, joinedAt } = participant;
  return {
    identity,
    name: name === undefined || name === '' ? identity : name,
    metadata: objectOf(metadata),
    permissions: permissionsOf(participant, isAdmin),
    tracks: participant.getTrackPublications().map(trackOf),
    hand_raised: attributes[HAND] === 'true',
    joined_at: (joinedAt ?? new Date(0)).toISOString(),
  };
}

/** The object that a text of JSON is; null when it is none. */
export function objectOf(text: string | undefined): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
