import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@skydeck/secret-box';

/** Where providers post their webhooks; nobody else can guess it. */
export class HookAddresses {
  readonly #key: Buffer;

  constructor(
    serviceSecret: string,
    /** The address of this service, as providers reach it. */
    private readonly publicUrl: string,
  ) {
    const purpose = 'payment webhook addresses v1';
    this.#key = deriveKey({ secret: serviceSecret, purpose, salt: 'skydeck' });
  }

  /** The address of one provider. */
  of(providerId: string): string {
    const path = `/hooks/payments/${providerId}/${this.#tokenOf(providerId)}`;
    return new URL(path, this.publicUrl).href;
  }

  /** Whether an address was made here. */
  isOurs(providerId: string, token: string): boolean {
    const [ours, theirs] = [Buffer.from(this.#tokenOf(providerId)), Buffer.from(token)];
    return ours.length === theirs.length && timingSafeEqual(ours, theirs);
  }

  /** 128 bits, good in any letter case. */
  #tokenOf(providerId: string): string {
    return createHmac('sha256', this.#key).update(providerId).digest('hex').slice(0, 32);
  }
}
