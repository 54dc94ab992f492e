import type { Room } from 'livekit-client';
import type { ModeratorAction, TrackSource, VideoQuality } from '../../protocol/index.js';
import { RoomError } from '../../room/room-error.js';
import type { JoinOptions, RoomTicket } from '../../room/room-options.js';
import { isModerator } from '../../room/token-claims.js';
import { rtcIceServers } from '../ice-servers.js';
import { type OutgoingTrack, Transport, type TransportListener } from '../transport.js';
import { LiveKitModerator } from './livekit-moderator.js';
import { CHAT, LiveKitNews } from './livekit-news.js';
import { HAND, reasonOf, trackOf } from './livekit-shapes.js';

type LiveKit = typeof import('livekit-client');

/** A LiveKit server, by its own client, which is loaded only now. */
export class LiveKitTransport extends Transport {
  #livekit: LiveKit | null = null;
  #room: Room | null = null;
  #news: LiveKitNews | null = null;
  #isClosed = false;
  #hasConnected = false;
  readonly #waiting = new Map<TrackSource, OutgoingTrack>();
  readonly #moderator: LiveKitModerator;

  constructor(
    private readonly ticket: RoomTicket,
    private readonly options: JoinOptions,
    private readonly listener: TransportListener,
    private readonly load: () => Promise<LiveKit> = () => import('livekit-client'),
  ) {
    super();
    this.#moderator = new LiveKitModerator(
      ticket.url,
      ticket.token,
      () => this.#room?.name ?? '',
      (identity) => this.#tracksOf(identity),
    );
  }

  override open(): void {
    this.#begin(this.ticket.token);
  }

  #begin(token: string): void {
    this.#moderator.token = token;
    this.#connect(token).catch((error: unknown) => {
      if (this.#isClosed) return;
      this.#isClosed = true;
      const { name, message } = error as Error;
      const reason = (error as { reason?: number }).reason;
      // ConnectionErrorReason.NotAllowed
      const code = name === 'ConnectionError' && reason === 0 ? 'bad_token' : 'unreachable';
      const end = code === 'bad_token' ? 'denied' : 'timeout';
      this.listener.ended(end, new RoomError(code, message, { cause: error }));
    });
  }

  override async publish(outgoing: OutgoingTrack): Promise<void> {
    const { source, track, muted } = outgoing;
    this.#waiting.delete(source);
    if (!this.#livekit || !this.#room || !this.#isConnected) {
      this.#waiting.set(source, outgoing);
      return;
    }
    if (!track) return;
    const { localParticipant } = this.#room;
    const { Source } = this.#livekit.Track;
    const named = Object.values(Source).find((one) => one.valueOf() === source);
    const publication = await localParticipant
      .publishTrack(track, { source: named, simulcast: source === 'camera' })
      .catch((error: Error) => {
        throw new RoomError('media_failure', error.message, { cause: error });
      });
    if (muted) await publication.mute();
  }

  override async replace(source: TrackSource, track: MediaStreamTrack | null): Promise<void> {
    const waiting = this.#waiting.get(source);
    if (waiting) this.#waiting.set(source, { ...waiting, track });
    const published = this.#published(source);
    // LiveKit's track keeps the stopped one while it is muted.
    if (track && published?.track) await published.track.replaceTrack(track, true);
  }

  override async unpublish(source: TrackSource): Promise<void> {
    this.#waiting.delete(source);
    const track = this.#published(source)?.track;
    if (track) await this.#room?.localParticipant.unpublishTrack(track, true);
  }

  override async setMuted(source: TrackSource, muted: boolean): Promise<void> {
    const waiting = this.#waiting.get(source);
    if (waiting) this.#waiting.set(source, { ...waiting, muted });
    const published = this.#published(source);
    await (muted ? published?.mute() : published?.unmute());
  }

  override subscribe(trackIds: readonly string[]): void {
    for (const id of trackIds) this.#remote(id)?.setSubscribed(true);
  }

  override unsubscribe(trackIds: readonly string[]): void {
    for (const id of trackIds) {
      this.#remote(id)?.setSubscribed(false);
      this.listener.media(id, null);
    }
  }

  override setQuality(trackId: string, quality: VideoQuality): void {
    const publication = this.#remote(trackId);
    publication?.setEnabled(quality !== 'off');
    const qualities = this.#livekit?.VideoQuality;
    if (!qualities || quality === 'off') return;
    const { HIGH, MEDIUM, LOW } = qualities;
    publication?.setVideoQuality({ high: HIGH, medium: MEDIUM, low: LOW }[quality]);
  }

  override async sendChat(text: string, to?: readonly string[]): Promise<void> {
    const { identity } = this.#local();
    const message = { id: crypto.randomUUID(), text, to: to ?? null };
    await this.sendData(CHAT, JSON.stringify(message), to);
    this.#news?.said({ ...message, from: identity });
  }

  override async sendData(topic: string, payload: string, to?: readonly string[]): Promise<void> {
    const bytes = new TextEncoder().encode(payload);
    const destinationIdentities = to && [...to];
    await this.#local().publishData(bytes, { reliable: true, topic, destinationIdentities });
  }

  override async setProfile(profile: {
    readonly name?: string;
    readonly metadata?: Readonly<Record<string, unknown>> | null;
  }): Promise<void> {
    const { name, metadata } = profile;
    if (name !== undefined) await this.#local().setName(name);
    if (metadata === undefined) return;
    await this.#local().setMetadata(metadata === null ? '' : JSON.stringify(metadata));
  }

  override async raiseHand(raised: boolean): Promise<void> {
    await this.#local().setAttributes({ [HAND]: raised ? 'true' : '' });
  }

  override async moderate(action: ModeratorAction): Promise<void> {
    await this.#moderator.moderate(action);
  }

  override async close(): Promise<void> {
    this.#isClosed = true;
    await this.#room?.disconnect(true);
  }

  async #connect(token: string): Promise<void> {
    const { url, ice_servers = [] } = this.ticket;
    this.#livekit = await this.load();
    if (this.#isClosed) return;
    const room = new this.#livekit.Room({ dynacast: true, stopLocalTrackOnUnpublish: true });
    this.#room = room;
    this.#hasConnected = false;
    this.#news = new LiveKitNews(room, this.listener, isModerator(token), (next) => {
      this.#move(room, next);
    });
    this.#news.listen((reason) => {
      if (room === this.#room) this.#ended(reason);
    });
    const { iceTransportPolicy } = this.options;
    const iceServers = rtcIceServers(ice_servers);
    const rtcConfig = {
      ...(iceServers.length > 0 && { iceServers }),
      ...(iceTransportPolicy && { iceTransportPolicy }),
    };
    room.on('reconnected', () => this.#publishWaiting());
    await room.connect(url, token, { autoSubscribe: false, rtcConfig });
    this.#hasConnected = true;
    this.#publishWaiting();
  }

  /** Publishes what was asked for while it was not connected. */
  #publishWaiting(): void {
    for (const waiting of this.#waiting.values()) {
      this.publish(waiting).catch((error: unknown) => {
        if (error instanceof RoomError) this.listener.refused(waiting.source, error);
      });
    }
  }

  /** Goes on in another room, with what is published here. */
  #move(room: Room, token: string): void {
    const tracks = [...room.localParticipant.trackPublications.values()];
    for (const publication of tracks) {
      const { source } = trackOf(publication);
      const track = publication.track?.mediaStreamTrack ?? null;
      this.#waiting.set(source, { source, track, muted: publication.isMuted });
    }
    this.#room = null;
    this.listener.reconnecting();
    void room.disconnect(false);
    this.#begin(token);
  }

  #ended(reason: number | undefined): void {
    // While it connects for the first time, the promise of `connect` tells.
    if (this.#isClosed || !this.#hasConnected) return;
    this.#isClosed = true;
    this.listener.ended(reasonOf(reason), null);
  }

  get #isConnected(): boolean {
    return this.#room?.state === this.#livekit?.ConnectionState.Connected;
  }

  #local(): Room['localParticipant'] {
    if (!this.#room || !this.#isConnected) {
      throw new RoomError('not_connected', 'The room is not connected');
    }
    return this.#room.localParticipant;
  }

  #published(source: TrackSource) {
    const all = [...(this.#room?.localParticipant.trackPublications.values() ?? [])];
    return all.find((one) => one.source.valueOf() === source);
  }

  #remote(trackId: string) {
    for (const { trackPublications } of this.#room?.remoteParticipants.values() ?? []) {
      const found = trackPublications.get(trackId);
      if (found) return found;
    }
    return undefined;
  }

  #tracksOf(identity: string | null) {
    const here = [...(this.#room?.remoteParticipants.values() ?? [])];
    return here
      .filter((one) => one.identity === (identity ?? one.identity))
      .flatMap((one) =>
        one.getTrackPublications().map((publication) => ({
          identity: one.identity,
          id: publication.trackSid,
          source: trackOf(publication).source,
        })),
      );
  }
}
