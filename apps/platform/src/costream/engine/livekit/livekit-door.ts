import type { Permissions } from '@skydeck/costream/protocol';
import { type ParticipantInfo, ParticipantInfo_Kind } from '@livekit/protocol';
import type { RoomGrant } from '../room-grant.js';
import type { RoomKeeper, Stay } from '../room-keeper.js';
import { isWaiting, tokenNoteOf, waitedFor, waitsFor } from './livekit-attributes.js';
import type { LiveKitCalls } from './livekit-calls.js';
import {
  participantOf,
  permissionsOf,
  staySessionOf,
  toLiveKitPermission,
} from './livekit-views.js';

/** Makes the token that somebody came in with once more, for it to be judged. */
export type SignAgain = (grant: Omit<RoomGrant, 'projectId'>) => Promise<string>;

const NOTHING: Permissions = {
  publish: [],
  subscribe: false,
  data: false,
  hidden: true,
  moderate: false,
};
const VALID_MS = 60_000;

/**
 * LiveKit lets everybody in whose token is signed well, whatever happened to it since. So who has
 * come in is judged then, and sent away or made to wait.
 */
export class LiveKitDoor {
  readonly #calls: LiveKitCalls;
  readonly #keeper: RoomKeeper;
  readonly #signAgain: SignAgain;
  readonly #now: () => Date;

  constructor(parts: {
    readonly calls: LiveKitCalls;
    readonly keeper: RoomKeeper;
    readonly signAgain: SignAgain;
    readonly now: () => Date;
  }) {
    this.#calls = parts.calls;
    this.#keeper = parts.keeper;
    this.#signAgain = parts.signAgain;
    this.#now = parts.now;
  }

  /** Somebody has come in. */
  async arrived(roomId: string, participant: ParticipantInfo): Promise<void> {
    const { identity } = participant;
    // Recorders and what else the server brings in are no participants.
    if (participant.kind !== ParticipantInfo_Kind.STANDARD) return;
    const note = tokenNoteOf(participant.attributes);
    const token = await this.#signAgain({
      tokenId: note.tokenId,
      roomId,
      identity,
      name: participant.name,
      metadata: participantOf(participant).metadata,
      permissions: permissionsOf(participant),
      issuedAt: note.issuedAt ?? this.#now(),
      expiresAt: new Date(this.#now().getTime() + VALID_MS),
    });
    const verdict = await this.#keeper.admit(token);
    // The other one was sent away by LiveKit before we were told.
    if (verdict.verdict === 'refused' && verdict.why !== 'duplicate') {
      await this.#calls.find((client) => client.removeParticipant(roomId, identity));
    } else if (verdict.verdict === 'waiting') {
      await this.#hold(roomId, participant);
    } else {
      await this.#keeper.joined(stayOf(roomId, participant), participantOf(participant));
    }
  }

  /** Somebody who waited may come in. */
  async admit(roomId: string, waiting: ParticipantInfo): Promise<void> {
    const { identity } = waiting;
    const permissions = waitedFor(waiting.attributes) as Permissions;
    const participant = await this.#calls.ofParticipant(identity, (client) =>
      client.updateParticipant(roomId, identity, {
        permission: toLiveKitPermission(permissions),
        attributes: { ...waitsFor(null) },
      }),
    );
    const stay = stayOf(roomId, waiting);
    await this.#keeper.waiting(stay, false, waiting.name);
    const { hand_raised, ...info } = participantOf(participant);
    await this.#keeper.joined(stay, { ...info, hand_raised, permissions });
  }

  /** Takes everything from who waits, so that they neither see nor are seen. */
  async #hold(roomId: string, participant: ParticipantInfo): Promise<void> {
    const { identity, name } = participant;
    await this.#calls.ofParticipant(identity, (client) =>
      client.updateParticipant(roomId, identity, {
        permission: toLiveKitPermission(NOTHING),
        attributes: { ...waitsFor(permissionsOf(participant)) },
      }),
    );
    await this.#keeper.waiting(stayOf(roomId, participant), true, name);
  }
}

/** Which stay it is. */
export function stayOf(roomId: string, participant: ParticipantInfo): Stay {
  return { roomId, sessionId: staySessionOf(participant), identity: participant.identity };
}

/** Whether somebody is counted as being in the room. */
export function isIn(participant: ParticipantInfo): boolean {
  return participant.kind === ParticipantInfo_Kind.STANDARD && !isWaiting(participant.attributes);
}
