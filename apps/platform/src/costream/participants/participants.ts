import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { CommonErrors } from '@skydeck/errors';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { RoomEngine } from '../engine/room-engine.js';
import type { TrackChoice } from '../engine/room-spec.js';
import { askEngine } from '../rooms/ask-engine.js';
import { RoomErrors } from '../rooms/room.errors.js';
import { RoomHistory } from '../rooms/room-history.js';
import { Rooms } from '../rooms/rooms.js';
import { type Guest, RoomTokens } from '../tokens/room-tokens.js';
import { BanList } from './ban-list.js';
import { Bans } from './bans.js';
import { ParticipantErrors } from './participant.errors.js';
import type { ListRoomParticipants, UpdateRoomParticipant } from './participant.schema.js';
import { StayChanges } from './stay-changes.js';
import { StayEntity } from './stay.entity.js';

/** Somebody who is moved has this long to come into the other room. */
const MOVE_TTL_S = 3_600;

/** Who is in rooms, and what their owner does about them. */
@Injectable()
export class Participants {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rooms: Rooms,
    private readonly engine: RoomEngine,
    private readonly tokens: RoomTokens,
    private readonly banList: BanList,
    private readonly bans: Bans,
    private readonly changes: StayChanges,
    private readonly history: RoomHistory,
  ) {}

  /** One more than `limit`. @throws `room.not_found` */
  async list(
    project: ProjectRef,
    room: string,
    wanted: ReturnType<typeof ListRoomParticipants.parse>,
  ): Promise<StayEntity[]> {
    const { id: roomId } = await this.rooms.get(project, room);
    const { status = 'active', session: sessionId } = wanted.filters;
    const query = this.dataSource.createQueryBuilder(StayEntity, 'stay');
    query.where({ roomId, status, ...(sessionId !== undefined && { sessionId }) });
    return readKeyset(query, wanted);
  }

  /** Somebody who is there. @throws `room.not_found`, `participant.not_found` */
  async get(project: ProjectRef, room: string, identity: string): Promise<StayEntity> {
    const { id: roomId } = await this.rooms.get(project, room);
    const where = { roomId, identity, status: 'active' } as const;
    const stay = await this.dataSource.manager.findOneBy(StayEntity, where);
    if (!stay) throw ParticipantErrors.not_found();
    return stay;
  }

  /** Changes what somebody may do, and how others see them. */
  async update(
    project: ProjectRef,
    room: string,
    identity: string,
    wanted: UpdateRoomParticipant,
  ): Promise<StayEntity> {
    const before = await this.get(project, room, identity);
    const { permissions, ...profile } = wanted;
    await askEngine(async () => {
      if (permissions) await this.engine.setPermissions(room, identity, permissions);
      if (Object.keys(profile).length > 0) await this.engine.setProfile(room, identity, profile);
    });
    const after = Object.assign(new StayEntity(), before, wanted);
    await this.dataSource.transaction(async (manager) => {
      await this.changes.update(manager, after);
      await this.#note(before, 'update', manager, { ...wanted });
    });
    return this.get(project, room, identity);
  }

  /** Silences tracks so that their publisher cannot undo it, or allows them again. */
  async mute(
    project: ProjectRef,
    room: string,
    identity: string,
    which: TrackChoice,
    muted: boolean,
  ): Promise<StayEntity> {
    const stay = await this.get(project, room, identity);
    await askEngine(() => this.engine.muteTracks(room, identity, which, muted));
    await this.dataSource.transaction(async (manager) => {
      await this.changes.mute(manager, stay, which, muted);
      await this.#note(stay, muted ? 'mute' : 'unmute', manager, { ...which });
    });
    return this.get(project, room, identity);
  }

  /** Puts somebody out, and for good when `isBan`: that needs nobody to be there. */
  async remove(
    project: ProjectRef,
    roomId: string,
    identity: string,
    isBan: boolean,
  ): Promise<{ isRemoved: boolean; banId: string | null }> {
    const room = await this.rooms.get(project, roomId);
    const banId = isBan
      ? await this.dataSource.transaction((manager) => this.banList.ban(manager, room, identity))
      : null;
    const isRemoved = await this.bans.putOut(room, identity, isBan ? 'banned' : 'removed');
    if (!isRemoved && !isBan) throw ParticipantErrors.not_found();
    return { isRemoved, banId };
  }

  /** Sends somebody to another room, with a token for it. */
  async move(project: ProjectRef, roomId: string, identity: string, to: string): Promise<void> {
    const stay = await this.get(project, roomId, identity);
    if (to === roomId) throw sameRoom();
    const target = await this.rooms.get(project, to);
    if (target.participants >= target.maxParticipants) throw RoomErrors.full();
    const { name, permissions } = stay;
    const metadata = stay.metadata as Guest['metadata'];
    const guest = { identity, name, metadata, permissions };
    const { join } = await this.tokens.make(target, guest, MOVE_TTL_S);
    await askEngine(() => this.engine.remove(roomId, identity, 'moved', join.token));
    await this.dataSource.transaction(async (manager) => {
      await this.changes.leave(manager, stay, 'moved');
      await this.#note(stay, 'move', manager, { to });
    });
  }

  /** @throws `participant.not_found` */
  async lowerHand(project: ProjectRef, room: string, identity: string): Promise<StayEntity> {
    const stay = await this.get(project, room, identity);
    await askEngine(() => this.engine.lowerHand(room, identity));
    const after = Object.assign(new StayEntity(), stay, { hasHandRaised: false });
    await this.dataSource.transaction((manager) => this.changes.update(manager, after));
    return this.get(project, room, identity);
  }

  async #note(
    { identity, roomId, projectId }: StayEntity,
    verb: string,
    manager: Parameters<RoomHistory['note']>[0],
    after: Record<string, unknown>,
  ): Promise<void> {
    const state = JSON.parse(JSON.stringify({ identity, ...after })) as Parameters<
      RoomHistory['note']
    >[4];
    await this.history.note(manager, `participant.${verb}`, { id: roomId, projectId }, null, state);
  }
}

function sameRoom() {
  const message = 'They are in this room.';
  return CommonErrors.validation_failed({
    detail: `body.room: ${message}`,
    issues: [{ location: 'body.room', code: 'invalid_value', message }],
  });
}
