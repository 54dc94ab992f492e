import { createHash } from 'node:crypto';
import { CommonErrors } from '@skydeck/errors';
import { Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { DrawingThreads } from '../drawing/drawing-threads.js';
import { type Shown, Tiles } from '../served/tiles.js';
import { checkMap, StaticMapInvalid } from './check-map.js';
import { type StaticMapQuery, toStaticMap } from './static-map.schema.js';

const MOST_BYTES = 16 * 1024 * 1024;

/** Images of maps, drawn in threads and kept for who asks for the same. */
@Injectable()
export class StaticMaps {
  readonly #kept = new LRUCache<string, Buffer>({
    maxSize: MOST_BYTES,
    sizeCalculation: (bytes) => bytes.length,
  });

  constructor(
    private readonly tiles: Tiles,
    private readonly threads: DrawingThreads,
  ) {}

  /** A PNG, and a name that changes with it. @throws `validation_failed`, `map.busy`, `region.not_found` */
  async draw(shown: Shown, query: StaticMapQuery): Promise<{ bytes: Buffer; etag: string }> {
    const map = read(query);
    const archives = this.tiles.archivesOf(shown);
    const wanted = JSON.stringify([this.tiles.version(shown), shown.tenant, map]);
    const digest = createHash('sha256').update(wanted).digest('base64url');
    const known = this.#kept.get(digest);
    const bytes = known ?? (await this.threads.draw({ kind: 'image', archives, map }));
    if (!known) this.#kept.set(digest, bytes);
    return { bytes, etag: `"${digest}"` };
  }
}

function read(query: StaticMapQuery) {
  try {
    const map = toStaticMap(query);
    checkMap(map);
    return map;
  } catch (error) {
    if (!(error instanceof StaticMapInvalid)) throw error;
    const { field, problem: message } = error;
    const issues = [{ location: `query.${field}`, code: 'invalid_value', message }];
    throw CommonErrors.validation_failed({ issues, cause: error });
  }
}
