import type { ProjectRef } from '@skydeck/auth-guard';
import type { Permissions } from '@skydeck/costream/protocol';
import { isId, newId } from '@skydeck/ids';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BanEntity } from '../participants/ban.entity.js';
import { ParticipantErrors } from '../participants/participant.errors.js';
import { RoomEngine } from '../engine/room-engine.js';
import type { RoomGrant } from '../engine/room-grant.js';
import type { JoinInfo } from '../engine/room-spec.js';
import { askEngine } from '../rooms/ask-engine.js';
import type { RoomEntity } from '../rooms/room.entity.js';
import { RoomEngineErrors, RoomErrors } from '../rooms/room.errors.js';
import { RoomHistory } from '../rooms/room-history.js';
import { Rooms } from '../rooms/rooms.js';
import { permissionsFor } from './roles.js';
import { RoomTokenEntity } from './room-token.entity.js';
import { RoomTokenErrors } from './room-token.errors.js';
import type { CreateRoomToken } from './room-token.schema.js';
import { TokenSigner } from './token-signer.js';

/** A token that was made, and where one goes with it. */
export interface MadeToken {
  readonly grant: RoomGrant;
  readonly join: JoinInfo;
  readonly token: string;
}

/** Whom somebody comes in as. */
export interface Guest {
  readonly identity: string;
  readonly name: string;
  readonly metadata: Readonly<Record<string, unknown>> | null;
  readonly permissions: Permissions;
}

/** The tokens with which people come into rooms. */
@Injectable()
export class RoomTokens {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rooms: Rooms,
    private readonly signer: TokenSigner,
    private readonly engine: RoomEngine,
    private readonly history: RoomHistory,
    private readonly clock: Clock,
  ) {}

  /** @throws `room.not_found`, `room.ended`, `participant.banned`, `room_engine.unavailable`, `.unsupported` */
  async create(project: ProjectRef, roomId: string, wanted: CreateRoomToken): Promise<MadeToken> {
    const room = await this.rooms.get(project, roomId);
    const { identity, name = identity, metadata, ttl_s, single_use: isSingleUse } = wanted;
    // LiveKit lets in by itself, also who was cut off and comes back.
    if (isSingleUse && this.engine.name === 'livekit') throw RoomEngineErrors.unsupported();
    const guest = { identity, name, metadata, permissions: permissionsFor(wanted, room.mode) };
    return this.make(room, guest, ttl_s, isSingleUse);
  }

  /** A token for somebody. @throws as `create` does, but `room.not_found` */
  async make(
    room: RoomEntity,
    guest: Guest,
    ttlS: number,
    isSingleUse = false,
  ): Promise<MadeToken> {
    if (room.status === 'ended') throw RoomErrors.ended();
    const { id: roomId, projectId } = room;
    const { identity } = guest;
    // Claims are in whole seconds.
    const issuedAt = new Date(Math.floor(this.clock.now().getTime() / 1000) * 1000);
    const expiresAt = new Date(issuedAt.getTime() + ttlS * 1000);
    const tokenId = newId('rtk', this.clock.now().getTime());
    const grant = { tokenId, roomId, projectId, ...guest, issuedAt, expiresAt };
    const token = await this.signer.sign(grant);
    const join = await askEngine(() => this.engine.joinInfo(grant, token));
    await this.dataSource.transaction(async (manager) => {
      if (await manager.existsBy(BanEntity, { roomId, identity })) throw ParticipantErrors.banned();
      const [createdAt, revokedAt] = [this.clock.now(), null];
      const of = { id: tokenId, roomId, projectId, identity };
      const row = { ...of, expiresAt, revokedAt, isSingleUse, usedAt: null, createdAt };
      await manager.insert(RoomTokenEntity, row);
      const shown = { room_id: roomId, identity, expires_at: expiresAt.toISOString() };
      const allowed = { ...shown, permissions: { ...guest.permissions } };
      await this.history.note(manager, 'room_token.create', row, null, allowed);
    });
    return { grant, join, token };
  }

  /** Nobody comes in with it any more; twice changes nothing. @throws `room_token.not_found` */
  async revoke(project: ProjectRef, roomId: string, id: string): Promise<RoomTokenEntity> {
    await this.rooms.get(project, roomId);
    return this.dataSource.transaction(async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const where = { id, roomId };
      const row = isId('rtk', id) ? await manager.findOne(RoomTokenEntity, { where, lock }) : null;
      if (!row) throw RoomTokenErrors.not_found();
      if (row.revokedAt) return row;
      row.revokedAt = this.clock.now();
      await manager.update(RoomTokenEntity, { id }, { revokedAt: row.revokedAt });
      await this.history.note(manager, 'room_token.revoke', row);
      return row;
    });
  }
}
