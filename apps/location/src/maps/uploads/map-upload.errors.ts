import { defineErrors } from '@skydeck/errors';

/** Why bytes of a map that comes in pieces are not taken. */
export const MapUploadErrors = defineErrors('map_upload', {
  not_found: {
    status: 404,
    message: 'This project has no such upload of a map.',
    fix: 'Begin it anew; what does not go on for a day is removed.',
  },
  cut: {
    status: 400,
    message: 'The connection ended before the file did.',
    fix: 'Ask with `HEAD` where the upload is, and go on from there.',
  },
  wrong_version: {
    status: 412,
    message: 'Only version 1.0.0 of the tus protocol is spoken here.',
    fix: 'Send `Tus-Resumable: 1.0.0`.',
  },
  wrong_offset: {
    status: 409,
    message: 'The upload is not at this offset.',
    fix: 'Ask with `HEAD` where it is, and go on from there.',
  },
  too_large: {
    status: 413,
    message: 'These are more bytes than `Upload-Length` announced.',
    fix: 'Send exactly the bytes that were announced.',
  },
  checksum_mismatch: {
    status: 422,
    message: 'The bytes do not have the checksum that was sent with them.',
    fix: 'Send them again; nothing of this request was kept.',
  },
  busy: {
    status: 423,
    message: 'All of the file is here; the map is just being made of it.',
    fix: 'Ask with `HEAD` in some seconds: `Skydeck-Region` names the map then.',
  },
  no_space: {
    status: 507,
    message: 'There is no room left for this file.',
    fix: 'Ask the operator to make room, then go on from the offset that `HEAD` tells.',
  },
});
