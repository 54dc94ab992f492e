import { hostname } from 'node:os';
import type { ProjectRef } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import { idOfThing, madeBefore } from '@skydeck/idempotency';
import { firstIdAt, isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import type { RoomEntity } from '../rooms/room.entity.js';
import { RoomHistory } from '../rooms/room-history.js';
import { Rooms } from '../rooms/rooms.js';
import { Captures } from './captures.js';
import { RoomRecordingEntity } from './recording.entity.js';
import { RecordingWorker } from './recording-worker.js';
import { RoomRecordingErrors } from './recording.errors.js';
import { recordingState, RoomRecordingEvents } from './recording.events.js';
import type { ListRoomRecordings, StartRecording } from './recording.schema.js';

/** The recordings of a project's rooms. */
@Injectable()
export class RoomRecordings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rooms: Rooms,
    private readonly captures: Captures,
    private readonly worker: RecordingWorker,
    private readonly quotas: Quotas,
    private readonly history: RoomHistory,
    private readonly clock: Clock,
  ) {}

  /** @throws `room.not_found`, `room_recording.nobody_there`, `.already_recording`, `quota_exceeded` */
  async start(
    project: ProjectRef,
    roomId: string,
    wanted: StartRecording,
  ): Promise<RoomRecordingEntity> {
    const made = await madeBefore('rrc', (id) => this.get(project, id));
    if (made) return made;
    const room = await this.rooms.get(project, roomId);
    const row = newRecording(room, wanted, this.clock.now());
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('room_recording_gigabytes', manager, project.id);
      await insert(manager, row);
      const after = { room: room.id, layout: row.layout, name: row.name };
      await this.history.note(manager, 'room_recording.start', row, null, after);
    });
    await this.captures.keep(row);
    return this.get(project, row.id);
  }

  /** Recordings in the order asked for, one more than `limit`. @throws `room.not_found` */
  async list(
    project: ProjectRef,
    room: string | null,
    wanted: ReturnType<typeof ListRoomRecordings.parse>,
  ): Promise<RoomRecordingEntity[]> {
    const roomId = room === null ? null : (await this.rooms.get(project, room)).id;
    const { status, created_after: from, created_before: until } = wanted.filters;
    const query = this.dataSource.createQueryBuilder(RoomRecordingEntity, 'recording').where({
      projectId: project.id,
      deletedAt: IsNull(),
      ...(roomId !== null && { roomId }),
      ...(status && { status }),
    });
    if (from) query.andWhere('recording.id >= :from', { from: firstIdAt('rrc', new Date(from)) });
    if (until)
      query.andWhere('recording.id < :until', { until: firstIdAt('rrc', new Date(until)) });
    return readKeyset(query, wanted);
  }

  /** @throws `room_recording.not_found` */
  async get({ id: projectId }: Pick<ProjectRef, 'id'>, id: string): Promise<RoomRecordingEntity> {
    const rows = this.dataSource.getRepository(RoomRecordingEntity);
    const which = { id, projectId, deletedAt: IsNull() };
    const row = isId('rrc', id) ? await rows.findOneBy(which) : null;
    if (!row) throw RoomRecordingErrors.not_found();
    return row;
  }

  /** Ends it; one that is over stays as it is. @throws `room_recording.not_found` */
  async stop(project: ProjectRef, id: string): Promise<RoomRecordingEntity> {
    const row = await this.get(project, id);
    if (await this.captures.end(row, 'stopped')) {
      await this.dataSource.transaction((manager) =>
        this.history.note(manager, 'room_recording.stop', row),
      );
      // Somebody waits for it: not for the next round.
      void this.worker.soon();
    }
    return this.get(project, id);
  }

  /** Its files go too; an asset that it became stays. @throws `room_recording.not_found`, `.not_over` */
  async delete(project: ProjectRef, id: string): Promise<RoomRecordingEntity> {
    const row = await this.get(project, id);
    const deletedAt = this.clock.now();
    const over = In(['ready', 'failed']);
    await this.dataSource.transaction(async (manager) => {
      const which = { id: row.id, deletedAt: IsNull(), status: over };
      const { affected } = await manager.update(RoomRecordingEntity, which, {
        deletedAt,
        handOverAt: null,
      });
      if (affected !== 1) throw RoomRecordingErrors.not_over();
      await this.history.tell(manager, RoomRecordingEvents.deleted, row, recordingState(row));
      await this.history.note(manager, 'room_recording.delete', row, { name: row.name });
    });
    return row;
  }
}

async function insert(manager: EntityManager, row: RoomRecordingEntity): Promise<void> {
  try {
    await manager.insert(RoomRecordingEntity, row);
  } catch (error) {
    if (isUniqueViolation(error)) {
      throw RoomRecordingErrors.already_recording();
    }
    throw error;
  }
}

/** The row of a recording that is to begin. @throws `room_recording.nobody_there` */
export function newRecording(
  room: RoomEntity,
  wanted: StartRecording,
  now: Date,
  isAutomatic = false,
): RoomRecordingEntity {
  const { id: roomId, projectId, sessionId } = room;
  if (sessionId === null) throw RoomRecordingErrors.nobody_there();
  return Object.assign(new RoomRecordingEntity(), {
    id: idOfThing('rrc', now.getTime()),
    projectId,
    roomId,
    sessionId,
    name: wanted.name ?? room.name,
    layout: wanted.layout,
    status: 'starting' as const,
    isAutomatic,
    asAsset: wanted.as_asset,
    assetId: null,
    handOverAt: null,
    handOvers: 0,
    endReason: null,
    failure: null,
    progress: 0,
    durationMs: 0,
    sizeBytes: 0,
    files: [],
    sources: {},
    host: hostname(),
    leaseUntil: null,
    attempts: 0,
    isSwept: false,
    createdAt: now,
    startedAt: null,
    endedAt: null,
    readyAt: null,
    deletedAt: null,
  });
}
