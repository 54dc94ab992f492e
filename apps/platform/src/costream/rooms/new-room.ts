import { idOfThing } from '@skydeck/idempotency';
import { RoomEntity } from './room.entity.js';
import type { CreateRoom, UpdateRoom } from './room.schema.js';

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** What of the row changes by what its owner asks. */
export function changesOf(wanted: UpdateRoom): Partial<RoomEntity> {
  const { max_participants, max_publishers, empty_timeout_s, departure_timeout_s } = wanted;
  const { max_duration_s, persistent, opens_at, closes_at, waiting_room, locked } = wanted;
  const { video_codecs, bitrate_bps, duplicate_identity, name, record, metadata } = wanted;
  const all = {
    name,
    record,
    metadata,
    maxParticipants: max_participants,
    maxPublishers: max_publishers,
    emptyTimeoutS: empty_timeout_s,
    departureTimeoutS: departure_timeout_s,
    maxDurationS: max_duration_s,
    isPersistent: persistent,
    opensAt: opens_at === undefined ? undefined : dateOf(opens_at),
    closesAt: closes_at === undefined ? undefined : dateOf(closes_at),
    hasWaitingRoom: waiting_room,
    isLocked: locked,
    videoCodecs: video_codecs,
    bitrateBps: bitrate_bps,
    duplicateIdentity: duplicate_identity,
  };
  const given = Object.entries(all).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<RoomEntity>;
}

/** The row of a room that is made. */
export function newRoom(projectId: string, wanted: CreateRoom, now: Date): RoomEntity {
  const { mode, ...rest } = wanted;
  const isLater = wanted.opens_at !== null && new Date(wanted.opens_at) > now;
  return Object.assign(new RoomEntity(), changesOf(rest), {
    id: idOfThing('room', now.getTime()),
    projectId,
    mode,
    status: isLater ? ('scheduled' as const) : ('idle' as const),
    endReason: null,
    sessionId: null,
    sessionClosesAt: null,
    participants: 0,
    isRecording: false,
    emptySince: isLater ? new Date(wanted.opens_at ?? now) : now,
    version: 1,
    createdAt: now,
    updatedAt: now,
    endedAt: null,
  });
}
