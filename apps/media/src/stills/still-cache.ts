import { ObjectStore, ObjectStoreError } from '@skydeck/object-store';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { stillPrefix } from '../object-keys.js';
import type { Filmed } from './moments.js';

/** Most pictures that are kept of an asset; the oldest goes first. */
const MOST_KEPT = 200;

/** Keeps pictures that were asked for, as many as fit. */
@Injectable()
export class StillCache {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
  ) {}

  /** A picture that was made before. */
  async find(key: string): Promise<Buffer | null> {
    try {
      const { stream } = await this.store.get(key);
      return Buffer.concat(await stream.toArray());
    } catch (error) {
      if (error instanceof ObjectStoreError && error.code === 'not_found') return null;
      throw error;
    }
  }

  /** Keeps a picture, unless its asset goes meanwhile. */
  async keep(film: Filmed, key: string, file: string, contentType: string): Promise<void> {
    const { size } = await stat(file);
    await this.store.put(key, createReadStream(file), { contentType, size });
    const [asset] = await this.dataSource.query<unknown[]>(KEPT, [film.id, film.generation]);
    if (asset) await this.#makeRoom(film);
    else await this.store.delete(key);
  }

  async #makeRoom({ id, generation }: Filmed): Promise<void> {
    const { objects } = await this.store.list({ prefix: stillPrefix(id, generation) });
    if (objects.length <= MOST_KEPT) return;
    const oldest = objects.toSorted((a, b) => a.lastModified.getTime() - b.lastModified.getTime());
    const surplus = oldest.slice(0, objects.length - MOST_KEPT);
    await this.store.deleteMany(surplus.map(({ key }) => key));
  }
}

const KEPT = `
  select 1 from asset where id = $1 and generation = $2 and status not in ('deleting', 'deleted')`;
