import { createHash } from 'node:crypto';
import { invalid } from '@skydeck/envelope';
import type { FastifyRequest } from 'fastify';
import { FileErrors } from '../nodes/file.errors.js';
import { FileUploadErrors } from './file-upload.errors.js';

/** The version of the protocol that is spoken. @see https://tus.io/protocols/resumable-upload */
export const TUS_VERSION = '1.0.0';
/** The type of bytes that go behind those that are there. */
export const OFFSET_TYPE = 'application/offset+octet-stream';
/** What `Upload-Checksum` may name. */
export const CHECKSUMS = ['sha256', 'sha1', 'md5'] as const;
const MOST_METADATA_CHARS = 8192;

type Headers = FastifyRequest['headers'];

/** Refuses another version. @throws `file_upload.wrong_version` */
export function checkVersion(headers: Headers): void {
  if (headers['tus-resumable'] !== TUS_VERSION) throw FileUploadErrors.wrong_version();
}

/** A header that holds a whole number and must be there. */
export function readNumber(headers: Headers, name: string): number {
  const text = String(headers[name] ?? '');
  if (!/^\d{1,15}$/.test(text)) throw wrong(name, 'Must be a whole number.');
  return Number(text);
}

/** What `Upload-Metadata` says: names, and values in Base64. */
export function readMetadata(headers: Headers): ReadonlyMap<string, string> {
  const text = String(headers['upload-metadata'] ?? '');
  if (text.length > MOST_METADATA_CHARS) throw wrong('upload-metadata', 'Must have at most 8 KiB.');
  const found = new Map<string, string>();
  for (const pair of text.split(',').map((one) => one.trim())) {
    if (pair === '') continue;
    const [name = '', value = '', ...more] = pair.split(' ');
    const isSound = more.length === 0 && /^[\w+/]*={0,2}$/.test(value) && !found.has(name);
    if (!isSound) throw wrong('upload-metadata', 'Must be pairs of a name and Base64.');
    found.set(name, Buffer.from(value, 'base64').toString('utf8'));
  }
  return found;
}

/** Reads `Upload-Checksum: <algorithm> <Base64>`; nothing to check when it was not sent. */
export function readChecksum(headers: Headers) {
  const given = headers['upload-checksum'];
  if (given === undefined) return {};
  const [algorithm, value = ''] = String(given).split(' ', 2);
  const known = CHECKSUMS.find((one) => one === algorithm);
  if (!known) throw wrong('upload-checksum', `Must be one of ${CHECKSUMS.join(', ')}.`);
  const hash = createHash(known);
  return {
    watch: (chunk: Buffer) => void hash.update(chunk),
    verify() {
      if (!Buffer.from(value, 'base64').equals(hash.digest())) throw FileErrors.checksum_mismatch();
    },
  };
}

/** The refusal of a header. */
export function wrong(name: string, message: string) {
  return invalid([{ location: `header.${name}`, code: 'invalid', message }]);
}
