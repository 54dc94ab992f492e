import { Clock, Rounds } from '@skydeck/service';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ComputeEngine } from '../engine/compute.driver.js';
import { ComputeEngines } from '../engine/compute-engines.js';
import { ImageFiles } from './files/image-files.js';

const EVERY_MS = 60_000;
/** Whoever named an image just before its deletion has written that down by then. */
const GRACE_MS = 10 * 60_000;
/** The row of a file that is whole is written at once. */
const ROW_WITHIN_MS = 10 * 60_000;
const AT_ONCE = 50;

interface Deleted {
  readonly id: string;
  readonly engine_refs: Record<string, string>;
}

/** Gives back what deleted images took once no server needs it, and what crashes left. */
@Injectable()
export class ImageSweeper implements OnApplicationBootstrap, BeforeApplicationShutdown {
  readonly #rounds = new Rounds(
    () => this.sweep(),
    (err) => this.#logger.error({ msg: 'images could not be swept; it is tried again', err }),
  );
  readonly #logger = new Logger(ImageSweeper.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly engines: ComputeEngines,
    private readonly files: ImageFiles,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.files.removeAbandoned();
    this.#rounds.start(EVERY_MS);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.#rounds.stop();
  }

  /** Looks once. */
  async sweep(): Promise<void> {
    const before = new Date(this.clock.now().getTime() - GRACE_MS);
    const rows = await this.dataSource.query<Deleted[]>(
      `select id, engine_refs from vps_image
       where deleted_at < $1 and freed_at is null and not exists (
         select 1 from vps where vps.image_id = vps_image.id and vps.deleted_at is null)
       order by deleted_at limit ${AT_ONCE}`,
      [before],
    );
    for (const row of rows) await this.#free(row);
    await this.files.removeAbandoned();
    // The times of files are the machine's, whatever clock the service goes by.
    const ids = await this.files.untouchedSince(new Date(Date.now() - ROW_WITHIN_MS));
    if (ids.length > 0) await this.#removeStrays(ids);
  }

  async #free({ id, engine_refs: copies }: Deleted): Promise<void> {
    try {
      for (const [engine, ref] of Object.entries(copies)) {
        const driver = await this.engines.open(engine as ComputeEngine);
        await driver.deleteImage(ref);
      }
      await this.files.remove(id);
      const values = [id, this.clock.now()];
      await this.dataSource.query('update vps_image set freed_at = $2 where id = $1', values);
    } catch (error) {
      this.#logger.warn({ msg: 'an image could not be freed; tried again', image: id, err: error });
    }
  }

  async #removeStrays(ids: readonly string[]): Promise<void> {
    const rows = await this.dataSource.query<{ id: string }[]>(
      'select id from vps_image where id = any($1) and freed_at is null',
      [ids],
    );
    const known = new Set(rows.map(({ id }) => id));
    for (const id of ids) if (!known.has(id)) await this.files.remove(id);
  }
}
