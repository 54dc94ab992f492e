import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';

/** A key pair in the forms that ssh reads. */
export interface OpenSshKey {
  readonly publicKey: string;
  readonly privateKey: string;
  readonly fingerprint: string;
}

const TYPE = 'ssh-ed25519';
const BLOCK_BYTES = 8;

/**
 * Makes an ed25519 key pair, the private part without a passphrase: it is sealed where it is kept.
 * @see OpenSSH's PROTOCOL.key for the form of the private part
 */
export function makeOpenSshKey(comment: string): OpenSshKey {
  const { x, d } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const point = Buffer.from(x ?? '', 'base64url');
  const seed = Buffer.from(d ?? '', 'base64url');
  const blob = Buffer.concat([field(TYPE), field(point)]);
  // The same number twice tells whether an encrypted key was opened with the right passphrase.
  const check = randomBytes(4);
  const secret = [check, check, blob, field(Buffer.concat([seed, point])), field(comment)];
  const whole = Buffer.concat([
    Buffer.from('openssh-key-v1\0'),
    ...['none', 'none', ''].map(field),
    number(1),
    field(blob),
    field(padded(Buffer.concat(secret))),
  ]);
  const lines = whole.toString('base64').match(/.{1,70}/g) ?? [];
  const pem = [
    '-----BEGIN OPENSSH PRIVATE KEY-----',
    ...lines,
    '-----END OPENSSH PRIVATE KEY-----',
  ];
  return {
    publicKey: `${TYPE} ${blob.toString('base64')} ${comment}`,
    privateKey: `${pem.join('\n')}\n`,
    fingerprint: fingerprintOf(blob),
  };
}

/** How ssh shows a public key, given its bytes. */
export function fingerprintOf(blob: Buffer): string {
  return `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`;
}

function padded(bytes: Buffer): Buffer {
  const missing = (BLOCK_BYTES - (bytes.length % BLOCK_BYTES)) % BLOCK_BYTES;
  return Buffer.concat([bytes, Buffer.from(Array.from({ length: missing }, (_, at) => at + 1))]);
}

function field(value: string | Buffer): Buffer {
  const bytes = Buffer.from(value as string);
  return Buffer.concat([number(bytes.length), bytes]);
}

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
