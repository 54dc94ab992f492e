import { defineErrors } from '@skydeck/errors';

/** Why a folder cannot be used or moved. */
export const FolderErrors = defineErrors('folder', {
  not_found: {
    status: 404,
    message: 'There is no such folder.',
    fix: 'List them with `GET /folders`; what was deleted is in `GET /trash` for a while.',
  },
  cycle: {
    status: 409,
    message: 'A folder cannot lie in itself.',
    fix: 'Move it to a folder that is not within it.',
  },
  too_deep: {
    status: 409,
    message: 'Folders lie in one another at most 64 times.',
    fix: 'Choose a folder that is less deep.',
  },
  other_space: {
    status: 409,
    message: 'The folder is of another space.',
    fix: 'Choose a folder of the space that the file is in; to move it to another space, upload it there.',
  },
});
