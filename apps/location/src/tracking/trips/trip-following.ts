import { runStatement } from '@skydeck/database';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  BEGIN_TRACK,
  FORGET_TRIPS_AFTER,
  LAST_END,
  LOCK_TRACK,
  MOST_POINTS,
  READ_POINTS,
  SAVE_TRACK,
  TRY_TRACK,
} from './track.sql.js';
import { goOnWith, type Track, trackFrom } from './track.js';
import { TripEntity } from './trip.entity.js';
import { tripRowOf } from './trip-row.js';
import type { TripState } from './trip-state.js';

interface TrackRow {
  readonly followed_at: Date | null;
  readonly state: TripState | null;
  readonly settled_at: Date | null;
  readonly settled: TripState | null;
  readonly redo_from: Date | null;
}

interface PointRow {
  readonly recorded_at: Date;
  readonly lat: number;
  readonly lon: number;
  readonly speed_mps: number | null;
  readonly accuracy_m: number | null;
}

/** Keeps the trips of devices: piece by piece from the positions, each piece in one transaction. */
@Injectable()
export class TripFollowing {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Follows a device until all its positions were looked at, or so many pieces.
   * @param isPatient whether to wait for another one who follows it now
   */
  async follow(
    deviceId: string,
    { mostPieces, isPatient }: { mostPieces: number; isPatient: boolean },
  ): Promise<void> {
    for (let piece = 0; piece < mostPieces; piece++) {
      if (!(await this.#followPiece(deviceId, isPatient))) return;
    }
  }

  /** Whether there is more. */
  #followPiece(deviceId: string, isPatient: boolean): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(BEGIN_TRACK, [deviceId]);
      const lock = isPatient ? LOCK_TRACK : TRY_TRACK;
      const [row] = await manager.query<TrackRow[]>(lock, [deviceId]);
      if (!row) return false;
      const before = await this.#trackOf(manager, deviceId, row);
      const points = await runStatement<PointRow>(manager, READ_POINTS, [
        deviceId,
        new Date(before.followedAtMs),
      ]);
      if (points.length === 0 && !row.redo_from) return false;
      const { track, trips } = goOnWith(before, points.map(toPoint));
      if (row.redo_from) {
        await manager.query(FORGET_TRIPS_AFTER, [deviceId, new Date(before.followedAtMs)]);
      }
      const told = trips.map((trip) => tripRowOf(deviceId, trip));
      if (told.length > 0) await manager.upsert(TripEntity, told, ['id']);
      await manager.query(SAVE_TRACK, [
        deviceId,
        new Date(track.followedAtMs),
        JSON.stringify(track.state),
        new Date(track.settledAtMs),
        JSON.stringify(track.settled),
      ]);
      return points.length === MOST_POINTS;
    });
  }

  /** Where to go on: what came late takes it back to before that. */
  async #trackOf(manager: EntityManager, deviceId: string, row: TrackRow): Promise<Track> {
    const { followed_at, state, settled_at, settled, redo_from } = row;
    if (!followed_at || !state || !settled_at || !settled) return trackFrom(0);
    const settledAtMs = settled_at.getTime();
    const isSettled = !redo_from || redo_from > settled_at;
    if (!isSettled) {
      const [last] = await manager.query<{ ended_at: Date }[]>(LAST_END, [deviceId, redo_from]);
      // The place where the trip ended is where the next one begins.
      return trackFrom(last ? last.ended_at.getTime() - 1 : 0);
    }
    if (redo_from) return { followedAtMs: settledAtMs, state: settled, settledAtMs, settled };
    return { followedAtMs: followed_at.getTime(), state, settledAtMs, settled };
  }
}

const toPoint = ({ recorded_at, lat, lon, speed_mps, accuracy_m }: PointRow) => ({
  recordedAtMs: recorded_at.getTime(),
  lat,
  lon,
  speedMps: speed_mps,
  accuracyM: accuracy_m,
});
