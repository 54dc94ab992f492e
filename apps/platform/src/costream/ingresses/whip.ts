import { isId } from '@skydeck/ids';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RoomEntity } from '../rooms/room.entity.js';
import { RoomEngine } from '../engine/room-engine.js';
import { RoomEngineErrors, RoomErrors } from '../rooms/room.errors.js';
import { RoomTokens } from '../tokens/room-tokens.js';
import { IngressEntity } from './ingress.entity.js';
import { IngressErrors } from './ingress.errors.js';
import { isIngressKey } from './ingress-key.js';
import { type IngressConnection, IngressSessions } from './ingress-sessions.js';
import { candidatesOf, whipOfferOf } from './whip-offer.js';
import { GatewayAddress } from './gateway-address.js';
import { reading, refusalOf } from './whip-refusals.js';
import { WhipSession } from './whip-session.js';

/** A publisher needs the token for as long as it takes to come in. */
const TOKEN_S = 60;

const ALLOWED = {
  publish: ['camera', 'microphone'],
  subscribe: false,
  data: false,
  hidden: false,
  moderate: false,
} as const;

/** Publishers over WHIP (RFC 9725). */
@Injectable()
export class Whip {
  readonly #logger = new Logger('Ingress');
  readonly #sessions = new Map<string, WhipSession>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: IngressSessions,
    private readonly tokens: RoomTokens,
    private readonly engine: RoomEngine,
    private readonly gateway: GatewayAddress,
  ) {}

  /**
   * Takes a publisher in. Answers the connection and what to answer the offer with.
   * @throws `ingress.key_refused`, `ingress.busy`, `ingress.offer_refused`, `room.ended`
   */
  async publish(
    id: string,
    key: string | null,
    sdp: string,
  ): Promise<{ readonly connectionId: string; readonly answer: string }> {
    const ingress = await this.#owned(id, key);
    const offer = reading(() => whipOfferOf(sdp));
    const room = await this.dataSource.manager.findOneBy(RoomEntity, { id: ingress.roomId });
    if (!room || room.status === 'ended') throw RoomErrors.ended();
    if (this.engine.name !== 'janus') {
      const detail = 'WHIP needs the embedded engine: set COSTREAM_ENGINE=janus.';
      throw RoomEngineErrors.unavailable({ detail });
    }
    const { identity, name } = ingress;
    const guest = { identity, name, metadata: null, permissions: ALLOWED };
    const { token } = await this.tokens.make(room, guest, TOKEN_S);
    const connectionId = await this.sessions.connect(ingress);
    if (connectionId === null) throw IngressErrors.busy();
    try {
      const opened = await WhipSession.open(this.gateway.url, token, offer);
      this.#hold(ingress, connectionId, opened.session);
      return { connectionId, answer: opened.answer };
    } catch (error) {
      await this.sessions.gone({ id: connectionId, ingress }, 'refused');
      throw refusalOf(error);
    }
  }

  /** Passes candidates on. @throws `ingress.session_not_found`, `ingress.key_refused` */
  async trickle(id: string, connectionId: string, key: string | null, fragment: string) {
    await this.#owned(id, key);
    const session = this.#sessionOf(id, connectionId);
    try {
      for (const candidate of candidatesOf(fragment)) await session.candidate(candidate);
    } catch (error) {
      throw refusalOf(error);
    }
  }

  /** Ends it. @throws `ingress.session_not_found`, `ingress.key_refused` */
  async end(id: string, connectionId: string, key: string | null): Promise<void> {
    await this.#owned(id, key);
    const session = this.#sessionOf(id, connectionId);
    const connection = this.sessions.find(connectionId);
    if (connection) await this.sessions.gone(connection, null);
    session.close();
  }

  #hold(ingress: IngressEntity, id: string, session: WhipSession): void {
    this.#sessions.set(id, session);
    let wasSeen = false;
    const connection: IngressConnection = {
      id,
      ingress,
      close: () => session.close(),
      alive: async () => {
        const there = await this.engine.participants(ingress.roomId);
        const tracks = there.find(({ identity }) => identity === ingress.identity)?.tracks.length;
        if (tracks !== undefined && tracks > 0 && !wasSeen) {
          wasSeen = true;
          await this.sessions.published(connection);
        } else if (wasSeen && !tracks) session.close();
      },
    };
    this.sessions.hold(connection);
    void this.#followed(connection, session, () => wasSeen).catch((error: unknown) => {
      this.#logger.warn({ msg: 'The end of a publisher was not noted.', err: error });
    });
  }

  async #followed(
    connection: IngressConnection,
    session: WhipSession,
    wasSeen: () => boolean,
  ): Promise<void> {
    await session.ended();
    this.#sessions.delete(connection.id);
    await this.sessions.gone(connection, wasSeen() ? null : 'no_media');
  }

  async #owned(id: string, key: string | null): Promise<IngressEntity> {
    const where = { id, kind: 'whip' as const };
    const ingress = isId('ing', id)
      ? await this.dataSource.manager.findOneBy(IngressEntity, where)
      : null;
    // Whoever has no key does not learn which ones there are.
    if (!ingress || key === null || !isIngressKey(key, ingress.keyHash)) {
      throw IngressErrors.key_refused();
    }
    return ingress;
  }

  #sessionOf(id: string, connectionId: string): WhipSession {
    const session = this.#sessions.get(connectionId);
    const ingressId = this.sessions.find(connectionId)?.ingress.id;
    if (!session || ingressId !== id) throw IngressErrors.session_not_found();
    return session;
  }
}
