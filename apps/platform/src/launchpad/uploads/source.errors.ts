import { defineErrors } from '@skydeck/errors';

/** What uploads of code refuse. */
export const SourceErrors = defineErrors('source', {
  not_found: {
    status: 404,
    message: 'This project has no such upload.',
    fix: 'Upload the folder again; uploads that nothing was deployed of are removed after a day.',
  },
  archive_invalid: {
    status: 422,
    message: 'This is not a tar archive compressed with gzip.',
    fix: 'Send what `tar -czf` makes of the folder.',
  },
  archive_unsafe: {
    status: 422,
    message: 'The archive has an entry that is not unpacked.',
    fix: 'Pack files, folders and links inside the folder only, under relative paths.',
  },
  archive_too_large: {
    status: 413,
    message: 'The archive is larger than this installation accepts.',
    fix: 'Leave out what the build makes; name it in `.gitignore` or `.skydeckignore`.',
  },
  archive_too_many_files: {
    status: 422,
    message: 'The archive has more entries than this installation accepts.',
    fix: 'Leave out installed packages and what the build makes, by `.gitignore` or `.skydeckignore`.',
  },
  digest_mismatch: {
    status: 422,
    message: 'The archive is not the one that was announced.',
    fix: 'Send it again, with the SHA-256 of exactly these bytes as `Content-Digest`.',
  },
});
