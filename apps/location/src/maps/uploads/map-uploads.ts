import type { Tenant } from '@skydeck/auth-guard';
import { isId, newId } from '@skydeck/ids';
import { Quotas } from '@skydeck/limits';
import { Clock } from '@skydeck/service';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LocationSettings } from '../../location-settings.js';
import { RegionErrors } from '../regions/region.errors.js';
import { Regions } from '../regions/regions.js';
import { MapPieces } from './map-pieces.js';
import { MapUploadEntity } from './map-upload.entity.js';
import { MapUploadErrors } from './map-upload.errors.js';
import type { NewMapUpload } from './new-map-upload.js';

const DAY_MS = 24 * 60 * 60 * 1000;
/** However slowly it goes on. */
const LONGEST_MS = 7 * DAY_MS;

/** The rows of maps that come in pieces. */
@Injectable()
export class MapUploads {
  constructor(
    private readonly dataSource: DataSource,
    private readonly quotas: Quotas,
    private readonly regions: Regions,
    private readonly pieces: MapPieces,
    private readonly settings: LocationSettings,
    private readonly clock: Clock,
  ) {}

  /** Begins one, once it is sure that the map would be taken. @throws `region.too_large`, `region.name_taken`, `quota_exceeded` */
  async begin(tenant: Tenant, wanted: NewMapUpload): Promise<MapUploadEntity> {
    if (wanted.sizeBytes > this.settings.config.LOCATION_MAP_BYTES) throw RegionErrors.too_large();
    if (wanted.replaces !== null) await this.regions.own(tenant, wanted.replaces);
    const now = this.clock.now();
    const upload = Object.assign(new MapUploadEntity(), {
      ...wanted,
      id: newId('mup', now.getTime()),
      tenant,
      receivedBytes: 0,
      pieces: [],
      finishingUntil: null,
      regionId: null,
      operationId: null,
      expiresAt: new Date(now.getTime() + DAY_MS),
      createdAt: now,
    });
    await this.dataSource.transaction(async (manager) => {
      await this.quotas.take('map_uploads', manager, tenant);
      // Whether it fits is looked at before some gigabytes are sent, and again when they are here.
      if (wanted.replaces === null) await this.regions.makeRoom(manager, tenant, wanted.name);
      await manager.insert(MapUploadEntity, upload);
    });
    return upload;
  }

  /** @throws `map_upload.not_found` */
  async get(tenant: Tenant, id: string): Promise<MapUploadEntity> {
    const found = isId('mup', id)
      ? await this.dataSource.manager.findOneBy(MapUploadEntity, { tenant, id })
      : null;
    if (!found || found.expiresAt <= this.clock.now()) throw MapUploadErrors.not_found();
    return found;
  }

  /** Notes pieces behind those that are there; false when another writer was quicker, or it is gone. */
  async grow(
    upload: MapUploadEntity,
    grown: Pick<MapUploadEntity, 'pieces' | 'receivedBytes'>,
  ): Promise<boolean> {
    const { id, receivedBytes, createdAt } = upload;
    const endMs = Math.min(this.clock.now().getTime() + DAY_MS, createdAt.getTime() + LONGEST_MS);
    const change = { ...grown, expiresAt: new Date(endMs) };
    const where = { id, receivedBytes };
    const { affected } = await this.dataSource.manager.update(MapUploadEntity, where, change);
    if (affected === 1) Object.assign(upload, change);
    return affected === 1;
  }

  /** Ends it; what it made, if anything, stays. */
  async drop({ id }: Pick<MapUploadEntity, 'id'>): Promise<void> {
    await this.pieces.removeAll(id);
    await this.dataSource.manager.delete(MapUploadEntity, { id });
    // What somebody wrote meanwhile.
    await this.pieces.removeAll(id);
  }
}
