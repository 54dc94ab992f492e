import { hostname } from 'node:os';
import { Clock, Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import { RoomEntity } from '../rooms/room.entity.js';
import { Captures } from './captures.js';
import { RoomRecordingEntity } from './recording.entity.js';
import { newRecording } from './recordings.js';

const EVERY_MS = 2_000;
const AT_ONCE = 100;

/** Rooms that are to be recorded by themselves, whose session is not. */
const UNRECORDED = `
  select id from room
  where status = 'active' and session_id is not null and record <> 'off'
    and not exists (select 1 from room_recording where session_id = room.session_id and is_automatic)
    and not exists (select 1 from room_recording
      where room_id = room.id and status in ('starting', 'recording'))
  order by id limit $1`;

/** What tracks show is known only while they are there. */
const NOTE_SOURCES = `
  update room_recording set sources = sources || found.noted
  from (
    select jsonb_object_agg(track ->> 'id', track ->> 'source') as noted
    from room_stay, jsonb_array_elements(tracks) track
    where room_id = $2 and status = 'active'
  ) found
  where id = $1 and not sources @> found.noted`;

/** Begins what rooms ask for by themselves, keeps going what runs, and ends it with its session. */
@Injectable()
export class CaptureRounds implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('RoomRecordings');
  readonly #rounds = new Rounds(
    () => this.round(),
    (error) => this.#logger.warn({ msg: 'A round of recordings failed.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly captures: Captures,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    await this.#rounds.stop();
  }

  /** One round; processes that do it together do no harm to each other. */
  async round(): Promise<void> {
    const { manager } = this.dataSource;
    for (const { id } of await manager.query<{ id: string }[]>(UNRECORDED, [AT_ONCE])) {
      await this.#begin(id);
    }
    const running = await manager.find(RoomRecordingEntity, {
      where: { status: In(['starting', 'recording']), host: hostname() },
      order: { id: 'ASC' },
    });
    for (const row of running) await this.#safely(row);
  }

  async #begin(id: string): Promise<void> {
    const { manager } = this.dataSource;
    const room = await manager.findOneBy(RoomEntity, { id });
    if (!room?.sessionId) return;
    const layout = room.record === 'tracks' ? 'tracks' : 'grid';
    const row = newRecording(room, { layout, as_asset: false }, this.clock.now(), true);
    // Another process may have begun it meanwhile.
    const insert = manager.createQueryBuilder().insert().into(RoomRecordingEntity).values(row);
    await insert.orIgnore().execute();
  }

  /** One that fails keeps no other from going on. */
  async #safely(row: RoomRecordingEntity): Promise<void> {
    try {
      await this.#look(row);
    } catch (error) {
      this.#logger.warn({
        msg: 'A recording was not looked after.',
        recording: row.id,
        err: error,
      });
    }
  }

  async #look(row: RoomRecordingEntity): Promise<void> {
    const room = await this.dataSource.manager.findOneBy(RoomEntity, { id: row.roomId });
    if (room?.sessionId !== row.sessionId) {
      await this.captures.end(row, 'room_ended');
      return;
    }
    const obstacle = await this.captures.obstacleOf(row);
    if (obstacle) {
      await this.captures.end(row, obstacle);
      return;
    }
    await this.captures.keep(row);
    await this.dataSource.query(NOTE_SOURCES, [row.id, row.roomId]);
  }
}
