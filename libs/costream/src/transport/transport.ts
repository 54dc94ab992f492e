import type {
  Joined,
  LeaveReason,
  ModeratorAction,
  ServerNotice,
  TrackSource,
  VideoQuality,
} from '../protocol/index.js';
import type { RoomError } from '../room/room-error.js';

/** What happens in the room, besides the transport's own affairs. */
export type RoomNotice = Exclude<
  ServerNotice,
  { type: 'offer' | 'candidate' | 'admitted' | 'media_reset' | 'bye' }
>;

/** Whom a transport tells. */
export interface TransportListener {
  /** What the room is now, whole: at first, after being admitted, and after each reconnection. */
  joined(joined: Joined): void;
  reconnecting(): void;
  notice(notice: RoomNotice): void;
  /** Media of a track of somebody else is there, or (null) no longer. */
  media(trackId: string, track: MediaStreamTrack | null): void;
  /** A track of our own has got its number. */
  published(source: TrackSource, trackId: string): void;
  /** A track of our own that nobody waits for any more is not taken. */
  refused(source: TrackSource, error: RoomError): void;
  /** The last word. */
  ended(reason: LeaveReason, error: RoomError | null): void;
  failed(error: RoomError): void;
}

/** A track to be sent. */
export interface OutgoingTrack {
  readonly source: TrackSource;
  /** Null while it is muted and its device is off. */
  readonly track: MediaStreamTrack | null;
  readonly muted: boolean;
}

/** Carries a room between this browser and an engine. Its promises fail with a `RoomError`. */
export abstract class Transport {
  /** Connects in the background, and again whenever the connection is lost. */
  abstract open(): void;

  /** Resolves when the engine has it. */
  abstract publish(track: OutgoingTrack): Promise<void>;

  /** Sends something else (or nothing) in its stead, without renegotiation. */
  abstract replace(source: TrackSource, track: MediaStreamTrack | null): Promise<void>;

  abstract unpublish(source: TrackSource): Promise<void>;

  abstract setMuted(source: TrackSource, muted: boolean): Promise<void>;

  /** Media comes by `media`; what fails is told. */
  abstract subscribe(trackIds: readonly string[]): void;

  abstract unsubscribe(trackIds: readonly string[]): void;

  abstract setQuality(trackId: string, quality: VideoQuality): void;

  abstract sendChat(text: string, to?: readonly string[]): Promise<void>;

  abstract sendData(topic: string, payload: string, to?: readonly string[]): Promise<void>;

  abstract setProfile(profile: {
    readonly name?: string;
    readonly metadata?: Readonly<Record<string, unknown>> | null;
  }): Promise<void>;

  abstract raiseHand(raised: boolean): Promise<void>;

  abstract moderate(action: ModeratorAction): Promise<void>;

  /** Leaves, and lets go of everything it holds; tells nothing any more. */
  abstract close(): Promise<void>;
}
