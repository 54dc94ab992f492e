import { crc32 } from 'node:zlib';
import type { Signature } from '@skydeck/secret-box';

const VERSION = 'skr1';
const MAC_BYTES = 16;
const SHAPE = /^skr1\.([0-9a-z]{26})\.([0-9a-z]{1,7})\.([A-Za-z0-9_-]{22})\.([0-9a-z]{7})$/;

/** What a refresh token names: a session, and how many refreshes it has seen. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly counter: number;
}

/**
 * Writes a refresh token: version, session, counter, HMAC-SHA-256/128 and a checksum. Nothing of
 * it is stored; the session's counter says which one is good.
 */
export function writeRefreshToken(
  signature: Signature,
  { sessionId, counter }: RefreshToken,
): string {
  const named = `${VERSION}.${sessionId.replace('ses_', '')}.${counter.toString(36)}`;
  const signed = `${named}.${signature.of(named, MAC_BYTES).toString('base64url')}`;
  return `${signed}.${checksumOf(signed)}`;
}

/** Reads a refresh token; null when it is not one of ours. */
export function readRefreshToken(signature: Signature, text: string): RefreshToken | null {
  const [, session = '', counter = '', mac = '', checksum = ''] = SHAPE.exec(text) ?? [];
  if (checksum === '' || checksumOf(text.slice(0, -checksum.length - 1)) !== checksum) return null;
  const named = `${VERSION}.${session}.${counter}`;
  if (!signature.isOf(named, Buffer.from(mac, 'base64url'), MAC_BYTES)) return null;
  return { sessionId: `ses_${session}`, counter: Number.parseInt(counter, 36) };
}

/** Finds tokens that were cut or mistyped without a look at a key, as secret scanners want. */
function checksumOf(text: string): string {
  return crc32(text).toString(36).padStart(7, '0');
}
