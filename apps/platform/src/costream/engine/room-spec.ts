import type { Permissions, TrackInfo, TrackSource } from '@skydeck/costream/protocol';

/** Codecs of video that a room takes, the preferred one first. */
export type RoomVideoCodec = 'vp8' | 'h264' | 'vp9';

/** What an engine needs to know of a room. */
export interface RoomSpec {
  /** `room_…`. */
  readonly id: string;
  readonly projectId: string;
  readonly maxParticipants: number;
  /** How many may publish at once. */
  readonly maxPublishers: number;
  readonly videoCodecs: readonly RoomVideoCodec[];
  /** Most that one publisher may send, in bits a second. */
  readonly bitrateBps: number;
}

/** Somebody in a room, as the engine knows them. */
export interface EngineParticipant {
  readonly identity: string;
  /** `prs_…`: this stay; another one when they come back after having left. */
  readonly sessionId: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly permissions: Permissions;
  readonly tracks: readonly TrackInfo[];
  readonly joinedAt: Date;
}

/** Which tracks of somebody are meant: one, those of a source, or all. */
export interface TrackChoice {
  readonly trackId?: string | undefined;
  readonly source?: TrackSource | undefined;
}

/** A message to a room or to some of it. */
export interface RoomMessage {
  /** Null when the room's owner sends it by the API. */
  readonly from: string | null;
  readonly topic: string;
  /** Text; at most 15 KiB of UTF-8. */
  readonly payload: string;
}

/** Where a client connects, and with what. */
export interface JoinInfo {
  /** `ws:` or `wss:`. */
  readonly url: string;
  readonly token: string;
  readonly iceServers: readonly {
    readonly urls: readonly string[];
    readonly username?: string;
    readonly credential?: string;
  }[];
}
