import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ObjectStore, putHashed } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { LocationSettings } from '../../location-settings.js';
import { BUILD_FORMAT } from '../layers/layers.js';
import { forgetUnfinished, openUnfinished } from '../build/unfinished-build.js';
import type { RegionEntity } from './region.entity.js';
import { RegionErrors } from './region.errors.js';

const SOURCE_TYPE = 'application/octet-stream';
const SOURCE = 'source';
const BUILDING = 'building';

/** Files of maps: what was sent, and what was built of it, in the object store and on this machine. */
@Injectable()
export class RegionFiles {
  constructor(
    private readonly store: ObjectStore,
    private readonly settings: LocationSettings,
  ) {}

  /** Takes a file in as it comes. @throws `region.too_large`, `region.checksum_mismatch` */
  async take(key: string, bytes: AsyncIterable<Uint8Array>, sha256: string | null = null) {
    const limited = this.#limited(bytes);
    const body = Readable.from(limited, { objectMode: false });
    const taken = await putHashed(this.store, key, body, { contentType: SOURCE_TYPE });
    if (sha256 === null || sha256 === taken.sha256) return taken;
    await this.store.delete(key);
    throw RegionErrors.checksum_mismatch();
  }

  /** Brings the file of a map to this machine, for a build. */
  async fetchSource(key: string, file: string, signal: AbortSignal): Promise<void> {
    await mkdir(path.dirname(file), { recursive: true });
    await rm(file, { force: true });
    await this.store.download(key, file, { signal });
  }

  /** Where a build lies on this machine. */
  folderOf(region: string, build: number): string {
    return path.join(this.settings.folder, region, `${build}-v${BUILD_FORMAT}`);
  }

  /** A folder to build in, and a place for the file. A build that was interrupted goes on there. */
  async begin(region: string, sourceKey: string): Promise<{ folder: string; source: string }> {
    const own = path.join(this.settings.folder, region);
    const folder = path.join(own, BUILDING);
    await openUnfinished(folder, `${sourceKey} v${BUILD_FORMAT}`);
    return { folder, source: path.join(own, SOURCE) };
  }

  /** Puts what was built where it is read from, for all processes. */
  async publish(region: string, build: number, from: string): Promise<void> {
    for (const name of await readdir(from)) {
      const file = path.join(from, name);
      const { size } = await stat(file);
      const options = { contentType: SOURCE_TYPE, size };
      await this.store.put(this.#key(region, build, name), createReadStream(file), options);
    }
    const folder = this.folderOf(region, build);
    await rm(folder, { recursive: true, force: true });
    // Before its files are elsewhere: nobody goes on with what is gone.
    await forgetUnfinished(from);
    await rename(from, folder);
    await rm(path.join(path.dirname(from), SOURCE), { force: true });
  }

  /** Removes what a build left that cannot be finished. */
  async giveUp(region: string): Promise<void> {
    const folder = path.join(this.settings.folder, region, BUILDING);
    await forgetUnfinished(folder);
    await rm(folder, { recursive: true, force: true });
    await rm(path.join(path.dirname(folder), SOURCE), { force: true });
  }

  /** Where a build lies; brought here when another process made it. Null when it is nowhere. */
  async here(region: string, build: number): Promise<string | null> {
    const folder = this.folderOf(region, build);
    const isHere = await stat(folder).then(
      () => true,
      () => false,
    );
    if (isHere) return folder;
    const { objects } = await this.store.list({ prefix: this.#key(region, build, '') });
    if (objects.length === 0) return null;
    const unfinished = `${folder}.${process.pid}`;
    await rm(unfinished, { recursive: true, force: true });
    await mkdir(unfinished, { recursive: true });
    for (const { key } of objects) {
      await this.store.download(key, path.join(unfinished, path.posix.basename(key)));
    }
    // Another process of this machine may have been quicker.
    await rename(unfinished, folder).catch(() => rm(unfinished, { recursive: true, force: true }));
    return folder;
  }

  /** Removes builds of before the one that is served, and files of before the last; all when it is null. */
  async forget(region: string, serves: Served | null): Promise<void> {
    const own = path.join(this.settings.folder, region);
    if (serves === null) await rm(own, { recursive: true, force: true });
    for (const name of await readdir(own).catch(() => [])) {
      if (serves === null || !isOlder(name, serves.build)) continue;
      await rm(path.join(own, name), { recursive: true, force: true });
    }
    for (let cursor: string | null = null; ;) {
      const page = await this.store.list({ prefix: `maps/${region}/`, cursor });
      const old = page.objects.filter(({ key }) => serves === null || isOld(key, serves));
      await this.store.deleteMany(old.map(({ key }) => key));
      if (page.nextCursor === null) return;
      cursor = page.nextCursor;
    }
  }

  #key(region: string, build: number, name: string): string {
    return `maps/${region}/builds/${build}-v${BUILD_FORMAT}/${name}`;
  }

  async *#limited(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    let left = this.settings.config.LOCATION_MAP_BYTES;
    for await (const chunk of bytes) {
      left -= chunk.length;
      if (left < 0) throw RegionErrors.too_large();
      yield chunk;
    }
  }
}

/** What is needed of a map: its build, and the file that it is built anew of. */
export type Served = Pick<RegionEntity, 'sourceKey'> & { readonly build: number };

/** What another process is just making or taking in is newer, and stays. */
function isOld(key: string, { build, sourceKey }: Served): boolean {
  const [, kind, name = ''] = /\/(builds|sources)\/(.*)$/.exec(key) ?? [];
  // Names of files are in the order of their times.
  return kind === 'builds' ? isOlder(name, build) : kind === 'sources' && key < sourceKey;
}

const isOlder = (name: string, build: number): boolean =>
  Number(/^(\d+)-v\d+/.exec(name)?.[1] ?? Number.POSITIVE_INFINITY) < build;
