import { defineErrors } from '@skydeck/errors';

/** Why a file cannot be read or kept. */
export const FileErrors = defineErrors('file', {
  not_found: {
    status: 404,
    message: 'There is no such file.',
    fix: 'List them with `GET /files`; what was deleted is in `GET /trash` for a while.',
  },
  version_not_found: {
    status: 404,
    message: 'The file has no such version.',
    fix: 'List them with `GET /files/{file}/versions`.',
  },
  name_taken: {
    status: 409,
    message: 'There is something of this name in the folder.',
    fix: 'Choose another name, or put new content into the file that is there.',
  },
  checksum_mismatch: {
    status: 422,
    message: 'The bytes that came do not have the checksum that was named.',
    fix: 'Send the file again.',
  },
  too_large: {
    status: 413,
    message: 'The file is larger than this installation takes.',
    fix: 'Send a smaller file, or have the operator raise `VAULT_FILE_BYTES`.',
  },
  interrupted: {
    status: 400,
    message: 'The file did not come whole.',
    fix: 'Send it again; what may be cut off is better sent with a tus client.',
  },
  range_not_satisfiable: {
    status: 416,
    message: 'The file has no bytes in this range.',
    fix: 'Ask for bytes that it has; its size is in `Content-Range`.',
  },
  kept: {
    status: 409,
    message: 'A rule keeps this file for now.',
    fix: 'Wait until the time that `detail` names, or have an owner of the space change the rule: `GET /retention-rules`.',
  },
  is_current: {
    status: 409,
    message: 'This is the current version of the file.',
    fix: 'Restore another version first, or delete the file.',
  },
});
