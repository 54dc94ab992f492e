import { defineErrors } from '@skydeck/errors';

export const UploadErrors = defineErrors('upload', {
  cut: {
    status: 400,
    message: 'The connection ended before the file did.',
    fix: 'Ask for the offset with HEAD, and go on from there.',
  },
  not_found: {
    status: 404,
    message: 'This project has no such upload.',
    fix: 'Check the identifier or the address, and that the key belongs to the project of the upload.',
  },
  ended: {
    status: 409,
    message: 'The upload has ended; nothing can be sent to it.',
    fix: 'Read its status. Begin a new upload to send another file.',
  },
  gone: {
    status: 410,
    message: 'The upload has expired, failed or was cancelled.',
    fix: 'Begin a new upload.',
  },
  wrong_offset: {
    status: 409,
    message: 'The upload has another number of bytes than `Upload-Offset` says.',
    fix: 'Ask for the offset with HEAD, and go on from there.',
  },
  wrong_version: {
    status: 412,
    message: 'The version of the protocol is not supported.',
    fix: 'Send `Tus-Resumable: 1.0.0`.',
  },
  too_large: {
    status: 413,
    message: 'The file is larger than is allowed.',
    fix: 'Send a smaller file; `detail` says how large files may be.',
  },
  wrong_size: {
    status: 422,
    message: 'The file does not have the size that was announced.',
    fix: 'Send exactly the bytes that were announced, or announce no size.',
  },
  no_file: {
    status: 422,
    message: 'No file was sent.',
    fix: 'Send the bytes of the file as the body.',
  },
  locked: {
    status: 423,
    message: 'Somebody else is sending to this upload now.',
    fix: 'Wait for the other request to end, ask for the offset and go on from there.',
  },
  checksum_mismatch: {
    status: 460,
    message: 'The bytes do not have the checksum that was sent with them.',
    fix: 'Send them again; nothing of this request was kept.',
  },
  no_space: {
    status: 507,
    message: 'There is no room left for this file.',
    fix: 'Ask the operator to make room, then go on from the offset that HEAD tells.',
  },
});
