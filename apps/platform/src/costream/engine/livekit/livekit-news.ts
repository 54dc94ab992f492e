import { isId } from '@skydeck/ids';
import { type WebhookEvent, WebhookReceiver } from 'livekit-server-sdk';
import type { RoomKeeper } from '../room-keeper.js';
import { type LiveKitDoor, isIn, stayOf } from './livekit-door.js';
import type { LiveKitNotices } from './livekit-notices.js';
import type { LiveKitOptions } from './livekit.config.js';
import { reasonOf, trackOf } from './livekit-views.js';

/** A webhook that is not LiveKit's, or was changed, or is too old. */
export class ForgedWebhook extends Error {}

/** Tells the keeper of rooms what LiveKit tells us. */
export class LiveKitNews {
  readonly #receiver: WebhookReceiver;
  readonly #keeper: RoomKeeper;
  readonly #door: LiveKitDoor;
  readonly #notices: LiveKitNotices;

  constructor(parts: {
    readonly options: LiveKitOptions;
    readonly keeper: RoomKeeper;
    readonly door: LiveKitDoor;
    readonly notices: LiveKitNotices;
  }) {
    this.#receiver = new WebhookReceiver(parts.options.apiKey, parts.options.apiSecret);
    this.#keeper = parts.keeper;
    this.#door = parts.door;
    this.#notices = parts.notices;
  }

  /**
   * Takes a webhook: the token in its header has the digest of the body.
   * @throws ForgedWebhook
   */
  async take(body: string, authorization: string | undefined): Promise<void> {
    let event: WebhookEvent;
    try {
      event = await this.#receiver.receive(body, authorization);
    } catch (cause) {
      throw new ForgedWebhook('not signed by the LiveKit of this installation', { cause });
    }
    const roomId = event.room?.name ?? '';
    if (event.id === '' || !isId('room', roomId)) return;
    await this.#notices.once(event.id, () => this.#tell(event, roomId));
  }

  /** Somebody is in the room; told once for each stay, by whomever we hear of it first. */
  arrived(roomId: string, participant: NonNullable<WebhookEvent['participant']>): Promise<void> {
    return this.#notices.once(`arrival ${participant.sid}`, () =>
      this.#door.arrived(roomId, participant),
    );
  }

  async #tell({ event, participant, track }: WebhookEvent, roomId: string): Promise<void> {
    if (!participant) return;
    const stay = stayOf(roomId, participant);
    switch (event) {
      case 'participant_joined':
        return this.arrived(roomId, participant);
      case 'participant_left':
      case 'participant_connection_aborted':
        if (!isIn(participant)) return this.#keeper.waiting(stay, false, participant.name);
        return this.#keeper.left(stay, reasonOf(participant.disconnectReason));
      case 'track_published':
        return track && isIn(participant)
          ? this.#keeper.trackPublished(stay, trackOf(track))
          : undefined;
      case 'track_unpublished':
        return track && isIn(participant)
          ? this.#keeper.trackUnpublished(stay, trackOf(track))
          : undefined;
      default:
        return undefined;
    }
  }
}
