import type { KeyObject } from 'node:crypto';
import type { OutboundMessage } from '../channel.driver.js';

/** The key that a domain signs with. */
export interface DkimKey {
  readonly domainName: string;
  readonly keySelector: string;
  /** Read once: to read the text of an RSA key takes longer than to sign with it. */
  readonly privateKey: KeyObject;
}

/** What mail carries beside its content. */
export interface MailDress {
  /** Where the mail comes back to when it cannot be delivered. */
  readonly returnPath: string | null;
  readonly dkim: DkimKey | null;
  /** Where one click ends the mail of this kind; null where it is not offered. */
  readonly unsubscribeUrl: string | null;
}

/** Knows the domains that mail is sent from. */
export abstract class MailDressing {
  abstract dress(message: OutboundMessage, from: string): Promise<MailDress>;
}
