import { Clock } from '@skydeck/service';
import { Usage } from '@skydeck/usage';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import { RoomEntity } from '../rooms/room.entity.js';
import { RoomHistory } from '../rooms/room-history.js';
import { RoomSignals } from '../rooms/room-signals.js';
import {
  type RecordedFile,
  type RecordingEndReason,
  type RecordingFailure,
  type RecordingStatus,
  RoomRecordingEntity,
} from './recording.entity.js';
import { recordingState, RoomRecordingEvents } from './recording.events.js';

/** What was made of a recording. */
export interface MadeRecording {
  readonly durationMs: number;
  readonly files: readonly RecordedFile[];
}

/** Moves recordings on: each step happens once, whoever asks for it and however often. */
@Injectable()
export class RecordingChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly history: RoomHistory,
    private readonly signals: RoomSignals,
    private readonly usage: Usage,
    private readonly clock: Clock,
  ) {}

  /** The engine writes it down. @returns false when that was so before, or it is over */
  async started(row: RoomRecordingEntity): Promise<boolean> {
    const change = { status: 'recording', startedAt: this.clock.now() } as const;
    const isFirst = await this.#move(row.id, ['starting'], change, async (manager, now) => {
      const type = RoomRecordingEvents.started;
      await this.history.tell(manager, type, now, recordingState(now));
      await flagRoom(manager, now.roomId);
    });
    if (isFirst) await this.#tellRoom(row.roomId);
    return isFirst;
  }

  /** Nothing more is recorded; what was is made into what is played. @returns false when it was over */
  async ended(row: RoomRecordingEntity, endReason: RecordingEndReason): Promise<boolean> {
    const change = { status: 'processing', endReason, endedAt: this.clock.now() } as const;
    const from = ['starting', 'recording'] as const;
    const isFirst = await this.#move(row.id, from, change, async (manager, now) => {
      const data = { ...recordingState(now), end_reason: endReason };
      await this.history.tell(manager, RoomRecordingEvents.processing, now, data);
      await flagRoom(manager, now.roomId);
    });
    if (isFirst) await this.#tellRoom(row.roomId);
    return isFirst;
  }

  /** It can be played. @returns false when somebody else works on it, or did */
  async ready(row: RoomRecordingEntity, made: MadeRecording): Promise<boolean> {
    const { durationMs, files } = made;
    const readyAt = this.clock.now();
    const sizeBytes = files.reduce((sum, file) => sum + file.sizeBytes, 0);
    const handOverAt = row.asAsset ? readyAt : null;
    const known = { durationMs, files: [...files], sizeBytes, progress: 100 };
    const change = { status: 'ready', readyAt, handOverAt, leaseUntil: null, ...known } as const;
    return this.#move(
      row.id,
      ['processing'],
      change,
      async (manager, now) => {
        const data = { ...recordingState(now), end_reason: now.endReason };
        const size = { duration_s: durationMs / 1000, size_bytes: sizeBytes };
        await this.history.tell(manager, RoomRecordingEvents.ready, now, { ...data, ...size });
        await this.usage.record(manager, {
          project: now.projectId,
          meter: 'rooms.recorded_seconds',
          quantity: Math.ceil(durationMs / 1000),
          occurredAt: readyAt,
          key: now.id,
        });
      },
      row.attempts,
    );
  }

  /** Nothing became of it. @returns false when somebody else works on it, or did */
  async failed(row: RoomRecordingEntity, failure: RecordingFailure): Promise<boolean> {
    const change = { status: 'failed', failure, leaseUntil: null } as const;
    return this.#move(
      row.id,
      ['processing'],
      change,
      async (manager, now) => {
        const data = { ...recordingState(now), end_reason: now.endReason, failure };
        await this.history.tell(manager, RoomRecordingEvents.failed, now, data);
      },
      row.attempts,
    );
  }

  async #move(
    id: string,
    from: readonly RecordingStatus[],
    change: Partial<RoomRecordingEntity>,
    then: (manager: EntityManager, now: RoomRecordingEntity) => Promise<void>,
    attempts?: number,
  ): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      const which = { id, status: In([...from]), ...(attempts !== undefined && { attempts }) };
      const { affected } = await manager.update(RoomRecordingEntity, which, change);
      if (affected !== 1) return false;
      await then(manager, await manager.findOneByOrFail(RoomRecordingEntity, { id }));
      return true;
    });
  }

  /** Whoever is in the room sees whether it is recorded. */
  async #tellRoom(id: string): Promise<void> {
    const room = await this.dataSource.manager.findOneBy(RoomEntity, { id });
    if (room) await this.signals.changed(room);
  }
}

async function flagRoom(manager: EntityManager, roomId: string): Promise<void> {
  await manager.query(
    `update room set is_recording = exists (
       select 1 from room_recording where room_id = $1 and status = 'recording'
     ) where id = $1`,
    [roomId],
  );
}
