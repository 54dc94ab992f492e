import {
  DisconnectReason,
  type ParticipantInfo as LiveKitParticipant,
  type ParticipantPermission,
  type TrackInfo as LiveKitTrack,
  TrackSource as LiveKitSource,
  TrackType,
} from '@livekit/protocol';
import type {
  LeaveReason,
  ParticipantInfo,
  Permissions,
  TrackInfo,
  TrackSource,
} from '@skydeck/costream/protocol';
import type { EngineParticipant } from '../room-spec.js';
import { HAND, silencedOf, tokenNoteOf } from './livekit-attributes.js';
import { stayIdOf } from './livekit-ids.js';

const SOURCES: ReadonlyMap<LiveKitSource, TrackSource> = new Map([
  [LiveKitSource.CAMERA, 'camera'],
  [LiveKitSource.MICROPHONE, 'microphone'],
  [LiveKitSource.SCREEN_SHARE, 'screen_share'],
  [LiveKitSource.SCREEN_SHARE_AUDIO, 'screen_share_audio'],
]);
const EVERY_SOURCE = [...SOURCES.values()];

/** LiveKit's reasons in our words; what is not among them is a connection that was lost. */
const REASONS: ReadonlyMap<DisconnectReason, LeaveReason> = new Map([
  [DisconnectReason.CLIENT_INITIATED, 'client'],
  [DisconnectReason.DUPLICATE_IDENTITY, 'duplicate'],
  [DisconnectReason.SERVER_SHUTDOWN, 'engine_lost'],
  [DisconnectReason.PARTICIPANT_REMOVED, 'removed'],
  [DisconnectReason.ROOM_DELETED, 'room_ended'],
  [DisconnectReason.ROOM_CLOSED, 'room_ended'],
  [DisconnectReason.MIGRATION, 'moved'],
  [DisconnectReason.MEDIA_FAILURE, 'media_failure'],
  [DisconnectReason.JOIN_FAILURE, 'media_failure'],
]);

export function reasonOf(reason: DisconnectReason): LeaveReason {
  return REASONS.get(reason) ?? 'timeout';
}

/** Our permissions as LiveKit's, which replace all that somebody had. */
export function toLiveKitPermission(
  permissions: Permissions,
  without: readonly TrackSource[] = [],
): Partial<ParticipantPermission> {
  const sources = permissions.publish.filter((source) => !without.includes(source));
  return {
    canPublish: sources.length > 0,
    canPublishSources: [...SOURCES].flatMap(([theirs, ours]) =>
      sources.includes(ours) ? theirs : [],
    ),
    canSubscribe: permissions.subscribe,
    canPublishData: permissions.data,
    hidden: permissions.hidden,
  };
}

/** What somebody may do, with what a moderator took from them for now. */
export function permissionsOf({ permission, attributes }: LiveKitParticipant): Permissions {
  const named = (permission?.canPublishSources ?? []).flatMap((one) => SOURCES.get(one) ?? []);
  // LiveKit means every source when it names none.
  const allowed = named.length > 0 ? named : EVERY_SOURCE;
  const publish = new Set(permission?.canPublish === true ? allowed : []);
  for (const source of silencedOf(attributes)) publish.add(source);
  return {
    publish: EVERY_SOURCE.filter((source) => publish.has(source)),
    subscribe: permission?.canSubscribe ?? false,
    data: permission?.canPublishData ?? false,
    hidden: permission?.hidden ?? false,
    moderate: tokenNoteOf(attributes).moderates,
  };
}

/** A track as we show it. @param isSilenced whether a moderator muted it */
export function trackOf(track: LiveKitTrack, isSilenced = false): TrackInfo {
  const isVideo = track.type === TrackType.VIDEO;
  const fallback = isVideo ? 'camera' : 'microphone';
  return {
    id: track.sid,
    kind: isVideo ? 'video' : 'audio',
    source: SOURCES.get(track.source) ?? fallback,
    muted: track.muted ? (isSilenced ? 'moderator' : 'self') : 'no',
    ...(isVideo && track.width > 0 && { width: track.width, height: track.height }),
    simulcast: track.simulcast || track.layers.length > 1,
    codec: track.mimeType.split('/').at(-1)?.toLowerCase() ?? '',
  };
}

export function joinedAtOf({ joinedAtMs, joinedAt }: LiveKitParticipant): Date {
  return new Date(joinedAtMs > 0n ? Number(joinedAtMs) : Number(joinedAt) * 1000);
}

/** Which stay of ours it is. */
export function staySessionOf(participant: LiveKitParticipant): string {
  return stayIdOf(participant.sid, joinedAtOf(participant));
}

/** Somebody as the engine knows them. */
export function engineParticipantOf(participant: LiveKitParticipant): EngineParticipant {
  const { identity, name, metadata, tracks, attributes } = participant;
  const taken = silencedOf(attributes);
  return {
    identity,
    sessionId: staySessionOf(participant),
    name: name === '' ? identity : name,
    metadata: metadataOf(metadata),
    permissions: permissionsOf(participant),
    tracks: tracks.map((track) => trackOf(track, taken.includes(trackOf(track).source))),
    joinedAt: joinedAtOf(participant),
  };
}

/** Somebody as others see them. */
export function participantOf(participant: LiveKitParticipant): ParticipantInfo {
  const { sessionId: _stay, joinedAt, ...rest } = engineParticipantOf(participant);
  return {
    ...rest,
    hand_raised: participant.attributes[HAND] === 'true',
    joined_at: joinedAt.toISOString(),
  };
}

function metadataOf(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
