const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** Base 32 without padding, as authenticator apps take secrets (RFC 4648 section 6). */
export function base32(bytes: Buffer): string {
  let text = '';
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    held = (held << 8) | byte;
    bits += 8;
    while (bits >= BITS) {
      bits -= BITS;
      text += ALPHABET[(held >> bits) & 31] ?? '';
    }
    held &= (1 << bits) - 1;
  }
  return bits > 0 ? text + (ALPHABET[(held << (BITS - bits)) & 31] ?? '') : text;
}
