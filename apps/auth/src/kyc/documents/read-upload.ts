import { KycErrors } from '../kyc.errors.js';

export const MOST_BYTES = 15 * 1024 * 1024;

/** How files begin that are let through to the decoder. */
const MAGIC: readonly ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) =>
    bytes.subarray(0, 4).toString('latin1') === 'RIFF' &&
    bytes.subarray(8, 12).toString('latin1') === 'WEBP',
];

/**
 * Reads an upload as it comes in, no further than it may be long.
 * @throws `kyc.image_too_large`, `kyc.image_empty` or `kyc.image_type`
 */
export async function readUpload(body: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > MOST_BYTES) throw KycErrors.image_too_large();
    parts.push(part);
  }
  const bytes = Buffer.concat(parts);
  if (size === 0) throw KycErrors.image_empty();
  if (!MAGIC.some((fits) => fits(bytes))) throw KycErrors.image_type();
  return bytes;
}
