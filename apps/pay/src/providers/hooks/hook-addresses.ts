import { Signature } from '@skydeck/secret-box';

const TOKEN_BYTES = 16;

/** Where providers post their webhooks; nobody else can guess it. */
export class HookAddresses {
  readonly #signature: Signature;

  constructor(
    serviceSecret: string,
    /** The address of this service, as providers reach it. */
    private readonly publicUrl: string,
  ) {
    const purpose = 'payment webhook addresses v1';
    this.#signature = new Signature({ secret: serviceSecret, purpose, salt: 'skydeck' });
  }

  /** The address of one provider. */
  of(providerId: string): string {
    const path = `/hooks/payments/${providerId}/${this.#tokenOf(providerId)}`;
    return new URL(path, this.publicUrl).href;
  }

  /** Whether an address was made here. */
  isOurs(providerId: string, token: string): boolean {
    return this.#signature.isWritten(providerId, token, 'hex', TOKEN_BYTES);
  }

  /** 128 bits, good in any letter case. */
  #tokenOf(providerId: string): string {
    return this.#signature.of(providerId, TOKEN_BYTES).toString('hex');
  }
}
