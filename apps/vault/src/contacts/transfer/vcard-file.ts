import type { Readable } from 'node:stream';
import { StreamableFile } from '@nestjs/common';

/** What a file of vCards is, in OpenAPI. */
export const VCARD_FILE = { 'text/vcard': { schema: { type: 'string' } } } as const;

/** vCards as a download. */
export const vcardFile = (content: Readable, name: string): StreamableFile =>
  new StreamableFile(content, {
    type: 'text/vcard; charset=utf-8',
    disposition: `attachment; filename="${name}.vcf"`,
  });
