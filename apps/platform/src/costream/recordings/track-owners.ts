import path from 'node:path';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StayEntity } from '../participants/stay.entity.js';
import type { TrackOwner } from './compose/captured-track.js';
import type { MjrTrack } from './compose/read-mjr.js';
import type { RoomRecordingEntity } from './recording.entity.js';

/** Names that the engine gives to files hold the stay of whose they are. */
const FILE = /-user-(?<stay>prs_[\da-z]{26})-/;
const SOURCES = { audio: 'microphone', video: 'camera' } as const;

/** Knows whose the files are that the engine wrote. */
@Injectable()
export class TrackOwners {
  constructor(private readonly dataSource: DataSource) {}

  /** Whose a file is; what is known of nobody is of somebody without a name. */
  async of(row: RoomRecordingEntity, track: MjrTrack, file: string): Promise<TrackOwner> {
    const id = FILE.exec(path.basename(file))?.groups?.['stay'] ?? '';
    const which = { id, roomId: row.roomId };
    const stay = await this.dataSource.manager.findOneBy(StayEntity, which);
    const source = row.sources[track.trackId ?? ''] ?? SOURCES[track.kind];
    return { identity: stay?.identity ?? id, name: stay?.name ?? '', source };
  }
}
