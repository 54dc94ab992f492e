import { Injectable } from '@nestjs/common';
import { type MailDress, MailDressing } from '../drivers/smtp/mail-dressing.js';

/** Mail that carries nothing beside its content. */
@Injectable()
export class PlainDressing extends MailDressing {
  async dress(): Promise<MailDress> {
    return { returnPath: null, dkim: null, unsubscribeUrl: null };
  }
}
