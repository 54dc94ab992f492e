import { hash } from 'node:crypto';

/** The fingerprint of a public key as OpenSSH shows it: SHA-256, base64 without padding. */
export function fingerprintOf(publicKey: string): string {
  const [, blob = ''] = publicKey.split(' ');
  return `SHA256:${hash('sha256', Buffer.from(blob, 'base64'), 'base64').replace(/=+$/, '')}`;
}

/** Whether the key's own type field says what its text says (RFC 4253, section 6.6). */
export function isWellFormed(publicKey: string): boolean {
  const [type = '', blob = ''] = publicKey.split(' ');
  const bytes = Buffer.from(blob, 'base64');
  if (bytes.length < 8) return false;
  const length = bytes.readUInt32BE(0);
  return bytes.subarray(4, 4 + length).toString('latin1') === type && bytes.length > 4 + length;
}
