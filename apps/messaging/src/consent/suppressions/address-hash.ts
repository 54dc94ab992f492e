import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Tenant } from '@skydeck/auth-guard';
import { deriveKey } from '@skydeck/secret-box';
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
  readonly #key: KeyObject;

  constructor(secret: string) {
    const key = deriveKey({ secret, purpose: 'suppressed addresses v1', salt: 'skydeck' });
    // Made once: it is asked for each message that is sent.
    this.#key = createSecretKey(key);
  }

  /** What is left of an address. */
  of(tenant: Tenant, { channel, address }: Address): string {
    const text = [tenant, channel, normalised({ channel, address })].join('\n');
    return PREFIX + createHmac('sha256', this.#key).update(text).digest('hex');
  }

  /** An address in both of its forms, to look for it. */
  forms(tenant: Tenant, address: Address): [plain: string, hash: string] {
    return [normalised(address), this.of(tenant, address)];
  }
}
