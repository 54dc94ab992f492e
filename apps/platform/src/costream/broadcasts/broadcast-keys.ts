import { SecretBox } from '@skydeck/secret-box';
import type { StoredTarget } from './broadcast.entity.js';

/** Where the media product takes a broadcast. */
export interface BroadcastIngest {
  readonly url: string;
  readonly key: string;
}

/** Seals what a broadcast is sent with. */
export class BroadcastKeys {
  readonly #box: SecretBox;

  constructor(secret: string) {
    const purpose = 'keys of broadcasts v1';
    this.#box = new SecretBox({ secret, purpose, salt: 'skydeck' });
  }

  /** @param id of the broadcast: it cannot be opened for another one */
  sealKey(key: string, id: string): string {
    return this.#box.seal(key, id).toString('base64');
  }

  openKey(sealed: string, id: string): string {
    return this.#box.openText(Buffer.from(sealed, 'base64'), id);
  }

  sealIngest(ingest: BroadcastIngest, id: string): Buffer {
    return this.#box.seal(JSON.stringify(ingest), id);
  }

  /** What `sealIngest` made, under the secret in force; null when it is. */
  renew(sealed: Buffer, id: string): Buffer | null {
    return this.#box.renew(sealed, id);
  }

  /** The JSON of targets, with their keys under the secret in force; null when all of them are. */
  renewTargets(json: string, id: string): string | null {
    const targets = JSON.parse(json) as StoredTarget[];
    const fresh = targets.map(({ keySealed }) => this.renew(Buffer.from(keySealed, 'base64'), id));
    if (fresh.every((sealed) => sealed === null)) return null;
    const keySealed = (index: number) => fresh[index]?.toString('base64');
    return JSON.stringify(
      targets.map((target, index) =>
        Object.assign(target, { keySealed: keySealed(index) ?? target.keySealed }),
      ),
    );
  }

  openIngest(sealed: Buffer, id: string): BroadcastIngest {
    return JSON.parse(this.#box.openText(sealed, id)) as BroadcastIngest;
  }
}
