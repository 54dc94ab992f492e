import { createHmac } from 'node:crypto';
import { deriveKey } from '@skydeck/secret-box';

const KEY_BYTES = 16;

/** Keys that segments are encrypted with on their way out. None is stored. */
export class SegmentKeys {
  readonly #root: Buffer;

  constructor(secret: string) {
    this.#root = deriveKey({ secret, purpose: 'segment encryption v1', salt: 'skydeck' });
  }

  /** The key of an attempt at an asset, 16 bytes. */
  of(assetId: string, generation: number): Buffer {
    const mac = createHmac('sha256', this.#root).update(`${assetId}/${generation}`);
    return mac.digest().subarray(0, KEY_BYTES);
  }
}
