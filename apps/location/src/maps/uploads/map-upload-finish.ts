import { ApiError } from '@skydeck/errors';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, IsNull } from 'typeorm';
import { type BegunRegion, Regions } from '../regions/regions.js';
import { MapPieces } from './map-pieces.js';
import { MapUploadEntity } from './map-upload.entity.js';
import { MapUploadErrors } from './map-upload.errors.js';
import { MapUploads } from './map-uploads.js';

/** Who says nothing for so long has died, and another one makes the map. */
const HELD_MS = 60_000;
const MISMATCH = 'region.checksum_mismatch';
const TAKE = `
  update map_upload set finishing_until = $2
  where id = $1 and region_id is null and (finishing_until is null or finishing_until < $3)`;

/** Makes maps of files that are whole. */
@Injectable()
export class MapUploadFinish {
  constructor(
    private readonly dataSource: DataSource,
    private readonly uploads: MapUploads,
    private readonly pieces: MapPieces,
    private readonly regions: Regions,
    private readonly clock: Clock,
  ) {}

  /**
   * Has the map built if the file is whole, once, whoever asks and how often.
   * @throws `map_upload.busy`, `region.name_taken`, `region.checksum_mismatch`
   */
  async finish(upload: MapUploadEntity): Promise<MapUploadEntity> {
    const isWhole = upload.receivedBytes === upload.sizeBytes;
    if (!isWhole || upload.regionId !== null) return upload;
    await this.#take(upload);
    const { id } = upload;
    try {
      await this.#make(upload);
    } catch (error) {
      // Other bytes than were meant do not get better by being looked at again.
      if (error instanceof ApiError && error.code === MISMATCH) await this.uploads.drop(upload);
      throw error;
    } finally {
      await this.dataSource.manager.update(MapUploadEntity, { id }, { finishingUntil: null });
    }
    await this.pieces.remove(upload.pieces);
    return this.dataSource.manager.findOneByOrFail(MapUploadEntity, { id });
  }

  async #take({ id }: MapUploadEntity): Promise<void> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + HELD_MS);
    const [, taken] = await this.dataSource.query<[unknown, number]>(TAKE, [id, until, now]);
    if (taken !== 1) throw MapUploadErrors.busy();
  }

  async #make(upload: MapUploadEntity): Promise<BegunRegion> {
    const { tenant, name, replaces, sha256 } = upload;
    const bytes = this.#bytes(upload);
    const claim = async (
      manager: EntityManager,
      { region, operation }: BegunRegion,
    ): Promise<void> => {
      const made = { regionId: region.id, operationId: operation.id, pieces: [] };
      const { affected } = await manager.update(
        MapUploadEntity,
        { id: upload.id, regionId: IsNull() },
        made,
      );
      if (affected !== 1) throw MapUploadErrors.busy();
    };
    const source = { bytes, sha256, claim };
    return replaces === null
      ? this.regions.create(tenant, name, source)
      : this.regions.replace(tenant, replaces, source);
  }

  /** All of the file, and a sign of life with each piece of it. */
  async *#bytes({ id, pieces }: MapUploadEntity): AsyncGenerator<Buffer> {
    for (const piece of pieces) {
      const finishingUntil = new Date(this.clock.now().getTime() + HELD_MS);
      await this.dataSource.manager.update(MapUploadEntity, { id }, { finishingUntil });
      yield* this.pieces.read([piece]);
    }
  }
}
