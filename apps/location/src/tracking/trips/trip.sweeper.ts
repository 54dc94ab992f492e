import { Clock, Sweeper } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LAGGING } from './track.sql.js';
import { TripFollowing } from './trip-following.js';

const EVERY_MS = 20_000;
const SILENT_MS = 60_000;
/** So that one device with a long history does not keep the others waiting. */
const MOST_PIECES = 20;

/** Keeps the trips of devices that nobody asks for. */
@Injectable()
export class TripSweeper extends Sweeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly following: TripFollowing,
    private readonly clock: Clock,
  ) {
    super({ name: 'Trips', problem: 'trips are not up to date', everyMs: EVERY_MS });
  }

  override async sweep(): Promise<void> {
    const silent = new Date(this.clock.now().getTime() - SILENT_MS);
    const devices = await this.dataSource.query<{ id: string }[]>(LAGGING, [silent]);
    for (const { id } of devices) {
      await this.following.follow(id, { mostPieces: MOST_PIECES, isPatient: false });
    }
  }
}
