import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import type { Precondition } from '@skydeck/envelope';
import { CommonErrors } from '@skydeck/errors';
import { madeBefore } from '@skydeck/idempotency';
import { firstIdAt, isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, Not } from 'typeorm';
import { lockRoom } from './lock-room.js';
import { changesOf, newRoom } from './new-room.js';
import { RoomEntity } from './room.entity.js';
import { RoomErrors } from './room.errors.js';
import { RoomEvents, roomState } from './room.events.js';
import { auditStateOf, RoomHistory } from './room-history.js';
import { RoomLifecycle } from './room-lifecycle.js';
import type { CreateRoom, ListRooms, UpdateRoom } from './room.schema.js';
import { RoomSignals } from './room-signals.js';
import { sessionEndOf } from './room-views.js';
import { RoomSessionEntity } from '../sessions/room-session.entity.js';

/** The rooms of a project. */
@Injectable()
export class Rooms {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotas: Quotas,
    private readonly history: RoomHistory,
    private readonly lifecycle: RoomLifecycle,
    private readonly signals: RoomSignals,
    private readonly clock: Clock,
  ) {}

  /** Makes a room, or finds it when an earlier attempt at this request did. @throws `quota_exceeded` */
  async create({ id: projectId }: ProjectRef, wanted: CreateRoom): Promise<RoomEntity> {
    const made = await madeBefore('room', (id) => this.#find(projectId, id));
    return made ?? this.#make(projectId, wanted);
  }

  async #make(projectId: string, wanted: CreateRoom): Promise<RoomEntity> {
    const room = newRoom(projectId, wanted, this.clock.now());
    this.#checkTimes(room, 'closes_at');
    return this.dataSource.transaction(async (manager) => {
      await this.quotas.take('rooms', manager, projectId);
      await manager.insert(RoomEntity, room);
      await this.history.tell(manager, RoomEvents.created, room, roomState(room));
      await this.history.note(manager, 'room.create', room, null, auditStateOf(room));
      return room;
    });
  }

  /** Rooms in the order asked for, one more than `limit`; all but ended ones when none are named. */
  list(
    { id: projectId }: ProjectRef,
    wanted: ReturnType<typeof ListRooms.parse>,
  ): Promise<RoomEntity[]> {
    const { created_after: from, created_before: until, name, status } = wanted.filters;
    const query = this.dataSource
      .createQueryBuilder(RoomEntity, 'room')
      .where({ projectId, status: status ?? Not('ended') });
    if (name) query.andWhere('strpos(lower(room.name), lower(:name)) > 0', { name });
    if (from) query.andWhere('room.id >= :from', { from: firstIdAt('room', new Date(from)) });
    if (until) query.andWhere('room.id < :until', { until: firstIdAt('room', new Date(until)) });
    return readKeyset(query, wanted);
  }

  /** @throws `room.not_found` */
  async get({ id: projectId }: ProjectRef, id: string): Promise<RoomEntity> {
    const room = isId('room', id) ? await this.#find(projectId, id) : null;
    if (!room) throw RoomErrors.not_found();
    return room;
  }

  #find(projectId: string, id: string): Promise<RoomEntity | null> {
    return this.dataSource.getRepository(RoomEntity).findOneBy({ projectId, id });
  }

  /** Changes what its owner may, and tells who is in it. @throws `room.not_found`, `room.ended` */
  async update(
    project: ProjectRef,
    id: string,
    wanted: UpdateRoom,
    expected: Precondition,
  ): Promise<RoomEntity> {
    const after = await this.dataSource.transaction(async (manager) => {
      const before = await lockRoom(manager, project.id, id);
      expected.check(before.version);
      if (before.status === 'ended') throw RoomErrors.ended();
      const changes = await this.#applied(manager, before, changesOf(wanted));
      await manager.update(RoomEntity, { id }, changes);
      const room = Object.assign(new RoomEntity(), before, changes);
      await this.history.tell(manager, RoomEvents.updated, room, roomState(room));
      const states = [auditStateOf(before), auditStateOf(room)] as const;
      await this.history.note(manager, 'room.update', room, ...states);
      return room;
    });
    await this.signals.changed(after);
    return after;
  }

  /** Sends everybody away, for good; twice changes nothing. @throws `room.not_found` */
  async end(project: ProjectRef, id: string, expected?: Precondition): Promise<RoomEntity> {
    const room = await this.dataSource.transaction(async (manager) => {
      const before = await lockRoom(manager, project.id, id);
      expected?.check(before.version);
      if (before.status === 'ended') return before;
      const ended = await this.lifecycle.end(manager, before, 'ended', this.clock.now());
      await this.history.note(
        manager,
        'room.end',
        ended,
        auditStateOf(before),
        auditStateOf(ended),
      );
      return ended;
    });
    await this.signals.ended(room.id);
    return room;
  }

  async #applied(
    manager: EntityManager,
    before: RoomEntity,
    wanted: Partial<RoomEntity>,
  ): Promise<Partial<RoomEntity>> {
    const now = this.clock.now();
    const room = Object.assign(new RoomEntity(), before, wanted);
    if (wanted.closesAt !== undefined || wanted.opensAt !== undefined) {
      this.#checkTimes(room, wanted.closesAt === undefined ? 'opens_at' : 'closes_at');
    }
    const counted = { version: before.version + 1, updatedAt: now };
    const isWaiting = before.status === 'scheduled' || before.status === 'idle';
    const isLater = room.opensAt !== null && room.opensAt > now;
    const status = isWaiting &&
      wanted.opensAt !== undefined && {
        status: isLater ? ('scheduled' as const) : ('idle' as const),
        emptySince: isLater ? room.opensAt : now,
      };
    const session =
      wanted.maxDurationS !== undefined && before.sessionId !== null
        ? await manager.findOneByOrFail(RoomSessionEntity, { id: before.sessionId })
        : null;
    const sessionClosesAt = session && sessionEndOf(room, session.startedAt);
    return { ...wanted, ...status, ...(session && { sessionClosesAt }), ...counted };
  }

  /** A room that is over before it begins is a mistake. */
  #checkTimes({ opensAt, closesAt }: RoomEntity, field: string): void {
    if (closesAt === null) return;
    const first = opensAt && opensAt > this.clock.now() ? opensAt : this.clock.now();
    if (closesAt > first) return;
    const message = 'Must be in the future, and `closes_at` after `opens_at`.';
    throw CommonErrors.validation_failed({
      detail: `body.${field}: ${message}`,
      issues: [{ location: `body.${field}`, code: 'invalid_value', message }],
    });
  }
}
