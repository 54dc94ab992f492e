import { isId } from '@skydeck/ids';
import { Signature } from '@skydeck/secret-box';

const MAC_BYTES = 16;

/** What an address of opens or clicks stands for. */
export interface Tracked {
  readonly messageId: string;
  /** Which link; null for an open. */
  readonly position: number | null;
}

/** Addresses in mail that tell of opens and clicks; nobody else can make one up. */
export class TrackingTokens {
  readonly #signature: Signature;

  constructor(
    secret: string,
    private readonly publicUrl: string,
  ) {
    this.#signature = new Signature({ secret, purpose: 'message tracking v1', salt: 'skydeck' });
  }

  /** The picture that is fetched when a mail is opened. */
  openUrl(messageId: string): string {
    return new URL(`/o/${this.#token({ messageId, position: null })}.gif`, this.publicUrl).href;
  }

  /** What stands in the place of a link. */
  clickUrl(messageId: string, position: number): string {
    return new URL(`/t/${this.#token({ messageId, position })}`, this.publicUrl).href;
  }

  /** Links to our own pages for recipients, such as the one that ends the mail, are left alone. */
  isOwn(url: string): boolean {
    return url.startsWith(new URL('/p/', this.publicUrl).href);
  }

  /** What a token stands for; null for one that was not made here. */
  read(token: string): Tracked | null {
    const parts = /^(msg_\w{1,60})\.(?:(\d{1,4})\.)?([0-9a-f]{32})$/.exec(token);
    const [, messageId = '', position, mac = ''] = parts ?? [];
    if (!isId('msg', messageId)) return null;
    const tracked = { messageId, position: position === undefined ? null : Number(position) };
    const isOurs = this.#signature.isWritten(textOf(tracked), mac, 'hex', MAC_BYTES);
    return isOurs ? tracked : null;
  }

  #token(tracked: Tracked): string {
    const { messageId, position } = tracked;
    const what = position === null ? messageId : `${messageId}.${position}`;
    return `${what}.${this.#signature.of(textOf(tracked), MAC_BYTES).toString('hex')}`;
  }
}

const textOf = ({ messageId, position }: Tracked): string => `${messageId}/${position ?? 'open'}`;
