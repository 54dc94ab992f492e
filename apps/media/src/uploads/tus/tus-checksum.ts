import { createHash } from 'node:crypto';
import { UploadErrors } from '../upload.errors.js';
import { wrong } from './tus-request.js';

/** What `Upload-Checksum` may name. */
export const CHECKSUMS = ['sha256', 'sha1', 'md5'] as const;

/** A checksum of the bytes of one request. */
export interface BytesChecksum {
  readonly watch: (chunk: Buffer) => void;
  /** @throws `upload.checksum_mismatch` */
  readonly verify: () => void;
}

/** Reads `Upload-Checksum: <algorithm> <Base64>`; undefined when it was not sent. */
export function readChecksum(header: string | string[] | undefined): BytesChecksum | undefined {
  if (header === undefined) return undefined;
  const [algorithm = '', value = ''] = String(header).split(' ', 2);
  const known = CHECKSUMS.find((one) => one === algorithm);
  if (!known) throw wrong('upload-checksum', `Must be one of ${CHECKSUMS.join(', ')}.`);
  const hash = createHash(known);
  return {
    watch: (chunk) => void hash.update(chunk),
    verify() {
      const right = hash.digest();
      if (!Buffer.from(value, 'base64').equals(right)) throw UploadErrors.checksum_mismatch();
    },
  };
}
