import { defineErrors } from '@skydeck/errors';

/** Why something cannot be done with an export. */
export const SpaceExportErrors = defineErrors('space_export', {
  not_found: {
    status: 404,
    message: 'There is no such export.',
    fix: 'List them with `GET /spaces/{space}/exports`; they delete themselves after a while.',
  },
  not_ready: {
    status: 409,
    message: 'The export is not ready.',
    fix: 'Look at its `status` until it is `ready`; of one that failed, `problem` says why.',
  },
  in_progress: {
    status: 409,
    message: 'The space is being exported already.',
    fix: 'Wait for the export that is under way, or delete it.',
  },
});
