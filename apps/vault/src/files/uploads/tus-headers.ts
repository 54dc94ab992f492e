import { readTusChecksum, TUS_VERSION } from '@skydeck/service';
import type { FastifyRequest } from 'fastify';
import { FileErrors } from '../nodes/file.errors.js';
import { FileUploadErrors } from './file-upload.errors.js';

type Headers = FastifyRequest['headers'];

/** Refuses another version. @throws `file_upload.wrong_version` */
export function checkVersion(headers: Headers): void {
  if (headers['tus-resumable'] !== TUS_VERSION) throw FileUploadErrors.wrong_version();
}

/** What looks at the bytes of a request; nothing to check when no checksum was sent. */
export function readChecksum(headers: Headers) {
  const checksum = readTusChecksum(headers);
  return (
    checksum && {
      watch: checksum.watch,
      verify() {
        if (!checksum.isRight()) throw FileErrors.checksum_mismatch();
      },
    }
  );
}
