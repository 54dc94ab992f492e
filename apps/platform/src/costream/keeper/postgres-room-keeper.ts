import type {
  ChatMessage,
  LeaveReason,
  ParticipantInfo,
  TrackInfo,
} from '@skydeck/costream/protocol';
import { runStatement, statement } from '@skydeck/database';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ChatLog } from '../chat/chat-log.js';
import { type JoinVerdict, type Measured, RoomKeeper, type Stay } from '../engine/room-keeper.js';
import { BanList } from '../participants/ban-list.js';
import { StayChanges } from '../participants/stay-changes.js';
import { StayEntity } from '../participants/stay.entity.js';
import { RoomEntity } from '../rooms/room.entity.js';
import { Doorkeeper } from './doorkeeper.js';
import { JoinMetrics } from './join-metrics.js';
import { Presence } from './presence.js';
import { Arrivals } from './arrivals.js';
import { storable, storableText } from './storable.js';

const MEASURED = statement(`
  update room_stay set quality = told.quality::jsonb, measured_at = $3
  from unnest($1::text[], $2::text[]) told (id, quality)
  where room_stay.id = told.id and status = 'active'`);

/** Keeps rooms in Postgres. */
@Injectable()
export class PostgresRoomKeeper extends RoomKeeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly doorkeeper: Doorkeeper,
    private readonly joins: JoinMetrics,
    private readonly arrivals: Arrivals,
    private readonly changes: StayChanges,
    private readonly bans: BanList,
    private readonly chat: ChatLog,
    private readonly presence: Presence,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async admit(token: string): Promise<JoinVerdict> {
    const verdict = await this.doorkeeper.admit(token);
    this.joins.judged(verdict);
    return verdict;
  }

  override joined(stay: Stay, participant: ParticipantInfo): Promise<void> {
    return this.arrivals.joined(stay, storable(participant));
  }

  override async left({ sessionId: id }: Stay, why: LeaveReason): Promise<void> {
    const stay = await this.#stay(id);
    if (!stay) return;
    await this.dataSource.transaction((manager) => this.changes.leave(manager, stay, why));
  }

  override async updated({ sessionId: id }: Stay, participant: ParticipantInfo): Promise<void> {
    const before = await this.#stay(id);
    if (!before) return;
    const { name, metadata, permissions, hand_raised: hasHandRaised } = storable(participant);
    const after = Object.assign(new StayEntity(), before, { name, permissions, hasHandRaised });
    after.metadata = metadata && { ...metadata };
    await this.dataSource.transaction((manager) => this.changes.update(manager, after));
  }

  override async trackPublished({ sessionId }: Stay, track: TrackInfo): Promise<void> {
    await this.#change((manager) => this.changes.setTrack(manager, sessionId, storable(track)));
  }

  override async trackUpdated({ sessionId }: Stay, track: TrackInfo): Promise<void> {
    await this.#change((manager) => this.changes.setTrack(manager, sessionId, storable(track)));
  }

  override async trackUnpublished({ sessionId }: Stay, track: TrackInfo): Promise<void> {
    await this.#change((manager) => this.changes.dropTrack(manager, sessionId, track.id));
  }

  override async said(
    { roomId, sessionId: id, identity }: Stay,
    text: string,
    to: readonly string[] | null,
  ): Promise<ChatMessage> {
    const { manager } = this.dataSource;
    const room = await manager.findOneByOrFail(RoomEntity, { id: roomId });
    const stay = await manager.findOneBy(StayEntity, { id });
    const speaker = { identity, name: stay?.name ?? identity };
    return this.chat.keep(room, speaker, storableText(text), storable(to));
  }

  override async measured(all: readonly Measured[]): Promise<void> {
    const ids = all.map(({ stay }) => stay.sessionId);
    const qualities = all.map(({ reports }) => JSON.stringify(storable(reports)));
    const values = [ids, qualities, this.clock.now()];
    await runStatement(this.dataSource.manager, MEASURED, values);
  }

  override waiting(stay: Stay, isWaiting: boolean, name: string): Promise<void> {
    return this.arrivals.waiting(stay, isWaiting, storableText(name));
  }

  override async banned({ roomId: id }: Stay, identity: string): Promise<void> {
    const room = await this.dataSource.manager.findOneByOrFail(RoomEntity, { id });
    await this.#change((manager) => this.bans.ban(manager, room, storableText(identity)));
  }

  override present(stays: readonly Stay[]): Promise<readonly string[]> {
    return this.presence.told(stays);
  }

  #stay(id: string): Promise<StayEntity | null> {
    return this.dataSource.manager.findOneBy(StayEntity, { id, status: 'active' });
  }

  async #change(work: (manager: EntityManager) => Promise<unknown>): Promise<void> {
    await this.dataSource.transaction(work);
  }
}
