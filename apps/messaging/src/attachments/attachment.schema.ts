import { z } from 'zod';
import type { WantedAttachment } from '../messages/wanted-message.js';

const MOST_FILES = 10;
const MOST_BYTES = 700 * 1024;
/** What mail programs run when it is opened, and mail servers refuse. */
const REFUSED =
  /\.(?:ade|adp|apk|app|bat|chm|cmd|com|cpl|dll|exe|gadget|hta|ins|iso|isp|jar|js|jse|lib|lnk|mde|msc|msi|msp|mst|nsh|pif|ps1|reg|scr|sct|sh|sys|vb|vbe|vbs|vxd|wsc|wsf|wsh)$/i;

const Attachment = z
  .strictObject({
    filename: z
      .string()
      .min(1)
      .max(255)
      // A name that holds a path or a line break would be one of another file, or a header.
      .regex(/^[^\p{Cc}\p{Cf}/\\:"<>|?*]+$/u, 'Must be a file name without a path.')
      .refine((name) => !REFUSED.test(name), 'Programs are not sent: mail servers refuse them.')
      .describe('Name that the recipient sees.'),
    content_type: z
      .string()
      .max(127)
      .regex(
        /^[a-z]+\/[a-z0-9][a-z0-9.+-]*(?:; method=[A-Z]{1,20})?$/,
        'Must be a media type such as application/pdf.',
      )
      .describe('Media type, such as `application/pdf` or `text/calendar; method=REQUEST`.'),
    content: z.base64('Must be base64.').min(1).describe('The file as base64.'),
  })
  .meta({ id: 'Attachment' });

/** The files of an e-mail. */
export const Attachments = z
  .array(Attachment)
  .max(MOST_FILES)
  .refine((files) => sizeOf(files) <= MOST_BYTES, {
    error: 'Must be at most 700 KiB together.',
  })
  .describe('Up to 10 files, 700 KiB together.');

/** Three bytes for each four characters. */
const sizeOf = (files: readonly z.output<typeof Attachment>[]): number =>
  files.reduce((sum, { content }) => sum + Math.floor((content.length * 3) / 4), 0);

/** The files as they are kept. */
export function toWantedAttachments(
  files: readonly z.output<typeof Attachment>[],
): WantedAttachment[] {
  return files.map(({ filename, content_type: contentType, content }) => ({
    filename,
    contentType,
    bytes: Buffer.from(content, 'base64'),
  }));
}

/** What is shown of files. */
export function listOf(files: readonly WantedAttachment[]) {
  return files.map(({ filename, contentType, bytes }) => ({
    filename,
    content_type: contentType,
    size_bytes: bytes.length,
  }));
}
