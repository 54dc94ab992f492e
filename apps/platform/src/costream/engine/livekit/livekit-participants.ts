import type { LeaveReason, Permissions } from '@skydeck/costream/protocol';
import { DataPacket_Kind } from 'livekit-server-sdk';
import { ParticipantNotThere } from '../room-engine.js';
import type { TrackChoice } from '../room-spec.js';
import { HAND, isWaiting, moderates, silenced, silencedOf } from './livekit-attributes.js';
import type { LiveKitCalls } from './livekit-calls.js';
import type { LiveKitDoor } from './livekit-door.js';
import { engineParticipantOf, permissionsOf, toLiveKitPermission } from './livekit-views.js';

/** Topic of the last thing that who is moved is told: where to. */
const MOVED_TOPIC = 'skydeck.moved';

/** What is done with somebody in a room. All throw ParticipantNotThere and RoomEngineUnavailable. */
export class LiveKitParticipants {
  readonly #calls: LiveKitCalls;
  readonly #door: LiveKitDoor | null;

  constructor(calls: LiveKitCalls, door: LiveKitDoor | null) {
    this.#calls = calls;
    this.#door = door;
  }

  /** What somebody may do from now on, but for what a moderator muted. */
  async setPermissions(roomId: string, identity: string, permissions: Permissions): Promise<void> {
    const { attributes } = await this.#calls.participant(roomId, identity);
    const taken = silencedOf(attributes).filter((source) => permissions.publish.includes(source));
    await this.#calls.ofParticipant(identity, (client) =>
      client.updateParticipant(roomId, identity, {
        permission: toLiveKitPermission(permissions, taken),
        attributes: { ...moderates(permissions.moderate), ...silenced(taken) },
      }),
    );
  }

  /** How somebody is shown. */
  async setProfile(
    roomId: string,
    identity: string,
    change: { name?: string; metadata?: Readonly<Record<string, unknown>> | null },
  ): Promise<void> {
    const { name, metadata } = change;
    await this.#calls.ofParticipant(identity, (client) =>
      client.updateParticipant(roomId, identity, {
        ...(name !== undefined && { name }),
        // An empty text would say that nothing changes.
        ...(metadata !== undefined && { metadata: JSON.stringify(metadata ?? {}) }),
      }),
    );
  }

  /**
   * LiveKit lets publishers undo a mute; what they may no longer publish they cannot. It takes such
   * tracks down; once it is allowed again the client publishes them anew.
   */
  async muteTracks(
    roomId: string,
    identity: string,
    which: TrackChoice,
    muted: boolean,
  ): Promise<void> {
    const participant = await this.#calls.participant(roomId, identity);
    const permissions = permissionsOf(participant);
    const { tracks } = engineParticipantOf(participant);
    const meant = permissions.publish.filter(
      (source) =>
        (which.source === undefined || which.source === source) &&
        (which.trackId === undefined ||
          tracks.some((track) => track.id === which.trackId && track.source === source)),
    );
    const before = silencedOf(participant.attributes);
    const taken = muted
      ? [...new Set([...before, ...meant])]
      : before.filter((source) => which.trackId === undefined && !meant.includes(source));
    await this.#calls.ofParticipant(identity, (client) =>
      client.updateParticipant(roomId, identity, {
        permission: toLiveKitPermission(permissions, taken),
        attributes: { ...silenced(taken) },
      }),
    );
  }

  /** Sends somebody away. @param token of the room that they are moved to */
  async remove(roomId: string, identity: string, why: LeaveReason, token?: string): Promise<void> {
    if (token !== undefined) await this.send(roomId, MOVED_TOPIC, token, [identity]);
    const revokeTokenTs = BigInt(Math.ceil(Date.now() / 1000));
    await this.#calls.ofParticipant(identity, (client) =>
      // Servers that know of it refuse older tokens; for the others the door does.
      client.removeParticipant(roomId, identity, why === 'banned' ? { revokeTokenTs } : {}),
    );
  }

  /** Lowers a hand that is up. */
  async lowerHand(roomId: string, identity: string): Promise<void> {
    await this.#calls.ofParticipant(identity, (client) =>
      client.updateParticipant(roomId, identity, { attributes: { [HAND]: '' } }),
    );
  }

  /** Lets somebody in who waits, or sends them away. */
  async admitWaiting(roomId: string, identity: string, isAdmitted: boolean): Promise<void> {
    if (!isAdmitted) return this.remove(roomId, identity, 'denied');
    const participant = await this.#calls.participant(roomId, identity);
    if (!isWaiting(participant.attributes)) throw new ParticipantNotThere(identity);
    await this.#door?.admit(roomId, participant);
    return undefined;
  }

  /** Nobody misses what is sent to a room that is not there. */
  async send(roomId: string, topic: string, text: string, to?: readonly string[]): Promise<void> {
    await this.#calls.find((client) =>
      client.sendData(roomId, Buffer.from(text), DataPacket_Kind.RELIABLE, {
        topic,
        ...(to && { destinationIdentities: [...to] }),
      }),
    );
  }
}
