import type { Tenant } from '@skydeck/auth-guard';
import { Signature } from '@skydeck/secret-box';
import type { Channel } from '../../messages/message-channel.js';

const PREFIX = 'hash:';

/** An address of a channel. */
export interface Address {
  readonly channel: Channel;
  readonly address: string;
}

/** An address as lists hold it: mailboxes are compared without regard to letter case. */
export const normalised = ({ channel, address }: Address): string =>
  channel === 'email' ? address.toLowerCase() : address;

/** Stands for the addresses of people who were erased. Without the key nobody can try numbers. */
export class AddressHash {
  readonly #signature: Signature;

  constructor(secret: string) {
    const purpose = 'suppressed addresses v1';
    this.#signature = new Signature({ secret, purpose, salt: 'skydeck' });
  }

  /**
   * An address in its forms, to look for it: as it is, what is left of one that is erased now, and of those that
   * were erased under the secrets before. Nobody can hash the last ones anew, as their addresses are gone.
   */
  forms(
    tenant: Tenant,
    { channel, address }: Address,
  ): [plain: string, hash: string, ...before: string[]] {
    const plain = normalised({ channel, address });
    const [hash, ...before] = this.#signature.all([tenant, channel, plain].join('\n'));
    return [plain, written(hash), ...before.map(written)];
  }
}

const written = (hash: Buffer): string => PREFIX + hash.toString('hex');
