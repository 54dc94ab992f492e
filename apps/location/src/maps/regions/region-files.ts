import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { ObjectStore, putHashed } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { LocationSettings } from '../../location-settings.js';
import { BUILD_FORMAT } from '../layers/layers.js';
import { RegionErrors } from './region.errors.js';

const SOURCE_TYPE = 'application/octet-stream';

/** Files of maps: what was sent, and what was built of it, in the object store and on this machine. */
@Injectable()
export class RegionFiles {
  constructor(
    private readonly store: ObjectStore,
    private readonly settings: LocationSettings,
  ) {}

  /** Takes a file in as it comes. @throws `region.too_large` */
  async take(key: string, bytes: AsyncIterable<Uint8Array>) {
    const limited = this.#limited(bytes);
    const body = Readable.from(limited, { objectMode: false });
    return putHashed(this.store, key, body, { contentType: SOURCE_TYPE });
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

  /** A folder to build in; what a build that was interrupted left there is gone. */
  async fresh(region: string): Promise<string> {
    const folder = path.join(this.settings.folder, region, 'building');
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    return folder;
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
    await rename(from, folder);
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

  /** Removes builds of a map but for one; all of it when it is null. */
  async forget(region: string, but: number | null): Promise<void> {
    const kept = but === null ? null : path.basename(this.folderOf(region, but));
    const own = path.join(this.settings.folder, region);
    for (const name of await readdir(own).catch(() => [])) {
      if (name !== kept) await rm(path.join(own, name), { recursive: true, force: true });
    }
    if (kept === null) await rm(own, { recursive: true, force: true });
    const serves = but === null ? null : this.#key(region, but, '');
    for (let cursor: string | null = null; ;) {
      const page = await this.store.list({ prefix: `maps/${region}/`, cursor });
      const old = page.objects.filter(({ key }) => isOld(key, serves));
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

/** The sources stay with the build that is served. */
const isOld = (key: string, serves: string | null): boolean =>
  serves === null || (key.includes('/builds/') && !key.startsWith(serves));
