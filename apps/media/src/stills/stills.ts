import { readFile } from 'node:fs/promises';
import { CommonErrors } from '@skydeck/errors';
import { ObjectStoreError } from '@skydeck/object-store';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AssetEntity } from '../assets/asset.entity.js';
import { stillPrefix } from '../object-keys.js';
import { removeTree, WorkFolder } from '../pipeline/files/work-folder.js';
import { PlaybackErrors } from '../playback/playback.errors.js';
import type { PlayedAsset } from '../playback/stream/played-assets.js';
import { type StillFormat, TranscoderUnavailable } from '../transcoder/index.js';
import { Moments } from './moments.js';
import { StillCache } from './still-cache.js';
import type { AnimationQuery, StillQuery } from './still.schema.js';
import { TasksAtOnce } from './tasks-at-once.js';

/** Media types of pictures. */
export const STILL_TYPES: Readonly<Record<StillFormat, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const DEADLINE_MS = 60_000;
/** Where a poster is taken from, when nobody says it. */
const USUAL_SHARE = 0.1;
const ANIMATED_MS = 3000;

/** A tenth of a second is as fine as it moves. */
const rounded = (ms: number) => Math.round(ms / 100) * 100;

type Make = (folder: string, signal: AbortSignal) => Promise<string | null>;

/** Makes pictures that are asked for: each once, few at a time, and keeps them. */
@Injectable()
export class Stills {
  readonly #logger = new Logger('Stills');
  readonly #coming = new Map<string, Promise<Buffer>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly moments: Moments,
    private readonly cache: StillCache,
    private readonly work: WorkFolder,
    private readonly turns: TasksAtOnce,
  ) {}

  /** @throws `playback.not_ready`, `not_found`, `unavailable` */
  async picture(played: PlayedAsset, query: StillQuery, format: StillFormat): Promise<Buffer> {
    const { film, renditions } = await this.#filmOf(played);
    const { width, height, fit, t } = query;
    const atMs = t === undefined ? (film.durationMs ?? 0) * USUAL_SHARE : t * 1000;
    const [any] = renditions;
    const frame = any ? this.moments.frameAt(film, any, atMs) : 0;
    const name = `${frame}-${width ?? ''}x${height ?? ''}-${fit}.${format}`;
    const wanted = { frame, format, width, height, fit };
    return this.#take(film, name, STILL_TYPES[format], (folder, signal) =>
      this.moments.still(wanted, renditions, folder, signal),
    );
  }

  /** @throws `playback.not_ready`, `not_found`, `unavailable` */
  async animation(played: PlayedAsset, { start, end, width }: AnimationQuery): Promise<Buffer> {
    const { film, renditions } = await this.#filmOf(played);
    const lastMs = film.durationMs ?? 0;
    const fromMs = Math.min(rounded(start * 1000), Math.max(0, lastMs - 500));
    const wantedMs = end === undefined ? fromMs + ANIMATED_MS : rounded(end * 1000);
    const untilMs = Math.max(fromMs + 100, Math.min(wantedMs, lastMs));
    const name = `${fromMs}-${untilMs}-${width}.animated.webp`;
    return this.#take(film, name, 'image/webp', (folder, signal) =>
      this.moments.animation({ fromMs, untilMs, width }, renditions, folder, signal),
    );
  }

  async #filmOf({ assetId: id, generation, isWhole }: PlayedAsset) {
    const film = await this.dataSource.manager.findOneBy(AssetEntity, { id, generation });
    if (!film) throw CommonErrors.not_found();
    const renditions = await this.moments.whole(film);
    if (renditions.length === 0) {
      throw isWhole ? CommonErrors.not_found() : PlaybackErrors.not_ready();
    }
    return { film, renditions };
  }

  /** From memory of the store, or made: whoever asks meanwhile waits for the same. */
  async #take(film: AssetEntity, name: string, type: string, make: Make): Promise<Buffer> {
    const key = stillPrefix(film.id, film.generation) + name;
    const coming = this.#coming.get(key);
    if (coming) return coming;
    const found = this.#findOrMake(film, key, type, make);
    this.#coming.set(key, found);
    try {
      return await found;
    } finally {
      this.#coming.delete(key);
    }
  }

  async #findOrMake(film: AssetEntity, key: string, type: string, make: Make): Promise<Buffer> {
    const known = await this.cache.find(key);
    if (known) return known;
    return this.turns.run(async () => {
      const folder = await this.work.fresh();
      try {
        const file = await make(folder, AbortSignal.timeout(DEADLINE_MS));
        if (file === null) throw CommonErrors.not_found();
        const bytes = await readFile(file);
        await this.cache.keep(film, key, file, type).catch((error: unknown) => this.#lose(error));
        return bytes;
      } catch (error) {
        if (error instanceof TranscoderUnavailable)
          throw CommonErrors.unavailable({ cause: error });
        throw error;
      } finally {
        await removeTree(folder);
      }
    });
  }

  /** A full store is no reason to show nothing. */
  #lose(error: unknown): void {
    if (!(error instanceof ObjectStoreError)) throw error;
    this.#logger.warn({ msg: 'A picture could not be kept.', err: error });
  }
}
