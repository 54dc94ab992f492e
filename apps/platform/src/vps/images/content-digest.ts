import { ImageErrors } from './image.errors.js';

/**
 * The SHA-256 of a `Content-Digest` header, in hexadecimal; undefined when it names none.
 * @see https://www.rfc-editor.org/rfc/rfc9530
 */
export function sha256Of(header: string | undefined): string | undefined {
  const [, base64] = /(?:^|,)\s*sha-256\s*=\s*:([^:]*):/i.exec(header ?? '') ?? [];
  if (base64 === undefined) return undefined;
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length !== 32) throw ImageErrors.digest_malformed();
  return bytes.toString('hex');
}

/** A SHA-256 as such headers have it. */
export function digestField(sha256: string): string {
  return `sha-256=:${Buffer.from(sha256, 'hex').toString('base64')}:`;
}
