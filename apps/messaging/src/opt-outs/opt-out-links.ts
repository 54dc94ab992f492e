import { timingSafeEqual } from 'node:crypto';
import { isId } from '@skydeck/ids';
import type { DeliveryReports } from '../providers/reports/delivery-reports.js';

/** Addresses at which one click ends the mail to a recipient; nobody else can make one up. */
export class OptOutLinks {
  constructor(
    private readonly reports: DeliveryReports,
    private readonly publicUrl: string,
  ) {}

  /** The link in one message. */
  of(messageId: string): string {
    return new URL(`/p/unsubscribe/${messageId}.${this.#mac(messageId)}`, this.publicUrl).href;
  }

  /** The message of a link; null for one that was not made here. */
  messageOf(token: string): string | null {
    const [id = '', mac = ''] = token.split('.');
    const [ours, theirs] = [Buffer.from(this.#mac(id)), Buffer.from(mac)];
    const isOurs =
      isId('msg', id) && ours.length === theirs.length && timingSafeEqual(ours, theirs);
    return isOurs ? id : null;
  }

  #mac(messageId: string): string {
    return this.reports.macOf('unsubscribe', messageId);
  }
}
