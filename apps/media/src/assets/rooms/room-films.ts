import { tenantOf } from '@skydeck/auth-guard';
import { CommonErrors } from '@skydeck/errors';
import { ObjectStore, ObjectStoreError } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { uploadKey } from '../../object-keys.js';
import { AssetIntake } from '../asset-intake.js';
import { NewAsset } from '../new-asset.schema.js';
import type { RoomFilm } from './room-film.schema.js';

/** Films of live rooms that become assets. */
@Injectable()
export class RoomFilms {
  constructor(
    private readonly dataSource: DataSource,
    private readonly store: ObjectStore,
    private readonly intake: AssetIntake,
  ) {}

  /**
   * Takes a copy of a film; the same recording makes one asset, however often it is handed over.
   * @throws `not_found` when there is no such film, `quota_exceeded`
   */
  async accept(film: RoomFilm): Promise<{ assetId: string }> {
    const uploadId = film.recording_id.replace(/^rrc/, 'upl');
    const key = uploadKey(uploadId);
    const tenant = tenantOf(film.project_id);
    const known = await this.dataSource.query<{ id: string }[]>(KNOWN, [uploadId, tenant]);
    if (known[0]) return { assetId: known[0].id };
    await this.store.copy(film.object_key, key).catch(refuse);
    const settings = NewAsset.parse({ metadata: { room_recording: film.recording_id } });
    const file = { tenant, uploadId, key, bytes: film.size_bytes, name: film.name, settings };
    return this.dataSource.transaction((manager) => this.intake.accept(file, manager));
  }
}

/** What has become an asset is not copied once more: it may be deleted again by now. */
const KNOWN = 'select id from asset where upload_id = $1 and tenant = $2';

function refuse(cause: unknown): never {
  if (cause instanceof ObjectStoreError && cause.code === 'not_found') {
    throw CommonErrors.not_found({ cause });
  }
  throw CommonErrors.unavailable({ cause });
}
