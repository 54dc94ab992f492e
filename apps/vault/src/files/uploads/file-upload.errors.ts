import { defineErrors } from '@skydeck/errors';

/** Why bytes of a resumable upload are not taken. */
export const FileUploadErrors = defineErrors('file_upload', {
  not_found: {
    status: 404,
    message: 'There is no such upload.',
    fix: 'Begin it anew; what does not go on for a day is removed.',
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
});
