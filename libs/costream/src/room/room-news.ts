import { RemoteParticipant } from '../participants/remote-participant.js';
import type {
  Joined,
  LeaveReason,
  ParticipantInfo,
  TrackInfo,
  TrackSource,
} from '../protocol/index.js';
import type { RemoteTrack } from '../tracks/remote-track.js';
import type { TrackHost } from '../tracks/track.js';
import type { RoomNotice, TransportListener } from '../transport/transport.js';
import type { RoomError } from './room-error.js';
import type { RoomView } from './room-view.js';

/** Keeps what is known of a room in line with what its transport tells. */
export class RoomNews implements TransportListener {
  /** Called at the end, so that everything is let go of. */
  onEnd: () => void = () => {};

  constructor(
    private readonly view: RoomView,
    private readonly host: TrackHost,
    private readonly isAutoSubscribing: boolean,
  ) {}

  joined(joined: Joined): void {
    const { view } = this;
    view.info = joined.room;
    view.self.update(joined.self);
    view.waiting = joined.waiting;
    view.addChat(joined.chat);
    const here = joined.participants.filter(({ identity }) => identity !== view.self.identity);
    const names = new Set(here.map(({ identity }) => identity));
    for (const gone of [...view.participants.keys()].filter((name) => !names.has(name))) {
      this.#left(gone, 'client');
    }
    for (const participant of here) this.#put(participant);
    view.setState(joined.status === 'waiting' ? 'waiting' : 'connected');
    view.changed();
  }

  reconnecting(): void {
    this.view.setState('reconnecting');
  }

  published(source: TrackSource, trackId: string): void {
    this.view.self.track(source)?.setId(trackId);
  }

  media(trackId: string, media: MediaStreamTrack | null): void {
    const found = this.#track(trackId);
    if (!found || found.track.mediaStreamTrack === media) return;
    found.track.setMedia(media);
    this.view.events.emit(media ? 'trackSubscribed' : 'trackUnsubscribed', found);
  }

  refused(source: TrackSource, error: RoomError): void {
    this.view.self.drop(source);
    this.failed(error);
  }

  failed(error: RoomError): void {
    this.view.events.emit('error', error);
  }

  ended(reason: LeaveReason, error: RoomError | null): void {
    const { view } = this;
    if (view.state === 'disconnected') return;
    view.endReason = reason;
    view.error = error;
    view.setState('disconnected');
    this.onEnd();
    view.events.emit('ended', { reason, error });
  }

  notice(notice: RoomNotice): void {
    this.#apply(notice);
    this.view.changed();
  }

  #apply(notice: RoomNotice): void {
    const { view } = this;
    switch (notice.type) {
      case 'participant_joined':
      case 'participant_updated':
        return this.#put(notice.participant);
      case 'participant_left':
        return this.#left(notice.identity, notice.reason);
      case 'track_published':
      case 'track_updated':
        return this.#putTrack(notice.identity, notice.track);
      case 'track_unpublished':
        return this.#dropTrack(notice.identity, notice.track_id);
      case 'speakers':
        return this.#speak(notice.speakers);
      case 'connection_quality':
        for (const { identity, score } of notice.scores) {
          view.find(identity)?.setConnectionQuality(score);
        }
        return undefined;
      case 'data': {
        const { from, topic, payload } = notice;
        return view.events.emit('data', { from, topic, payload });
      }
      case 'chat':
        return view.addChat([notice.message]).forEach((one) => view.events.emit('chat', one));
      case 'room_updated':
        view.info = notice.room;
        return undefined;
      case 'permissions':
        return view.self.setPermissions(notice.permissions);
      case 'waiting':
        view.waiting = notice.waiting;
        return undefined;
      default:
        // A newer server tells more than is known here.
        return undefined;
    }
  }

  #put(info: ParticipantInfo): void {
    const { view } = this;
    if (info.identity === view.self.identity) return view.self.update(info);
    const known = view.participants.get(info.identity);
    const participant = known ?? new RemoteParticipant(this.host, info);
    participant.update(info);
    view.participants.set(info.identity, participant);
    if (!known) view.events.emit('participantJoined', { participant });
    const ids = new Set(info.tracks.map(({ id }) => id));
    for (const { id } of participant.tracks) {
      if (!ids.has(id)) this.#dropTrack(info.identity, id);
    }
    for (const track of info.tracks) this.#putTrack(info.identity, track);
    return undefined;
  }

  #left(identity: string, reason: LeaveReason): void {
    const participant = this.view.participants.get(identity);
    if (!participant) return;
    for (const { id } of participant.tracks) this.#dropTrack(identity, id);
    this.view.participants.delete(identity);
    this.view.events.emit('participantLeft', { participant, reason });
  }

  #putTrack(identity: string, info: TrackInfo): void {
    if (identity === this.view.self.identity) {
      return this.view.self.track(info.source)?.setMutedBy(info.muted);
    }
    const track = this.view.participants.get(identity)?.putTrack(info);
    if (track && this.isAutoSubscribing) track.setSubscribed(true);
    return undefined;
  }

  #dropTrack(identity: string, trackId: string): void {
    const participant = this.view.participants.get(identity);
    const track = participant?.dropTrack(trackId);
    if (!participant || !track) return;
    // While it still knows what shows it.
    if (track.mediaStreamTrack) this.view.events.emit('trackUnsubscribed', { participant, track });
    track.setSubscribed(false);
    track.close();
  }

  #speak(speakers: readonly { readonly identity: string; readonly level: number }[]): void {
    const { view } = this;
    const levels = new Map(speakers.map(({ identity, level }) => [identity, level]));
    for (const one of [view.self, ...view.participants.values()]) {
      one.setLevel(levels.get(one.identity) ?? null);
    }
    view.speakers = [...levels.keys()];
    view.events.emit('speakersChanged', { speakers: view.speakers });
  }

  #track(trackId: string): { participant: RemoteParticipant; track: RemoteTrack } | null {
    for (const participant of this.view.participants.values()) {
      const track = participant.tracks.find(({ id }) => id === trackId);
      if (track) return { participant, track };
    }
    return null;
  }
}
