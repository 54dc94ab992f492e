import { isId } from '@skydeck/ids';
import type { DeliveryReports } from '../providers/reports/delivery-reports.js';

/** A local part has room for 64 characters (RFC 5321). */
const MAC_LENGTH = 24;
const HEX_LENGTH = 2;

/**
 * Addresses that mail comes back to, one for each message, so that whoever sends it back names the
 * message. Nobody else can make one up.
 * @see https://cr.yp.to/proto/verp.txt
 */
export class ReturnPaths {
  constructor(private readonly reports: DeliveryReports) {}

  /** The local part for a message. */
  localPartOf(messageId: string): string {
    return `b.${messageId}.${this.#mac(messageId)}`;
  }

  /** The message of an address; null for one that was not made here. */
  messageOf(address: string): string | null {
    const [, id = '', mac = ''] =
      /^b\.([a-z0-9_]+)\.([0-9a-f]+)@/.exec(address.toLowerCase()) ?? [];
    if (!isId('msg', id) || mac.length !== MAC_LENGTH) return null;
    return this.reports.isMacOf('return path', id, mac, MAC_LENGTH / HEX_LENGTH) ? id : null;
  }

  #mac(messageId: string): string {
    return this.reports.macOf('return path', messageId).slice(0, MAC_LENGTH);
  }
}
