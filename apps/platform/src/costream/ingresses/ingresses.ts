import type { ProjectRef } from '@skydeck/auth-guard';
import { readKeyset } from '@skydeck/database';
import { CommonErrors } from '@skydeck/errors';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { firstIdAt, isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RoomEngine } from '../engine/room-engine.js';
import { lockRoom } from '../rooms/lock-room.js';
import { RoomEngineErrors, RoomErrors } from '../rooms/room.errors.js';
import { RoomHistory } from '../rooms/room-history.js';
import { IngressEntity } from './ingress.entity.js';
import { IngressErrors } from './ingress.errors.js';
import { IngressEvents, ingressState } from './ingress.events.js';
import { makeIngressKey } from './ingress-key.js';
import type { CreateIngress, ListIngresses } from './ingress.schema.js';
import { IngressSessions } from './ingress-sessions.js';

/** An ingress with its key, which is shown once. */
export interface MadeIngress {
  readonly ingress: IngressEntity;
  readonly key: string;
}

/** The ingresses of a project. */
@Injectable()
export class Ingresses {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotas: Quotas,
    private readonly history: RoomHistory,
    private readonly sessions: IngressSessions,
    private readonly engine: RoomEngine,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws `room.not_found`, `room.ended`, `quota_exceeded`, `validation_failed`,
   * `room_engine.unavailable` where the engine takes no programs
   */
  async create({ id: projectId }: ProjectRef, wanted: CreateIngress): Promise<MadeIngress> {
    if (this.engine.name !== 'janus') {
      const detail = 'Ingresses need the embedded engine: set COSTREAM_ENGINE=janus.';
      throw RoomEngineErrors.unavailable({ detail });
    }
    const { room: roomId, kind, identity, name = identity } = wanted;
    const now = this.clock.now();
    const { key, keyHash } = makeIngressKey();
    const made = await madeBefore('ing', (id) => this.get({ id: projectId } as ProjectRef, id));
    if (made) return { ingress: made, key };
    const none = { connectionId: null, seenAt: null, connectedAt: null, lastError: null };
    const ingress = Object.assign(new IngressEntity(), {
      id: idOfThing('ing', now.getTime()),
      projectId,
      roomId,
      kind,
      identity,
      name,
      keyHash,
      ...none,
      status: 'inactive' as const,
      createdAt: now,
      updatedAt: now,
    });
    return this.dataSource.transaction(async (manager) => {
      const room = await lockRoom(manager, projectId, roomId);
      if (room.status === 'ended') throw RoomErrors.ended();
      if (kind === 'rtmp' && !room.videoCodecs.includes('h264')) {
        throw invalid('room', 'The room takes no H.264, which comes over RTMP.');
      }
      await this.quotas.take('room_ingresses', manager, projectId);
      if (await manager.existsBy(IngressEntity, { roomId, identity })) {
        throw invalid('identity', 'The room has an ingress of this identity.');
      }
      await manager.insert(IngressEntity, ingress);
      const state = ingressState(ingress);
      await this.history.tell(manager, IngressEvents.created, ingress, state);
      await this.history.note(manager, 'ingress.create', ingress, null, { ...state, name });
      return { ingress, key };
    });
  }

  /** Ingresses in the order asked for, one more than `limit`. */
  list(
    { id: projectId }: ProjectRef,
    wanted: ReturnType<typeof ListIngresses.parse>,
  ): Promise<IngressEntity[]> {
    const { created_after: from, created_before: until, room: roomId, status } = wanted.filters;
    const query = this.dataSource.createQueryBuilder(IngressEntity, 'ingress').where({
      projectId,
      ...(roomId !== undefined && { roomId }),
      ...(status !== undefined && { status }),
    });
    if (from) query.andWhere('ingress.id >= :from', { from: firstIdAt('ing', new Date(from)) });
    if (until) query.andWhere('ingress.id < :until', { until: firstIdAt('ing', new Date(until)) });
    return readKeyset(query, wanted);
  }

  /** @throws `ingress.not_found` */
  async get({ id: projectId }: ProjectRef, id: string): Promise<IngressEntity> {
    const rows = this.dataSource.getRepository(IngressEntity);
    const found = isId('ing', id) ? await rows.findOneBy({ projectId, id }) : null;
    if (!found) throw IngressErrors.not_found();
    return found;
  }

  /** Another key; whoever publishes is put out. @throws `ingress.not_found` */
  async resetKey({ id: projectId }: ProjectRef, id: string): Promise<MadeIngress> {
    const { key, keyHash } = makeIngressKey();
    const ingress = await this.dataSource.transaction(async (manager) => {
      const row = await this.#locked(manager, projectId, id);
      const changes = { keyHash, updatedAt: this.clock.now() };
      await manager.update(IngressEntity, { id }, changes);
      await this.history.tell(manager, IngressEvents.key_reset, row, ingressState(row));
      await this.history.note(manager, 'ingress.reset_key', row);
      return Object.assign(row, changes);
    });
    await this.sessions.end(id, 'disabled');
    return { ingress: await this.get({ id: projectId } as ProjectRef, ingress.id), key };
  }

  /** Puts its publisher out, and takes none in again. @throws `ingress.not_found` */
  async delete({ id: projectId }: ProjectRef, id: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const row = await this.#locked(manager, projectId, id);
      await this.forget(manager, row);
      await this.history.note(manager, 'ingress.delete', row, ingressState(row), null);
    });
    await this.sessions.end(id, 'stopped');
  }

  /** Deletes the row, in the transaction of whoever holds its lock. */
  async forget(manager: EntityManager, row: IngressEntity): Promise<void> {
    await manager.delete(IngressEntity, { id: row.id });
    await this.history.tell(manager, IngressEvents.deleted, row, ingressState(row));
  }

  async #locked(manager: EntityManager, projectId: string, id: string): Promise<IngressEntity> {
    const lock = { mode: 'pessimistic_write' } as const;
    const where = { projectId, id };
    const row = isId('ing', id) ? await manager.findOne(IngressEntity, { where, lock }) : null;
    if (!row) throw IngressErrors.not_found();
    return row;
  }
}

function invalid(field: string, message: string) {
  return CommonErrors.validation_failed({
    detail: `body.${field}: ${message}`,
    issues: [{ location: `body.${field}`, code: 'invalid_value', message }],
  });
}
