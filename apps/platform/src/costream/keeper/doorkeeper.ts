import { runStatement, statement } from '@skydeck/database';
import { isId, newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ChatLog } from '../chat/chat-log.js';
import { CostreamNode } from '../costream-node.js';
import type { RoomGrant } from '../engine/room-grant.js';
import type { JoinRefusal, JoinVerdict } from '../engine/room-keeper.js';
import { RoomEntity } from '../rooms/room.entity.js';
import { infoOf, specOf } from '../rooms/room-views.js';
import { TokenSigner } from '../tokens/token-signer.js';
import { storable } from './storable.js';
import { mustWait, refusalOf, REFUSALS, standingOf } from './admission.js';

type Grant = Omit<RoomGrant, 'projectId'>;

/**
 * Judges who may come in. Whoever may has a seat from then on, for half a minute: of any number who
 * come at once, exactly as many are let in as there is room for.
 */
@Injectable()
export class Doorkeeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly signer: TokenSigner,
    private readonly chat: ChatLog,
    private readonly node: CostreamNode,
    private readonly clock: Clock,
  ) {}

  async admit(token: string): Promise<JoinVerdict> {
    const read = await this.signer.read(token);
    if ('why' in read) return refused(read.why);
    const { name, metadata } = storable({ name: read.grant.name, metadata: read.grant.metadata });
    const grant = { ...read.grant, name, metadata };
    if (!isId('room', grant.roomId)) return refused('no_room');
    return this.dataSource.transaction((manager) => this.#judge(manager, grant));
  }

  async #judge(manager: EntityManager, grant: Grant): Promise<JoinVerdict> {
    const now = this.clock.now();
    const lock = { mode: 'pessimistic_write' } as const;
    const room = await manager.findOne(RoomEntity, { where: { id: grant.roomId }, lock });
    if (!room) return refused('no_room');
    const standing = await standingOf(manager, room, grant, now);
    const { moderate } = grant.permissions;
    const why = refusalOf(room, standing, moderate, now);
    if (why) return refused(why);
    await runStatement(manager, USED, [grant.tokenId, room.id, now]);
    await this.#seat(manager, room, grant, now);
    return {
      verdict: mustWait(room, standing, moderate) ? 'waiting' : 'admitted',
      grant: { ...grant, projectId: room.projectId },
      room: infoOf(room),
      spec: specOf(room),
      chat: await this.chat.newest(manager, room.id, grant.identity),
    };
  }

  async #seat(
    manager: EntityManager,
    { id: roomId, projectId }: RoomEntity,
    { identity, name, metadata, permissions }: Grant,
    now: Date,
  ): Promise<void> {
    await manager.query(SEAT, [
      newId('prs', now.getTime()),
      roomId,
      projectId,
      identity,
      name,
      metadata && JSON.stringify(metadata),
      JSON.stringify(permissions),
      this.node.id,
      now,
    ]);
  }
}

const refused = (why: JoinRefusal): JoinVerdict => ({
  verdict: 'refused',
  why,
  message: REFUSALS[why],
});

/** The room is locked meanwhile: of many who come with one token at once, one is let in. */
const USED = statement(`
  update room_token set used_at = $3 where id = $1 and room_id = $2 and is_single_use`);

const SEAT = `
  insert into room_stay (id, room_id, project_id, identity, name, metadata, permissions, status,
    has_hand_raised, tracks, node_id, seen_at, joined_at)
  values ($1, $2, $3, $4, $5, $6::jsonb, $7::jsonb, 'joining', false, '[]', $8, $9, $9)
  on conflict (room_id, identity) where status in ('joining', 'waiting')
  do update set name = excluded.name, metadata = excluded.metadata,
    permissions = excluded.permissions, node_id = excluded.node_id, seen_at = excluded.seen_at,
    status = 'joining'`;
