import { runStatement } from '@skydeck/database';
import { newId } from '@skydeck/ids';
import type { RtmpEnd } from '@skydeck/rtmp';
import { Clock, Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RoomHistory } from '../rooms/room-history.js';
import type { IngressEntity } from './ingress.entity.js';
import { IngressEvents, ingressState } from './ingress.events.js';
import { BEAT, CONNECT, DISCONNECT, PUBLISH } from './ingress.sql.js';

const BEAT_MS = 2_000;
/** A process that has not said so for this long has nobody any more. */
export const STALE_MS = 15_000;

/** A publisher that this process has. */
export interface IngressConnection {
  /** `igc_…` */
  readonly id: string;
  readonly ingress: IngressEntity;
  /** Puts it out. */
  close(why: RtmpEnd): void;
  /** Asked every two seconds. */
  alive?(): Promise<void>;
}

/** The publishers of this process, and what their rows say of them. */
@Injectable()
export class IngressSessions implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('Ingress');
  readonly #open = new Map<string, IngressConnection>();
  readonly #rounds = new Rounds(
    () => this.beat(),
    (error) => this.#logger.warn({ msg: 'Publishers of ingresses were not seen to.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly history: RoomHistory,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(BEAT_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** Takes a publisher in; null when there is one, or the key was changed meanwhile. */
  async connect({ id, keyHash }: IngressEntity): Promise<string | null> {
    const now = this.clock.now();
    const connectionId = newId('igc', now.getTime());
    const stale = new Date(now.getTime() - STALE_MS);
    const values = [id, connectionId, now, stale, keyHash];
    const taken = await runStatement(this.dataSource.manager, CONNECT, values);
    return taken.length === 0 ? null : connectionId;
  }

  /** Keeps a publisher, until `gone`. */
  hold(connection: IngressConnection): void {
    this.#open.set(connection.id, connection);
  }

  /** What it sends is seen. */
  async published({ ingress, id }: Pick<IngressConnection, 'id' | 'ingress'>): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const changed = await runStatement(manager, PUBLISH, [ingress.id, id, this.clock.now()]);
      if (changed.length === 0) return;
      const state = ingressState(ingress);
      await this.history.tell(manager, IngressEvents.connected, ingress, state);
    });
  }

  /** It is gone. @param why null when it said good-bye */
  async gone(
    { ingress, id }: Pick<IngressConnection, 'id' | 'ingress'>,
    why: string | null,
  ): Promise<void> {
    this.#open.delete(id);
    await this.dataSource.transaction(async (manager) => {
      const values = [ingress.id, id, why, this.clock.now()];
      const changed = await runStatement(manager, DISCONNECT, values);
      if (changed.length === 0) return;
      const data = { ...ingressState(ingress), reason: why };
      await this.history.tell(manager, IngressEvents.disconnected, ingress, data);
    });
  }

  /** The publisher of a connection that this process has. */
  find(connectionId: string): IngressConnection | undefined {
    return this.#open.get(connectionId);
  }

  /** Puts the publisher of an ingress out, if this process has it. */
  async end(ingressId: string, why: RtmpEnd): Promise<void> {
    for (const connection of this.#open.values()) {
      if (connection.ingress.id !== ingressId) continue;
      connection.close(why);
      await this.gone(connection, why);
    }
  }

  /** Says that publishers are there, and puts out who may not be any more. */
  async beat(): Promise<void> {
    for (const connection of this.#open.values()) {
      try {
        await this.#see(connection);
      } catch (error) {
        // The engine may be away for a moment; others are seen to all the same.
        const { id } = connection.ingress;
        this.#logger.warn({ msg: 'A publisher was not seen to.', ingress: id, err: error });
      }
    }
  }

  async #see(connection: IngressConnection): Promise<void> {
    const { ingress, id } = connection;
    const values = [ingress.id, id, this.clock.now(), ingress.keyHash];
    const kept = await runStatement(this.dataSource.manager, BEAT, values);
    if (kept.length === 0) connection.close('stopped');
    else await connection.alive?.();
  }
}
