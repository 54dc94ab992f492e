import { createHash } from 'node:crypto';
import { invalid } from '@skydeck/envelope';
import type { FastifyRequest } from 'fastify';

/** The version of the protocol that is spoken. @see https://tus.io/protocols/resumable-upload */
export const TUS_VERSION = '1.0.0';
/** The type of bytes that go behind those that are there. */
export const TUS_OFFSET_TYPE = 'application/offset+octet-stream';
/** What `Upload-Checksum` may name. */
export const TUS_CHECKSUMS = ['sha256', 'sha1', 'md5'] as const;
const MOST_METADATA_CHARS = 8192;

type Headers = FastifyRequest['headers'];

/** A checksum of the bytes of one request. */
export interface TusChecksum {
  readonly watch: (chunk: Uint8Array) => void;
  /** Whether the bytes that were watched are those that were meant. Ask once. */
  readonly isRight: () => boolean;
}

/** A header that holds a whole number and must be there. */
export function readTusNumber(headers: Headers, name: string): number {
  const text = String(headers[name] ?? '');
  if (!/^\d{1,15}$/.test(text)) throw wrongHeader(name, 'Must be a whole number.');
  return Number(text);
}

/** What `Upload-Metadata` says: names, and values in Base64. */
export function readTusMetadata(headers: Headers): ReadonlyMap<string, string> {
  const text = String(headers['upload-metadata'] ?? '');
  if (text.length > MOST_METADATA_CHARS) {
    throw wrongHeader('upload-metadata', 'Must have at most 8 KiB.');
  }
  const found = new Map<string, string>();
  for (const pair of text.split(',').map((one) => one.trim())) {
    if (pair === '') continue;
    const [name = '', value = '', ...more] = pair.split(' ');
    const isSound = more.length === 0 && /^[\w+/]*={0,2}$/.test(value) && !found.has(name);
    if (!isSound) throw wrongHeader('upload-metadata', 'Must be pairs of a name and Base64.');
    found.set(name, Buffer.from(value, 'base64').toString('utf8'));
  }
  return found;
}

/** Reads `Upload-Checksum: <algorithm> <Base64>`; undefined when it was not sent. */
export function readTusChecksum(headers: Headers): TusChecksum | undefined {
  const given = headers['upload-checksum'];
  if (given === undefined) return undefined;
  const [algorithm, value = ''] = String(given).split(' ', 2);
  const known = TUS_CHECKSUMS.find((one) => one === algorithm);
  if (!known) throw wrongHeader('upload-checksum', `Must be one of ${TUS_CHECKSUMS.join(', ')}.`);
  const hash = createHash(known);
  return {
    watch: (chunk) => void hash.update(chunk),
    isRight: () => Buffer.from(value, 'base64').equals(hash.digest()),
  };
}

/** The refusal of a header. */
export function wrongHeader(name: string, message: string) {
  return invalid([{ location: `header.${name}`, code: 'invalid', message }]);
}
