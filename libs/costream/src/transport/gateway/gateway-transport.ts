import type {
  Joined,
  ModeratorAction,
  ServerNotice,
  TrackSource,
  VideoQuality,
} from '../../protocol/index.js';
import type { RoomClock } from '../../room/clock.js';
import { RoomError } from '../../room/room-error.js';
import type { JoinOptions, RoomTicket } from '../../room/room-options.js';
import { type OutgoingTrack, Transport, type TransportListener } from '../transport.js';
import { GatewayLink } from './gateway-link.js';
import type { PeerContext } from './peer.js';
import { Publisher } from './publisher.js';
import { Reporter } from './reporter.js';
import type { RequestBody, Signal } from './signal.js';
import { Subscriber } from './subscriber.js';

const REPORT_MS = 10_000;

/** Our own gateway: one WebSocket, and a peer connection for each direction. */
export class GatewayTransport extends Transport {
  readonly #context: PeerContext;
  readonly #link: GatewayLink;
  readonly #publisher: Publisher;
  readonly #subscriber: Subscriber;
  readonly #reporter: Reporter;
  readonly #clock: RoomClock;
  #stopReporting: () => void = () => {};

  constructor(
    ticket: RoomTicket,
    options: JoinOptions,
    private readonly listener: TransportListener,
    clock: RoomClock,
  ) {
    super();
    this.#clock = clock;
    this.#context = {
      clock,
      iceTransportPolicy: options.iceTransportPolicy ?? 'all',
      iceServers: ticket.ice_servers ?? [],
      signal: null,
      failed: (error) => listener.failed(error),
      hopeless: () => this.#link.startOver(),
    };
    this.#publisher = new Publisher(this.#context, listener);
    this.#subscriber = new Subscriber(this.#context, (id, track) => listener.media(id, track));
    this.#reporter = new Reporter(this.#publisher, this.#subscriber);
    const { reconnectTimeoutMs = 120_000, client } = options;
    const where = { url: ticket.url, token: ticket.token, reconnectTimeoutMs, client };
    this.#link = new GatewayLink(
      where,
      {
        joined: (signal, joined, isResumed) => this.#joined(signal, joined, isResumed),
        cut: () => this.#cut(),
        notice: (notice) => this.#take(notice),
        ended: (reason, error) => {
          this.#release();
          listener.ended(reason, error);
        },
      },
      clock,
    );
  }

  override open(): void {
    this.#link.open();
  }

  override async publish(track: OutgoingTrack): Promise<void> {
    await this.#publisher.publish(track);
  }

  override async replace(source: TrackSource, track: MediaStreamTrack | null): Promise<void> {
    await this.#publisher.replace(source, track);
  }

  override async unpublish(source: TrackSource): Promise<void> {
    await this.#publisher.unpublish(source);
  }

  override async setMuted(source: TrackSource, muted: boolean): Promise<void> {
    await this.#publisher.setMuted(source, muted);
  }

  override subscribe(trackIds: readonly string[]): void {
    this.#subscriber.subscribe(trackIds);
  }

  override unsubscribe(trackIds: readonly string[]): void {
    this.#subscriber.unsubscribe(trackIds);
  }

  override setQuality(trackId: string, quality: VideoQuality): void {
    this.#subscriber.setQuality(trackId, quality);
  }

  override async sendChat(text: string, to?: readonly string[]): Promise<void> {
    await this.#request({ type: 'chat', text, to });
  }

  override async sendData(topic: string, payload: string, to?: readonly string[]): Promise<void> {
    await this.#request({ type: 'data', topic, payload, to });
  }

  override async setProfile(profile: {
    readonly name?: string;
    readonly metadata?: Readonly<Record<string, unknown>> | null;
  }): Promise<void> {
    await this.#request({ type: 'profile', ...profile });
  }

  override async raiseHand(raised: boolean): Promise<void> {
    await this.#request({ type: 'hand', raised });
  }

  override async moderate(action: ModeratorAction): Promise<void> {
    await this.#request({ type: 'moderate', ...action });
  }

  override async close(): Promise<void> {
    this.#release();
    await this.#link.close();
  }

  #joined(signal: Signal, joined: Joined, isResumed: boolean): void {
    if (joined.ice_servers.length > 0) this.#context.iceServers = joined.ice_servers;
    if (joined.status === 'waiting') return this.listener.joined(joined);
    this.#context.signal = signal;
    if (isResumed) {
      this.listener.joined(joined);
      this.#publisher.resume();
      this.#subscriber.resume();
    } else {
      this.#publisher.reset();
      this.#subscriber.reset();
      this.listener.joined(joined);
    }
    this.#report();
    return undefined;
  }

  #cut(): void {
    this.#context.signal = null;
    this.#stopReporting();
    this.listener.reconnecting();
  }

  #take(notice: ServerNotice): void {
    switch (notice.type) {
      case 'offer':
        return void this.#subscriber.take(notice);
      case 'candidate': {
        const peer = notice.peer === 'publisher' ? this.#publisher : this.#subscriber;
        return void peer.addCandidate(notice.candidate);
      }
      case 'media_reset':
        this.#publisher.reset();
        return this.#subscriber.reset();
      case 'admitted':
      case 'bye':
        return undefined;
      default:
        return this.listener.notice(notice);
    }
  }

  /** Tells what was measured; a reply that does not come shows that the socket is lost. */
  #report(): void {
    this.#stopReporting();
    this.#stopReporting = this.#clock.after(REPORT_MS, () => {
      void this.#tellStats();
      this.#report();
    });
  }

  async #tellStats(): Promise<void> {
    const stats = await this.#reporter.measure();
    if (stats.length === 0) return this.#link.probe();
    await this.#context.signal?.request({ type: 'report', stats }).catch((error: unknown) => {
      if (error instanceof RoomError && error.code === 'timeout') this.#link.probe();
    });
    return undefined;
  }

  async #request(body: RequestBody): Promise<unknown> {
    const { signal } = this.#context;
    if (!signal) throw new RoomError('not_connected', 'The room is not connected');
    return signal.request(body);
  }

  #release(): void {
    this.#context.signal = null;
    this.#stopReporting();
    this.#publisher.closePeer();
    this.#subscriber.closePeer();
    this.#publisher.forget();
    this.#subscriber.forget();
  }
}
