import { SecretBox } from '@skydeck/secret-box';

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

  openIngest(sealed: Buffer, id: string): BroadcastIngest {
    return JSON.parse(this.#box.openText(sealed, id)) as BroadcastIngest;
  }
}
