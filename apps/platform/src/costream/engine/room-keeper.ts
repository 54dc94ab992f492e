import type {
  ChatMessage,
  LeaveReason,
  ParticipantInfo,
  RoomInfo,
  TrackInfo,
  TrackReport,
} from '@skydeck/costream/protocol';
import type { RoomGrant } from './room-grant.js';
import type { RoomSpec } from './room-spec.js';

/** Why somebody may not come in. */
export type JoinRefusal =
  | 'bad_token'
  | 'token_expired'
  | 'revoked'
  | 'token_used'
  | 'banned'
  | 'no_room'
  | 'room_ended'
  | 'not_open_yet'
  | 'room_full'
  | 'duplicate';

/** Whether somebody may come in. */
export type JoinVerdict =
  | {
      readonly verdict: 'admitted' | 'waiting';
      readonly grant: RoomGrant;
      readonly room: RoomInfo;
      readonly spec: RoomSpec;
      /** The newest 100, oldest first. */
      readonly chat: readonly ChatMessage[];
    }
  | { readonly verdict: 'refused'; readonly why: JoinRefusal; readonly message: string };

/** Somebody's stay in a room. */
export interface Stay {
  readonly roomId: string;
  /** `prs_…`. */
  readonly sessionId: string;
  readonly identity: string;
}

/** What somebody measured of their tracks. */
export interface Measured {
  readonly stay: Stay;
  readonly reports: readonly TrackReport[];
}

/**
 * Knows rooms and what was agreed on them; engines ask it whom to let in, and tell it what happens.
 * Rows, events, webhooks and usage are its affair. What is told may be told twice, and late.
 */
export abstract class RoomKeeper {
  /** Judges a token, as given by a client. */
  abstract admit(token: string): Promise<JoinVerdict>;

  /** Somebody is in. Makes the room active; ends nobody else's stay (engines do that). */
  abstract joined(stay: Stay, participant: ParticipantInfo): Promise<void>;

  abstract left(stay: Stay, why: LeaveReason): Promise<void>;

  /** Name, metadata, permissions or the hand changed. */
  abstract updated(stay: Stay, participant: ParticipantInfo): Promise<void>;

  abstract trackPublished(stay: Stay, track: TrackInfo): Promise<void>;

  /** It was muted or unmuted. */
  abstract trackUpdated(stay: Stay, track: TrackInfo): Promise<void>;

  abstract trackUnpublished(stay: Stay, track: TrackInfo): Promise<void>;

  /** Keeps a message of the chat, and gives it its number and moment. */
  abstract said(stay: Stay, text: string, to: readonly string[] | null): Promise<ChatMessage>;

  /** What everybody measured, told together every ten seconds; what is not kept is soon made up for. */
  abstract measured(all: readonly Measured[]): Promise<void>;

  /** Somebody waits to be let in, or no longer does. */
  abstract waiting(stay: Stay, isWaiting: boolean, name: string): Promise<void>;

  /** A moderator removed somebody for good: their tokens are of no use any more. */
  abstract banned(stay: Stay, identity: string): Promise<void>;

  /**
   * Who is in the rooms of this engine now, told every ten seconds: stays that are not among them
   * have ended without a word. Answers the rooms that are to be closed.
   */
  abstract present(stays: readonly Stay[]): Promise<readonly string[]>;
}
