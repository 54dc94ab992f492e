import type { Tenant } from '@skydeck/auth-guard';
import type { EntityManager } from 'typeorm';
import type { AssetEntity } from './asset.entity.js';
import type { NewAsset } from './new-asset.schema.js';

/** A file that is whole in the object store, and what its owner wants of it. */
export interface ReceivedFile {
  readonly tenant: Tenant;
  readonly uploadId: string;
  /** Where it is in the object store; it belongs to the asset from now on. */
  readonly key: string;
  readonly bytes: number;
  readonly name: string;
  readonly settings: NewAsset;
}

/** Makes an asset of a file that was received. */
export abstract class AssetIntake {
  /**
   * Writes the asset down in the transaction that ends the upload, and has work on it begin after
   * the commit. The same upload makes one asset, however often it is handed in.
   * @throws `quota_exceeded`
   */
  abstract accept(file: ReceivedFile, within: EntityManager): Promise<{ assetId: string }>;

  /**
   * Writes an asset down whose file is still on its way; once it has come, it is that asset's.
   * @throws `asset.already_made`
   */
  abstract expect(file: Omit<ReceivedFile, 'bytes'>, within: EntityManager): Promise<AssetEntity>;

  /** Says that the file of an upload will not come. Nothing happens when no asset waits for it. */
  abstract missed(
    uploadId: string,
    reason: { readonly code: string; readonly detail: string },
    within: EntityManager,
  ): Promise<void>;
}
