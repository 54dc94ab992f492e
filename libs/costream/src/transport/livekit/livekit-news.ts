import type { Participant, Room, RoomEventCallbacks, TrackPublication } from 'livekit-client';
import type { ChatMessage, Joined, LeaveReason, RoomInfo } from '../../protocol/index.js';
import type { RoomNotice, TransportListener } from '../transport.js';
import {
  isWaiting,
  objectOf,
  participantOf,
  qualityOf,
  reasonOf,
  trackOf,
} from './livekit-shapes.js';

/** Topic of the packet by which the service sends somebody to another room: its token. */
const MOVED = 'skydeck.moved';
/** Topic of the packets that carry the room's chat. */
export const CHAT = 'skydeck.chat';

/** Tells what happens in a LiveKit room in the words of our protocol. */
export class LiveKitNews {
  constructor(
    private readonly room: Room,
    private readonly listener: TransportListener,
    private readonly isModerator: boolean,
    private readonly moved: (token: string) => void,
  ) {}

  /** Listens, from before it connects. @param ended called when LiveKit gives up */
  listen(ended: (reason: number | undefined) => void): void {
    const on: Partial<RoomEventCallbacks> = {
      connected: () => this.listener.joined(this.joined()),
      reconnecting: () => this.listener.reconnecting(),
      signalReconnecting: () => this.listener.reconnecting(),
      reconnected: () => this.listener.joined(this.joined()),
      disconnected: ended,
      participantConnected: (one) => this.#updated(one),
      participantDisconnected: (one, reason) => {
        this.#left(one.identity, reasonOf(reason));
        this.#tellWaiting();
      },
      participantMetadataChanged: (_, one) => this.#updated(one),
      participantNameChanged: (_, one) => this.#updated(one),
      participantAttributesChanged: (_, one) => this.#updated(one),
      participantPermissionsChanged: (_, one) => this.#updated(one),
      trackPublished: (publication, one) =>
        this.#tell({
          type: 'track_published',
          identity: one.identity,
          track: trackOf(publication),
        }),
      trackUnpublished: ({ trackSid }, { identity }) =>
        this.#tell({ type: 'track_unpublished', identity, track_id: trackSid }),
      trackMuted: (publication, one) => this.#track(publication, one),
      trackUnmuted: (publication, one) => this.#track(publication, one),
      trackSubscribed: (track, { trackSid }) =>
        this.listener.media(trackSid, track.mediaStreamTrack),
      trackUnsubscribed: (_, { trackSid }) => this.listener.media(trackSid, null),
      activeSpeakersChanged: (speakers) =>
        this.#tell({
          type: 'speakers',
          speakers: speakers.map(({ identity, audioLevel }) => ({ identity, level: audioLevel })),
        }),
      connectionQualityChanged: (quality, { identity }) => {
        const score = qualityOf(quality);
        if (score !== null)
          this.#tell({ type: 'connection_quality', scores: [{ identity, score }] });
      },
      roomMetadataChanged: () => this.#tell({ type: 'room_updated', room: this.#info() }),
      recordingStatusChanged: () => this.#tell({ type: 'room_updated', room: this.#info() }),
      dataReceived: (bytes, one, _, topic) => this.#data(bytes, one?.identity ?? null, topic ?? ''),
      localTrackPublished: (publication) => {
        const { source, id } = trackOf(publication);
        this.listener.published(source, id);
      },
    };
    for (const [name, call] of Object.entries(on)) {
      this.room.on(name as keyof RoomEventCallbacks, call);
    }
  }

  /** The room as it is now. */
  joined(): Joined {
    const { localParticipant, remoteParticipants } = this.room;
    const others = [...remoteParticipants.values()];
    return {
      status: isWaiting(localParticipant) ? 'waiting' : 'joined',
      room: this.#info(),
      self: participantOf(localParticipant, this.isModerator),
      participants: others.filter((one) => !isWaiting(one)).map((one) => participantOf(one)),
      ice_servers: [],
      resume: '',
      chat: [],
      waiting: this.#waiting(),
    };
  }

  #info(): RoomInfo {
    const { name, metadata, isRecording } = this.room;
    return {
      id: name,
      name,
      mode: 'conference',
      metadata: objectOf(metadata),
      is_recording: isRecording,
      closes_at: null,
    };
  }

  /** Those who wait; for moderators. */
  #waiting(): Joined['waiting'] {
    if (!this.isModerator) return [];
    const all = [...this.room.remoteParticipants.values()].filter(isWaiting);
    return all.map((one) => participantOf(one));
  }

  #tellWaiting(): void {
    if (this.isModerator) this.#tell({ type: 'waiting', waiting: this.#waiting() });
  }

  #left(identity: string, reason: LeaveReason): void {
    this.#tell({ type: 'participant_left', identity, reason });
  }

  #updated(one: Participant): void {
    // Being let in changes everything; nobody hears of who waits but moderators.
    if (one.isLocal) this.listener.joined(this.joined());
    else this.#tellWaiting();
    if (isWaiting(one)) return;
    const participant = participantOf(one, one.isLocal && this.isModerator);
    this.#tell({ type: 'participant_updated', participant });
  }

  #track(publication: TrackPublication, { identity }: Participant): void {
    this.#tell({ type: 'track_updated', identity, track: trackOf(publication) });
  }

  #data(bytes: Uint8Array, from: string | null, topic: string): void {
    const payload = new TextDecoder().decode(bytes);
    const said = topic === CHAT ? (objectOf(payload) as Partial<ChatMessage> | null) : null;
    // Others cannot say so: it comes from nobody in the room.
    if (topic === MOVED && from === null) this.moved(payload);
    else if (topic !== CHAT) this.#tell({ type: 'data', from, topic, payload });
    else if (from !== null && typeof said?.id === 'string' && typeof said.text === 'string') {
      const { id, text, to = null } = said;
      this.said({ id, text, to, from });
    }
  }

  /** Somebody, or we ourselves, said something in the chat. */
  said(message: Pick<ChatMessage, 'id' | 'text' | 'to' | 'from'>): void {
    const { remoteParticipants, localParticipant } = this.room;
    const one = remoteParticipants.get(message.from) ?? localParticipant;
    const name = one.name === undefined || one.name === '' ? message.from : one.name;
    const sent_at = new Date().toISOString();
    this.#tell({ type: 'chat', message: { ...message, name, sent_at } });
  }

  #tell(notice: RoomNotice): void {
    this.listener.notice(notice);
  }
}
