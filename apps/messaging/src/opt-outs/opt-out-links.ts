import { isId } from '@skydeck/ids';
import { Signature } from '@skydeck/secret-box';

const MAC_BYTES = 16;

/** What a link is about: a message that was sent, or a recipient by name. */
export interface LinkSubject {
  readonly kind: 'message' | 'recipient';
  readonly id: string;
}

/** Addresses at which people decide what they get; nobody else can make one up. */
export class OptOutLinks {
  readonly #signature: Signature;

  constructor(
    secret: string,
    private readonly publicUrl: string,
  ) {
    // Links in mail that was sent long ago must still be good.
    const purpose = 'message report addresses v1';
    this.#signature = new Signature({ secret, purpose, salt: 'skydeck' });
  }

  /** The link in one message that ends what it is about. */
  of(messageId: string): string {
    return this.#url(`/p/unsubscribe/${this.tokenOf('unsubscribe', messageId)}`);
  }

  /** The page on which somebody chooses among topics. */
  preferencesOf(id: string): string {
    return this.#url(`/p/preferences/${this.tokenOf('preferences', id)}`);
  }

  /** The message of a link that ends; null for one that was not made here. */
  messageOf(token: string): string | null {
    const id = this.#idOf('unsubscribe', token);
    return id !== null && isId('msg', id) ? id : null;
  }

  /** Whose page a link leads to; null for one that was not made here. */
  subjectOf(token: string): LinkSubject | null {
    const id = this.#idOf('preferences', token);
    if (id === null) return null;
    if (isId('msg', id)) return { kind: 'message', id };
    return isId('rcp', id) ? { kind: 'recipient', id } : null;
  }

  /** What stands for an identifier in a link. */
  tokenOf(purpose: 'unsubscribe' | 'preferences', id: string): string {
    return `${id}.${this.#signature.of(`${purpose}/${id}`, MAC_BYTES).toString('hex')}`;
  }

  #idOf(purpose: 'unsubscribe' | 'preferences', token: string): string | null {
    const [id = '', mac = ''] = token.split('.');
    return this.#signature.isWritten(`${purpose}/${id}`, mac, 'hex', MAC_BYTES) ? id : null;
  }

  #url(path: string): string {
    return new URL(path, this.publicUrl).href;
  }
}
