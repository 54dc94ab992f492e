/** What a track shows or carries; the names are LiveKit's. */
export type TrackSource = 'camera' | 'microphone' | 'screen_share' | 'screen_share_audio';

/** What somebody may do in a room. */
export interface Permissions {
  /** What may be published; nothing when empty. */
  readonly publish: readonly TrackSource[];
  readonly subscribe: boolean;
  /** Chat and messages of data. */
  readonly data: boolean;
  /** Nobody is told that they are there. */
  readonly hidden: boolean;
  /** May mute, remove and admit others, and change what they may do. */
  readonly moderate: boolean;
}

/** A track that somebody publishes. */
export interface TrackInfo {
  /** `trk_…`, the same for as long as it is published. */
  readonly id: string;
  readonly kind: 'audio' | 'video';
  readonly source: TrackSource;
  /** By whom it is silenced: nobody, its publisher, or a moderator (whom the publisher cannot undo). */
  readonly muted: 'no' | 'self' | 'moderator';
  /** Pixels; of video, when its publisher says so. */
  readonly width?: number;
  readonly height?: number;
  /** Whether it is sent in several sizes, so that `quality` has an effect. */
  readonly simulcast: boolean;
  /** Lower case: `vp8`, `h264`, `opus`. */
  readonly codec: string;
}

/** Somebody in a room. */
export interface ParticipantInfo {
  /** Chosen by whoever made the token; unique in the room. */
  readonly identity: string;
  readonly name: string;
  /** Anything, at most 4 KiB; null when there is none. */
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly permissions: Permissions;
  readonly tracks: readonly TrackInfo[];
  readonly hand_raised: boolean;
  /** ISO 8601. */
  readonly joined_at: string;
}

/** Why somebody is no longer in a room. */
export type LeaveReason =
  | 'client'
  | 'removed'
  | 'banned'
  | 'duplicate'
  | 'room_ended'
  | 'token_expired'
  | 'timeout'
  | 'moved'
  | 'denied'
  | 'engine_lost'
  | 'media_failure';
