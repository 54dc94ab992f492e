import { Clock } from '@skydeck/service';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { RoomEngineUnavailable } from '../engine/room-engine.js';
import { RoomTaps } from '../engine/room-taps.js';
import { CostreamSettings } from '../costream-settings.js';
import { type RecordingEndReason, RoomRecordingEntity } from './recording.entity.js';
import { RecordingChanges } from './recording-changes.js';
import { RecordingSpool } from './recording-spool.js';

/** What was stored of a project, in bytes. */
const STORED = `select coalesce(sum(size_bytes), 0) as bytes from room_recording
  where project_id = $1 and deleted_at is null`;
const GIB = 1024 ** 3;

/** Has the engine write rooms down, and sees that it goes on doing so. */
@Injectable()
export class Captures {
  readonly #logger = new Logger('RoomRecordings');

  constructor(
    private readonly dataSource: DataSource,
    private readonly taps: RoomTaps,
    private readonly spool: RecordingSpool,
    private readonly changes: RecordingChanges,
    private readonly settings: CostreamSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * Begins to write down, or sees that it goes on: an engine that was started anew begins further
   * files in the same folder. One that is not there is asked again in the next round.
   */
  async keep(row: RoomRecordingEntity): Promise<void> {
    const folder = await this.spool.make(row.id);
    try {
      await this.taps.startCapture(row.roomId, folder);
    } catch (error) {
      if (!(error instanceof RoomEngineUnavailable)) throw error;
      this.#logger.warn({ msg: 'A room is not being recorded.', recording: row.id, err: error });
      return;
    }
    if (row.status === 'starting') await this.changes.started(row);
  }

  /** Ends it once. @returns false when it was over */
  async end(row: RoomRecordingEntity, reason: RecordingEndReason): Promise<boolean> {
    const isFirst = await this.changes.ended(row, reason);
    if (isFirst) await this.release(row);
    return isFirst;
  }

  /** The engine writes nothing down any more, unless the room is being recorded again. */
  async release({ roomId }: RoomRecordingEntity): Promise<void> {
    const which = { roomId, status: In(['starting', 'recording']) };
    if (await this.dataSource.manager.existsBy(RoomRecordingEntity, which)) return;
    try {
      await this.taps.stopCapture(roomId);
    } catch (error) {
      if (!(error instanceof RoomEngineUnavailable)) throw error;
    }
  }

  /** Why a recording that runs has to end now; null when it may go on. */
  async obstacleOf(row: RoomRecordingEntity): Promise<RecordingEndReason | null> {
    const { COSTREAM_RECORDING_LONGEST_S: longestS, QUOTA_ROOM_RECORDING_GIGABYTES: quotaGib } =
      this.settings.config;
    const ageMs = this.clock.now().getTime() - (row.startedAt ?? row.createdAt).getTime();
    if (ageMs >= longestS * 1000) return 'time_limit';
    if (await this.spool.isFull()) return 'disk_full';
    const tracks = (await this.spool.tracks(row.id)) ?? [];
    const written = tracks.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    const [stored] = await this.dataSource.query<{ bytes: string }[]>(STORED, [row.projectId]);
    return Number(stored?.bytes ?? 0) + written >= quotaGib * GIB ? 'quota' : null;
  }
}
