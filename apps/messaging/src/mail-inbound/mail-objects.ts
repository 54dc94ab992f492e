import { randomUUID } from 'node:crypto';
import { ObjectStore } from '@skydeck/object-store';
import { Injectable } from '@nestjs/common';
import type { Email } from 'postal-mime';
import type { KeptFile } from './inbound-mail.entity.js';

const MAIL = 'message/rfc822';

/** A mail in the object store. */
export interface KeptMail {
  readonly rawKey: string;
  readonly files: readonly KeptFile[];
}

/** Keeps mail and its files in the object store. */
@Injectable()
export class MailObjects {
  constructor(private readonly store: ObjectStore) {}

  /** Stores a mail and each of its files. */
  async keep(raw: Buffer, { attachments }: Pick<Email, 'attachments'>): Promise<KeptMail> {
    const folder = `messaging/inbound-mail/${randomUUID()}`;
    const rawKey = `${folder}/mail.eml`;
    await this.store.put(rawKey, raw, { contentType: MAIL });
    const files: KeptFile[] = [];
    for (const [index, { content, filename, mimeType, contentId }] of attachments.entries()) {
      const bytes = Buffer.from(content as ArrayBuffer);
      const key = `${folder}/${index}`;
      const contentType = /^[\x21-\x7e]{1,255}$/.test(mimeType)
        ? mimeType
        : 'application/octet-stream';
      await this.store.put(key, bytes, { contentType });
      files.push({
        key,
        filename: filename?.replaceAll(/\p{Cc}/gu, '').slice(0, 255) ?? null,
        contentType,
        sizeBytes: bytes.length,
        contentId: contentId?.replaceAll(/[<>\p{Cc}]/gu, '') ?? null,
      });
    }
    return { rawKey, files };
  }

  /** Removes a mail that was not taken. */
  async drop({ rawKey, files }: KeptMail): Promise<void> {
    await this.store.deleteMany([rawKey, ...files.map(({ key }) => key)]);
  }

  /** A link to a file that is good for an hour. */
  async linkTo(key: string, downloadName: string): Promise<string> {
    const { url } = await this.store.signGet(key, { expiresInS: 3600, downloadName });
    return url;
  }
}
