import { ObjectStore } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { assetPrefix, generationPrefix } from '../object-keys.js';
import type { AssetEntity } from './asset.entity.js';

/** Removes files of assets from the object store. Each can be done again. */
@Injectable()
export class AssetFiles {
  constructor(private readonly store: ObjectStore) {}

  /** Everything, the file that was uploaded too. */
  async removeAll({ id, sourceKey }: AssetEntity): Promise<void> {
    await this.#remove(assetPrefix(id));
    await this.store.delete(sourceKey);
  }

  /** What attempts before this one made. */
  async removeEarlier({ id, generation }: AssetEntity): Promise<void> {
    for (let earlier = 1; earlier < generation; earlier += 1) {
      await this.#remove(generationPrefix(id, earlier));
    }
  }

  /** What this attempt and those before it made. */
  async removeMade(asset: AssetEntity): Promise<void> {
    await this.removeEarlier({ ...asset, generation: asset.generation + 1 });
  }

  async #remove(prefix: string): Promise<void> {
    for (;;) {
      const { objects } = await this.store.list({ prefix });
      if (objects.length === 0) return;
      await this.store.deleteMany(objects.map(({ key }) => key));
    }
  }
}
