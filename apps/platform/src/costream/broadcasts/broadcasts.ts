import type { ProjectRef } from '@skydeck/auth-guard';
import { isUniqueViolation, readKeyset } from '@skydeck/database';
import { madeBefore } from '@skydeck/idempotency';
import { firstIdAt, isId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CostreamSettings } from '../costream-settings.js';
import type { RoomEntity } from '../rooms/room.entity.js';
import { RoomErrors } from '../rooms/room.errors.js';
import { RoomHistory } from '../rooms/room-history.js';
import { Rooms } from '../rooms/rooms.js';
import { BroadcastEntity } from './broadcast.entity.js';
import { BroadcastErrors } from './broadcast.errors.js';
import { broadcastState } from './broadcast.events.js';
import { BroadcastKeys } from './broadcast-keys.js';
import { BroadcastRuns } from './broadcast-runs.js';
import type { CreateBroadcast, ListBroadcasts } from './broadcast.schema.js';
import { BroadcastStates } from './broadcast-states.js';
import { MediaStreams } from './media-streams.js';
import { checkTargets, newBroadcast } from './new-broadcast.js';

/** The broadcasts of rooms of a project. */
@Injectable()
export class Broadcasts {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotas: Quotas,
    private readonly rooms: Rooms,
    private readonly runs: BroadcastRuns,
    private readonly states: BroadcastStates,
    private readonly streams: MediaStreams,
    private readonly keys: BroadcastKeys,
    private readonly history: RoomHistory,
    private readonly settings: CostreamSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins to broadcast a room.
   * @throws `room.not_found`, `room.ended`, `broadcast.already_live`, `quota_exceeded`,
   * `validation_failed`, `room_engine.unavailable`, `unavailable`
   */
  async create(
    project: ProjectRef,
    roomId: string,
    wanted: CreateBroadcast,
  ): Promise<BroadcastEntity> {
    const made = await madeBefore('rbc', (id) => this.get(project, id));
    if (made) return made;
    const room = await this.rooms.get(project, roomId);
    if (room.status === 'ended') throw RoomErrors.ended();
    checkTargets(wanted, this.settings.config.COSTREAM_BROADCAST_ALLOW_CIDRS);
    await this.runs.ready();
    const row = await this.#insert(room, wanted);
    try {
      await this.begin(row, room.name);
    } catch (error) {
      await this.states.finish(row.id, 'not_started');
      throw error;
    }
    return row;
  }

  /** Has a broadcast made by this process; its live stream too, unless it has one. */
  async begin(row: BroadcastEntity, name: string): Promise<void> {
    if (row.hasHls && row.liveStreamId === null) {
      const stream = await this.streams.make(row.projectId, name);
      const ingest = { url: stream.ingest_url, key: stream.stream_key };
      row.liveStreamId = stream.id;
      row.ingestSealed = this.keys.sealIngest(ingest, row.id);
      row.playbackUrl = stream.hls_url;
      const { liveStreamId, ingestSealed, playbackUrl } = row;
      const changes = { liveStreamId, ingestSealed, playbackUrl };
      await this.dataSource.manager.update(BroadcastEntity, { id: row.id }, changes);
    }
    await this.runs.start(row);
  }

  /** Broadcasts of a room in the order asked for, one more than `limit`. @throws `room.not_found` */
  async list(
    project: ProjectRef,
    roomId: string,
    wanted: ReturnType<typeof ListBroadcasts.parse>,
  ): Promise<BroadcastEntity[]> {
    const { id } = await this.rooms.get(project, roomId);
    const { created_after: from, created_before: until, status } = wanted.filters;
    const where = { projectId: project.id, roomId: id, ...(status !== undefined && { status }) };
    const query = this.dataSource.createQueryBuilder(BroadcastEntity, 'broadcast').where(where);
    if (from) query.andWhere('broadcast.id >= :from', { from: firstIdAt('rbc', new Date(from)) });
    if (until)
      query.andWhere('broadcast.id < :until', { until: firstIdAt('rbc', new Date(until)) });
    return readKeyset(query, wanted);
  }

  /** @throws `broadcast.not_found` */
  async get({ id: projectId }: ProjectRef, id: string): Promise<BroadcastEntity> {
    const rows = this.dataSource.getRepository(BroadcastEntity);
    const found = isId('rbc', id) ? await rows.findOneBy({ projectId, id }) : null;
    if (!found) throw BroadcastErrors.not_found();
    return found;
  }

  /** Ends a broadcast; twice changes nothing. @throws `broadcast.not_found` */
  async end(project: ProjectRef, id: string): Promise<BroadcastEntity> {
    const row = await this.get(project, id);
    if (await this.states.finish(id, null)) {
      await this.dataSource.transaction(async (manager) => {
        await this.history.note(manager, 'broadcast.end', row, broadcastState(row), null);
      });
    }
    await this.runs.stop(row);
    return this.get(project, id);
  }

  async #insert(room: RoomEntity, wanted: CreateBroadcast): Promise<BroadcastEntity> {
    const row = newBroadcast(room, wanted, this.keys, this.runs.holderId, this.clock.now());
    try {
      await this.dataSource.transaction(async (manager) => {
        await this.quotas.take('room_broadcasts', manager, room.projectId);
        await manager.insert(BroadcastEntity, row);
        await this.history.note(manager, 'broadcast.create', row, null, broadcastState(row));
      });
    } catch (error) {
      if (isUniqueViolation(error)) throw BroadcastErrors.already_live();
      throw error;
    }
    return row;
  }
}
