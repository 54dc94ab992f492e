import type { ChatMessage, LeaveReason, Permissions, RoomInfo } from '@skydeck/costream/protocol';
import type { RoomGrant } from './room-grant.js';
import type {
  EngineParticipant,
  JoinInfo,
  RoomMessage,
  RoomSpec,
  TrackChoice,
} from './room-spec.js';

/** Topic of messages of the chat, where an engine has no other way for them. */
export const CHAT_TOPIC = 'skydeck.chat';

/** What an engine can do on this machine. */
export interface RoomCapabilities {
  readonly ready: boolean;
  /** What is missing, and the command that mends it. */
  readonly obstacles: readonly { readonly what: string; readonly fix: string }[];
  readonly simulcast: boolean;
  readonly rtmpIngest: boolean;
  readonly whip: boolean;
}

/** A process that carries media. */
export interface EngineNode {
  readonly id: string;
  readonly isUp: boolean;
  readonly rooms: number;
  readonly participants: number;
}

/**
 * Carries the media of rooms. Every method may be repeated. It holds no truth: after a crash rooms
 * come into being again when somebody joins, and whoever was in them comes back by themselves.
 */
export abstract class RoomEngine {
  abstract readonly name: 'janus' | 'livekit';

  abstract capabilities(): Promise<RoomCapabilities>;

  /** Makes the room, unless it is there. @throws RoomEngineUnavailable */
  abstract openRoom(spec: RoomSpec): Promise<void>;

  /** Sends everybody away and forgets the room. An absent room is no error. */
  abstract closeRoom(roomId: string, why: LeaveReason): Promise<void>;

  /** Rooms that it holds. */
  abstract rooms(): Promise<readonly string[]>;

  /** Where a client goes with a token that `signGrant` made. */
  abstract joinInfo(grant: RoomGrant, token: string): Promise<JoinInfo>;

  abstract participants(roomId: string): Promise<readonly EngineParticipant[]>;

  /** @throws ParticipantNotThere (so do all below that name an identity) */
  abstract setPermissions(
    roomId: string,
    identity: string,
    permissions: Permissions,
  ): Promise<void>;

  abstract setProfile(
    roomId: string,
    identity: string,
    change: { name?: string; metadata?: Readonly<Record<string, unknown>> | null },
  ): Promise<void>;

  /** Silences tracks so that their publisher cannot undo it, or allows them again. */
  abstract muteTracks(
    roomId: string,
    identity: string,
    which: TrackChoice,
    muted: boolean,
  ): Promise<void>;

  abstract remove(
    roomId: string,
    identity: string,
    why: LeaveReason,
    /** For who is moved: a token of the other room. */
    token?: string,
  ): Promise<void>;

  abstract lowerHand(roomId: string, identity: string): Promise<void>;

  /** Lets somebody in who waits, or sends them away. */
  abstract admitWaiting(roomId: string, identity: string, isAdmitted: boolean): Promise<void>;

  /** To everybody, or to those named who are there. */
  abstract sendData(roomId: string, message: RoomMessage, to?: readonly string[]): Promise<void>;

  /** Shows a message of the chat that did not come from a browser. */
  async sendChat(roomId: string, message: ChatMessage): Promise<void> {
    const data = { from: null, topic: CHAT_TOPIC, payload: JSON.stringify(message) };
    await this.sendData(roomId, data, message.to ?? undefined);
  }

  /** Tells everybody in it what the room is now. */
  abstract tellRoom(roomId: string, room: RoomInfo): Promise<void>;

  abstract nodes(): Promise<readonly EngineNode[]>;
}

/** The engine is not there or does not answer; what was asked may be asked again. */
export class RoomEngineUnavailable extends Error {
  constructor(
    message: string,
    readonly fix?: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'RoomEngineUnavailable';
  }
}

/** Nobody of that identity is in the room. */
export class ParticipantNotThere extends Error {
  constructor(readonly identity: string) {
    super(`${identity} is not in the room`);
    this.name = 'ParticipantNotThere';
  }
}
