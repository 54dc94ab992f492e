import { hostname } from 'node:os';
import { Clock, Rounds } from '@skydeck/service';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CostreamSettings } from '../costream-settings.js';
import { Captures } from './captures.js';
import { RoomRecordingEntity } from './recording.entity.js';
import { RecordingChanges } from './recording-changes.js';
import { RecordingMaker } from './recording-maker.js';
import { RecordingSpool } from './recording-spool.js';
import { isCurable } from './is-curable.js';

const EVERY_MS = 1_000;
/** Work that was not heard of for so long is taken over. */
const LEASE_MS = 30_000;
const RENEW_MS = 5_000;
/** How often it is tried: what makes the process end is not tried for ever. */
const MOST_ATTEMPTS = 4;
/** What lacks room on the disk, or a program, waits for somebody who cures that. */
const CURE_PAUSE_MS = 60_000;

/** The next one that nobody works on. */
const CLAIM = `
  update room_recording set lease_until = $1, attempts = attempts + 1
  where id = (
    select id from room_recording
    where status = 'processing' and host = $3 and (lease_until is null or lease_until <= $2)
    order by ended_at, id limit 1 for update skip locked
  ) and status = 'processing'
  returning id`;

const RENEW = `
  update room_recording set lease_until = $1, progress = greatest(progress, $2)
  where id = $3 and attempts = $4 and status = 'processing' returning id`;

const GIVE_BACK = `
  update room_recording set lease_until = $3, attempts = attempts - 1
  where id = $1 and attempts = $2 and status = 'processing'`;

/** Makes films of recordings that are over, a bounded number at once. */
@Injectable()
export class RecordingWorker implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #logger = new Logger('RoomRecordings');
  readonly #working = new Set<Promise<void>>();
  readonly #ending = new AbortController();
  readonly #rounds = new Rounds(
    () => this.round(),
    (error) => this.#logger.warn({ msg: 'A round of recordings failed.', err: error }),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly captures: Captures,
    private readonly maker: RecordingMaker,
    private readonly spool: RecordingSpool,
    private readonly changes: RecordingChanges,
    private readonly settings: CostreamSettings,
    private readonly clock: Clock,
  ) {}

  onApplicationBootstrap(): void {
    this.#rounds.start(EVERY_MS);
  }

  /** What is under way is left to whoever comes next. */
  async onModuleDestroy(): Promise<void> {
    this.#ending.abort();
    await this.#rounds.stop();
    await Promise.all(this.#working);
  }

  /** Does not wait for the next round. Never rejects. */
  soon(): Promise<void> {
    return this.#rounds.now();
  }

  /** Begins work on what waits for it, as far as there is room. */
  async round(): Promise<void> {
    while (this.#working.size < this.settings.config.COSTREAM_COMPOSITES) {
      if (this.#ending.signal.aborted) return;
      const row = await this.#claim();
      if (!row) return;
      const work = this.#work(row).finally(() => this.#working.delete(work));
      this.#working.add(work);
    }
  }

  async #claim(): Promise<RoomRecordingEntity | null> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + LEASE_MS);
    const { manager } = this.dataSource;
    const [rows] = await manager.query<[{ id: string }[]]>(CLAIM, [until, now, hostname()]);
    const [claimed] = rows;
    return claimed ? manager.findOneBy(RoomRecordingEntity, { id: claimed.id }) : null;
  }

  async #work(row: RoomRecordingEntity): Promise<void> {
    const lost = new AbortController();
    const signal = AbortSignal.any([lost.signal, this.#ending.signal]);
    let share = 0;
    const renew = () => void this.#renew(row, share).then((isOurs) => isOurs || lost.abort());
    const timer = setInterval(renew, RENEW_MS);
    try {
      await this.#make(row, signal, (done) => (share = done));
    } catch (error) {
      if (signal.aborted) await this.#giveBack(row);
      else await this.#failed(row, error);
    } finally {
      clearInterval(timer);
    }
  }

  async #make(
    row: RoomRecordingEntity,
    signal: AbortSignal,
    onProgress: (share: number) => void,
  ): Promise<void> {
    if (row.attempts > MOST_ATTEMPTS) {
      await this.changes.failed(row, 'not_made');
      return;
    }
    if ((await this.spool.tracks(row.id)) === null) {
      await this.changes.failed(row, row.startedAt === null ? 'empty' : 'lost');
      return;
    }
    await this.captures.release(row);
    const made = await this.maker.make(row, { signal, onProgress });
    const isOver = made
      ? await this.changes.ready(row, made)
      : await this.changes.failed(row, 'empty');
    if (isOver) await this.spool.remove(row.id);
  }

  /** It is tried again when its lease is over; the tracks of what cannot be made stay, for a person. */
  async #failed(row: RoomRecordingEntity, error: unknown): Promise<void> {
    this.#logger.error({ msg: 'A recording was not made.', recording: row.id, err: error });
    if (isCurable(error)) await this.#giveBack(row, CURE_PAUSE_MS);
    else if (row.attempts >= MOST_ATTEMPTS) await this.changes.failed(row, 'not_made');
  }

  /** As if it had not been tried. @param pauseMs for how long nobody tries it */
  async #giveBack({ id, attempts }: RoomRecordingEntity, pauseMs = 0): Promise<void> {
    const until = new Date(this.clock.now().getTime() + pauseMs);
    await this.dataSource.query(GIVE_BACK, [id, attempts, until]);
  }

  /** @returns whether it is still ours */
  async #renew({ id, attempts }: RoomRecordingEntity, share: number): Promise<boolean> {
    const until = new Date(this.clock.now().getTime() + LEASE_MS);
    const percent = Math.min(99, Math.floor(share * 100));
    try {
      const [rows] = await this.dataSource.query<[unknown[]]>(RENEW, [
        until,
        percent,
        id,
        attempts,
      ]);
      return rows.length === 1;
    } catch (error) {
      this.#logger.warn({ msg: 'A recording was not renewed.', recording: id, err: error });
      return true;
    }
  }
}
