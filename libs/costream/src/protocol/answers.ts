import type { CandidateInit } from './requests.js';
import type { LeaveReason, ParticipantInfo, Permissions, TrackInfo } from './participant.js';

/** Servers for `RTCPeerConnection`. */
export interface IceServer {
  readonly urls: readonly string[];
  readonly username?: string;
  readonly credential?: string;
}

/** What everybody in a room may know of it. */
export interface RoomInfo {
  readonly id: string;
  readonly name: string;
  readonly mode: 'conference' | 'broadcast';
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly is_recording: boolean;
  /** ISO 8601; when everybody is sent away, null when there is no such moment. */
  readonly closes_at: string | null;
}

/** A message of the room's chat. */
export interface ChatMessage {
  readonly id: string;
  readonly from: string;
  readonly name: string;
  readonly text: string;
  /** Whom alone it was for; null when it was for everybody. */
  readonly to: readonly string[] | null;
  /** ISO 8601. */
  readonly sent_at: string;
}

/** The answer to `join`. */
export interface Joined {
  /** `waiting` until a moderator admits; then `admitted` comes with the rest. */
  readonly status: 'joined' | 'waiting';
  readonly room: RoomInfo;
  readonly self: ParticipantInfo;
  readonly participants: readonly ParticipantInfo[];
  readonly ice_servers: readonly IceServer[];
  /** Comes back with `join` after a cut, for 30 seconds: who does is not seen as having left. */
  readonly resume: string;
  /**
   * Whether this goes on with the stay that `resume` named, peer connections and all. Otherwise
   * (false, or absent) the stay is new: publish and subscribe anew.
   */
  readonly resumed?: boolean;
  /** The newest 100, oldest first. */
  readonly chat: readonly ChatMessage[];
  /** Who waits; for moderators, empty for others. */
  readonly waiting: readonly { readonly identity: string; readonly name: string }[];
}

/** Answers one request. */
export type Reply =
  | { readonly re: number; readonly ok: true; readonly result?: unknown }
  | { readonly re: number; readonly ok: false; readonly code: string; readonly message: string };

/** What the server tells by itself. */
export type ServerNotice =
  | {
      readonly type: 'offer';
      readonly sdp: string;
      readonly lines: readonly { readonly mid: string; readonly track_id: string }[];
    }
  | {
      readonly type: 'candidate';
      readonly peer: 'publisher' | 'subscriber';
      readonly candidate: CandidateInit | null;
    }
  | {
      readonly type: 'participant_joined' | 'participant_updated';
      readonly participant: ParticipantInfo;
    }
  | { readonly type: 'participant_left'; readonly identity: string; readonly reason: LeaveReason }
  | {
      readonly type: 'track_published' | 'track_updated';
      readonly identity: string;
      readonly track: TrackInfo;
    }
  | { readonly type: 'track_unpublished'; readonly identity: string; readonly track_id: string }
  /** Loudest first; level 0 to 1. */
  | {
      readonly type: 'speakers';
      readonly speakers: readonly { readonly identity: string; readonly level: number }[];
    }
  /** 0 (lost) to 5 (excellent). */
  | {
      readonly type: 'connection_quality';
      readonly scores: readonly { readonly identity: string; readonly score: number }[];
    }
  /** `from` is null when the room's owner sent it by the API. */
  | {
      readonly type: 'data';
      readonly from: string | null;
      readonly topic: string;
      readonly payload: string;
    }
  | { readonly type: 'chat'; readonly message: ChatMessage }
  | { readonly type: 'room_updated'; readonly room: RoomInfo }
  | { readonly type: 'permissions'; readonly permissions: Permissions }
  | {
      readonly type: 'waiting';
      readonly waiting: readonly { readonly identity: string; readonly name: string }[];
    }
  | { readonly type: 'admitted'; readonly joined: Joined }
  /** The peer connections are of no use any more: publish and subscribe anew, the rest stays. */
  | { readonly type: 'media_reset' }
  /** The last one. Who is `moved` joins again with the token that comes along. */
  | { readonly type: 'bye'; readonly reason: LeaveReason; readonly token?: string };

/** Subprotocol of the WebSocket. */
export const SUBPROTOCOL = 'skydeck.costream.1';

/** Codes that the WebSocket is closed with. */
export const CLOSE_CODES = {
  bad_token: 4401,
  removed: 4403,
  no_room: 4404,
  not_joined: 4408,
  duplicate: 4409,
  room_ended: 4410,
  bad_message: 4400,
  too_much: 4429,
  engine_lost: 4503,
  room_full: 4423,
} as const;
