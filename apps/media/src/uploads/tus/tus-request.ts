import { invalid } from '@skydeck/envelope';
import type { FastifyRequest } from 'fastify';
import { UploadErrors } from '../upload.errors.js';

/** The version of the protocol that is spoken. @see https://tus.io/protocols/resumable-upload */
export const TUS_VERSION = '1.0.0';
/** The type of bytes that go behind those that are there. */
export const OFFSET_TYPE = 'application/offset+octet-stream';

const MOST_METADATA_BYTES = 8 * 1024;
const WHOLE_NUMBER = /^\d{1,15}$/;

type Headers = FastifyRequest['headers'];

/** Refuses another version. @throws `upload.wrong_version` */
export function checkVersion(headers: Headers): void {
  if (headers['tus-resumable'] !== TUS_VERSION) throw UploadErrors.wrong_version();
}

/** A header that holds a whole number; null when it was not sent. */
export function readNumber(headers: Headers, name: string): number | null {
  const text = textOf(headers, name);
  if (text === undefined) return null;
  if (!WHOLE_NUMBER.test(text)) throw wrong(name, 'Must be a whole number.');
  return Number(text);
}

/** The same for one that must be sent. */
export function readOffset(headers: Headers): number {
  const offset = readNumber(headers, 'upload-offset');
  if (offset === null) throw wrong('upload-offset', 'This header is required.');
  return offset;
}

/** How large the file will be; null when that is said later. */
export function readLength(headers: Headers): number | null {
  const length = readNumber(headers, 'upload-length');
  const later = textOf(headers, 'upload-defer-length');
  if (length === 0) throw wrong('upload-length', 'A file has one byte at least.');
  if (length !== null && later === undefined) return length;
  if (length === null && later === '1') return null;
  throw wrong('upload-length', 'Send it, or `Upload-Defer-Length: 1`, and not both.');
}

/** What `Upload-Metadata` says: names, and values in Base64. */
export function readMetadata(headers: Headers): ReadonlyMap<string, string> {
  const text = textOf(headers, 'upload-metadata') ?? '';
  if (text.length > MOST_METADATA_BYTES) {
    throw wrong('upload-metadata', 'Must have at most 8 KiB.');
  }
  const found = new Map<string, string>();
  for (const pair of text.split(',')) {
    if (pair.trim() === '') continue;
    const [name = '', value = '', ...more] = pair.trim().split(' ');
    const isSound = more.length === 0 && /^[\w+/]*={0,2}$/.test(value) && !found.has(name);
    if (!isSound) throw wrong('upload-metadata', 'Must be pairs of a name and Base64.');
    found.set(name, Buffer.from(value, 'base64').toString('utf8'));
  }
  return found;
}

/** Whether an upload is a part, or is put together of parts. */
export type Concat = { readonly kind: 'partial' } | { readonly kind: 'final'; ids: string[] };

/** Reads `Upload-Concat`; undefined for an upload of its own. */
export function readConcat(headers: Headers): Concat | undefined {
  const text = textOf(headers, 'upload-concat');
  if (text === undefined) return undefined;
  if (text === 'partial') return { kind: 'partial' };
  const [, list] = /^final;\s*(\S.*)$/.exec(text) ?? [];
  const ids =
    list
      ?.trim()
      .split(/\s+/)
      .map((address) => address.split('/').at(-1) ?? '') ?? [];
  if (ids.length === 0) throw wrong('upload-concat', 'Must be `partial`, or `final;` and parts.');
  return { kind: 'final', ids };
}

/** The refusal of a header. */
export function wrong(name: string, message: string) {
  return invalid([{ location: `header.${name}`, code: 'invalid', message }]);
}

function textOf(headers: Headers, name: string): string | undefined {
  const value = headers[name];
  return Array.isArray(value) ? value.join(', ') : value;
}
