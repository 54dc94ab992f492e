import { createHash } from 'node:crypto';
import type { Digest } from './descriptor.js';
import { ImageFailure } from './image-failure.js';

/** Registries have to take manifests up to this size (Distribution specification 1.1). */
export const MANIFEST_BYTES = 4 * 2 ** 20;

/** A document of a registry together with its content address. */
export interface RegistryDocument {
  readonly digest: Digest;
  readonly document: unknown;
}

/**
 * Reads JSON of a registry. What was asked for by its digest must have it; what the registry says
 * of itself proves nothing.
 */
export async function readDocument(
  body: AsyncIterable<Buffer>,
  wanted: string,
): Promise<RegistryDocument> {
  const parts: Buffer[] = [];
  let bytes = 0;
  // Leaving the loop ends the answer.
  for await (const part of body) {
    bytes += part.length;
    if (bytes > MANIFEST_BYTES) {
      throw new ImageFailure('not_an_image', `A document has more than ${MANIFEST_BYTES} bytes.`);
    }
    parts.push(part);
  }
  const text = Buffer.concat(parts);
  const digest: Digest = `sha256:${createHash('sha256').update(text).digest('hex')}`;
  if (wanted.startsWith('sha256:') && wanted !== digest) {
    throw new ImageFailure('digest_mismatch', 'The registry sent other bytes than were asked for.');
  }
  try {
    return { digest, document: JSON.parse(text.toString('utf8')) };
  } catch (cause) {
    throw new ImageFailure('not_an_image', 'The registry sent no JSON.', { cause });
  }
}
