import { ObjectStore } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import { assetPrefix, generationPrefix } from '../object-keys.js';
import type { AssetEntity } from './asset.entity.js';

/** Removes files of assets from the object store. Each can be done again. */
@Injectable()
export class AssetFiles {
  constructor(private readonly store: ObjectStore) {}

  /** Everything, the file that was uploaded too. */
  async removeAll({ id, sourceKey, filesPrefix }: AssetEntity): Promise<void> {
    await this.#remove(assetPrefix(id));
    if (filesPrefix !== null) await this.#remove(filesPrefix);
    await this.store.delete(sourceKey);
  }

  /** What attempts up to this one made. */
  async removeMade(id: string, generation: number): Promise<void> {
    for (let earlier = 1; earlier <= generation; earlier += 1) {
      await this.#remove(generationPrefix(id, earlier));
    }
  }

  async #remove(prefix: string): Promise<void> {
    for (;;) {
      const { objects } = await this.store.list({ prefix });
      if (objects.length === 0) return;
      await this.store.deleteMany(objects.map(({ key }) => key));
    }
  }
}
