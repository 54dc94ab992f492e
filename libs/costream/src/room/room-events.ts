import type { RemoteParticipant } from '../participants/remote-participant.js';
import type { ChatMessage, LeaveReason } from '../protocol/index.js';
import type { RemoteTrack } from '../tracks/remote-track.js';
import type { RoomError } from './room-error.js';

/**
 * Where a room stands. `waiting` until a moderator admits; `reconnecting` after the connection was
 * lost, while everything known stays as it was; `disconnected` is the end.
 */
export type RoomState = 'connecting' | 'waiting' | 'connected' | 'reconnecting' | 'disconnected';

/** A message of data. */
export interface DataMessage {
  /** Identity of who sent it; null when the room's owner sent it by the API. */
  readonly from: string | null;
  readonly topic: string;
  readonly payload: string;
}

/** What a room tells, by name. */
export interface RoomEvents {
  /** Something of the room is not what it was; told once for all changes of one moment. */
  readonly changed: { readonly version: number };
  readonly stateChanged: { readonly state: RoomState };
  readonly participantJoined: { readonly participant: RemoteParticipant };
  readonly participantLeft: {
    readonly participant: RemoteParticipant;
    readonly reason: LeaveReason;
  };
  /** Its `mediaStreamTrack` is there now. */
  readonly trackSubscribed: {
    readonly participant: RemoteParticipant;
    readonly track: RemoteTrack;
  };
  readonly trackUnsubscribed: {
    readonly participant: RemoteParticipant;
    readonly track: RemoteTrack;
  };
  /** Identities, the loudest first. */
  readonly speakersChanged: { readonly speakers: readonly string[] };
  readonly chat: ChatMessage;
  readonly data: DataMessage;
  /** The last event. */
  readonly ended: { readonly reason: LeaveReason; readonly error: RoomError | null };
  /** Something failed that nobody waits for; the room goes on. */
  readonly error: RoomError;
}
