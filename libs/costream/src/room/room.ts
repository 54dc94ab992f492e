import { LocalParticipant } from '../participants/local-participant.js';
import { LocalSources } from '../participants/local-sources.js';
import type { RemoteParticipant } from '../participants/remote-participant.js';
import type { ChatMessage, LeaveReason, Permissions, RoomInfo } from '../protocol/index.js';
import type { TrackHost } from '../tracks/track.js';
import type { Transport, TransportListener } from '../transport/transport.js';
import { Moderation } from './moderation.js';
import { RoomError } from './room-error.js';
import type { RoomEvents, RoomState } from './room-events.js';
import { RoomNews } from './room-news.js';
import type { JoinOptions } from './room-options.js';
import { RoomView, type Waiting } from './room-view.js';

/** A live room that we are in, or are on the way into. */
export class Room {
  /** Who we are, and what we show of us. */
  readonly self: LocalParticipant;
  /** What moderators may do. */
  readonly moderate: Moderation;
  readonly #view = new RoomView();
  readonly #sources: LocalSources;
  readonly #transport: Transport;

  /** @internal */
  constructor(
    connect: (listener: TransportListener) => Transport,
    who: { readonly identity: string; readonly name: string },
    options: JoinOptions,
  ) {
    const news = new RoomNews(this.#view, this.#host(options), options.autoSubscribe ?? true);
    news.onEnd = () => this.#release();
    this.#transport = connect(news);
    this.#sources = new LocalSources(this.#host(options), this.#transport);
    this.self = new LocalParticipant(this.#sources, who);
    this.#view.self = this.self;
    this.moderate = new Moderation(this.#transport);
    this.#transport.open();
  }

  get state(): RoomState {
    return this.#view.state;
  }

  /** Why it is over; null while it is not. */
  get endReason(): LeaveReason | null {
    return this.#view.endReason;
  }

  /** What it failed with, when it ended so: `room_full`, `not_open_yet`, `unreachable`, … */
  get error(): RoomError | null {
    return this.#view.error;
  }

  /** The room itself; null before the server has told. */
  get info(): RoomInfo | null {
    return this.#view.info;
  }

  /** The others, by identity. */
  get participants(): ReadonlyMap<string, RemoteParticipant> {
    return this.#view.participants;
  }

  /** Identities of who speaks now, the loudest first. */
  get speakers(): readonly string[] {
    return this.#view.speakers;
  }

  /** The newest messages, oldest first. */
  get chat(): readonly ChatMessage[] {
    return this.#view.chat;
  }

  /** Who waits to be let in; empty for who is no moderator. */
  get waiting(): readonly Waiting[] {
    return this.#view.waiting;
  }

  /** What we may do. */
  get permissions(): Permissions {
    return this.self.permissions;
  }

  /** Grows with every change: a snapshot for `useSyncExternalStore`. */
  get version(): number {
    return this.#view.version;
  }

  /** Whether the page may not play sound before somebody clicks; then call `startPlayback`. */
  get isPlaybackBlocked(): boolean {
    return this.#view.blocked.size > 0;
  }

  /** Calls the listener at each event of that name. @returns how to stop */
  on<K extends keyof RoomEvents>(name: K, listener: (event: RoomEvents[K]) => void): () => void {
    return this.#view.events.on(name, listener);
  }

  /** Plays what the page was not allowed to; to be called in the handler of a click. */
  async startPlayback(): Promise<void> {
    const elements = [...this.#view.blocked];
    this.#view.blocked.clear();
    await Promise.all(elements.map((element) => element.play().catch(() => null)));
    this.#view.changed();
  }

  /** Says something in the chat, to everybody or to those named. */
  async sendChat(text: string, to?: readonly string[]): Promise<void> {
    await this.#transport.sendChat(text, to);
  }

  /** Sends data of the app (text of at most 15 KiB) to everybody else, or to those named. */
  async sendData(topic: string, payload: string, to?: readonly string[]): Promise<void> {
    await this.#transport.sendData(topic, payload, to);
  }

  /** Changes what others see of us. */
  async setProfile(profile: {
    readonly name?: string;
    readonly metadata?: Readonly<Record<string, unknown>> | null;
  }): Promise<void> {
    await this.#transport.setProfile(profile);
  }

  async raiseHand(raised: boolean): Promise<void> {
    await this.#transport.raiseHand(raised);
  }

  /** Leaves: devices stop, connections close. It cannot be joined again; make a new one. */
  async leave(): Promise<void> {
    if (this.state === 'disconnected') return;
    this.#view.endReason = 'client';
    this.#view.setState('disconnected');
    this.#release();
    await this.#transport.close();
    this.#view.events.emit('ended', { reason: 'client', error: null });
  }

  #release(): void {
    this.#sources.close();
    for (const { tracks } of this.participants.values()) {
      for (const track of tracks) track.close();
    }
    this.#view.blocked.clear();
    void this.#transport.close();
  }

  #host(options: JoinOptions): TrackHost {
    const isAdaptive = (options.adaptiveQuality ?? true) && typeof document !== 'undefined';
    return {
      isAdaptive,
      changed: () => this.#view.changed(),
      setQuality: (trackId, quality) => this.#transport.setQuality(trackId, quality),
      setSubscribed: (trackId, isSubscribed) =>
        isSubscribed
          ? this.#transport.subscribe([trackId])
          : this.#transport.unsubscribe([trackId]),
      playbackBlocked: (element) => {
        this.#view.blocked.add(element);
        this.#view.changed();
        this.#view.events.emit('error', new RoomError('playback_blocked'));
      },
    };
  }
}
