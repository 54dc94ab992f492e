import { findSandbox, type SandboxKind } from '@skydeck/ffmpeg-sandbox';
import {
  type Publisher,
  type PublisherSink,
  type RtmpAttempt,
  type RtmpEnd,
  type RtmpGate,
  RtmpListener,
  type RtmpRefusal,
} from '@skydeck/rtmp';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CostreamSettings } from '../costream-settings.js';
import { RoomEntity } from '../rooms/room.entity.js';
import { IngressEntity } from './ingress.entity.js';
import { IngressFeed } from './ingress-feed.js';
import { hashOfIngressKey } from './ingress-key.js';
import { IngressRooms } from './ingress-rooms.js';
import { type IngressConnection, IngressSessions } from './ingress-sessions.js';

const BITS = 8;
/** Pictures that came late, all at once, are no reason to put somebody out. */
const BURST_S = 10;

/** Takes publishers over RTMP, by the keys of ingresses. */
@Injectable()
export class RtmpIngest implements RtmpGate, OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Ingress');
  readonly #listener = new RtmpListener(this);
  #port: number | null = null;
  #sandbox: SandboxKind | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly settings: CostreamSettings,
    private readonly sessions: IngressSessions,
    private readonly rooms: IngressRooms,
  ) {}

  /** As bound; null while nothing listens. */
  get port(): number | null {
    return this.#port;
  }

  async onApplicationBootstrap(): Promise<void> {
    const { COSTREAM_ENGINE, COSTREAM_RTMP_HOST, COSTREAM_RTMP_PORT } = this.settings.config;
    if (COSTREAM_ENGINE !== 'janus') return;
    try {
      ({ port: this.#port } = await this.#listener.listen(COSTREAM_RTMP_PORT, COSTREAM_RTMP_HOST));
    } catch (error) {
      // Rooms are of use without it.
      this.#logger.warn({ msg: 'Nothing listens for RTMP: the port is taken.', err: error });
    }
  }

  async onModuleDestroy(): Promise<void> {
    if (this.#port !== null) await this.#listener.close('shutdown');
  }

  /** Lets in whoever has the key of an ingress whose room is there. */
  async admit(
    { streamKey }: RtmpAttempt,
    publisher: Publisher,
  ): Promise<PublisherSink | RtmpRefusal> {
    const { manager } = this.dataSource;
    const where = { keyHash: hashOfIngressKey(streamKey), kind: 'rtmp' as const };
    const ingress = await manager.findOneBy(IngressEntity, where);
    if (!ingress) return 'unknown_key';
    const room = await manager.findOneBy(RoomEntity, { id: ingress.roomId });
    if (!room || room.status === 'ended' || room.status === 'scheduled') return 'disabled';
    this.#sandbox ??= await findSandbox(false);
    const id = await this.sessions.connect(ingress);
    if (id === null) return 'busy';
    return this.#feed(ingress, room, id, publisher, this.#sandbox);
  }

  #feed(
    ingress: IngressEntity,
    room: RoomEntity,
    id: string,
    publisher: Publisher,
    sandbox: SandboxKind,
  ): IngressFeed {
    const maxBitrateBps = this.settings.config.COSTREAM_INGEST_MAX_KBPS * 1000;
    const told = (work: Promise<void>) =>
      void work.catch((error: unknown) => this.#logger.warn({ msg: 'not noted', err: error }));
    const feed = new IngressFeed({
      sandbox,
      maxBitrateBps,
      open: () => this.rooms.open(ingress, room),
      publishing: () => told(this.sessions.published(connection)),
      refuse: (why) => publisher.close(why),
      gone: (why) => {
        const isPolite = why === 'publisher_gone';
        told(this.sessions.gone(connection, isPolite ? null : why));
        told(this.rooms.close(ingress));
      },
    });
    const close = (why: RtmpEnd) => publisher.close(why);
    let allowedBytes = (maxBitrateBps / BITS) * BURST_S;
    const alive = async () => {
      // Two seconds are added every two seconds, up to what may come at once.
      const most = (maxBitrateBps / BITS) * BURST_S;
      allowedBytes = Math.min(most, allowedBytes + (maxBitrateBps / BITS) * 2) - feed.takeBytes();
      if (allowedBytes < 0) return close('bitrate_exceeded');
      const where = await this.rooms.whereabouts(ingress);
      if (where === 'removed') close('stopped');
      else if (where === 'lost') await feed.reopen();
    };
    const connection: IngressConnection = { id, ingress, close, alive };
    this.sessions.hold(connection);
    return feed;
  }
}
