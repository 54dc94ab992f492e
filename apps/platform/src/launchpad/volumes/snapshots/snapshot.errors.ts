import { defineErrors } from '@skydeck/errors';

/** What routes of snapshots of volumes refuse. */
export const SnapshotErrors = defineErrors('app_volume_snapshot', {
  not_found: {
    status: 404,
    message: 'The volume has no such snapshot.',
    fix: 'List the snapshots of the volume, and use an `id` or `name` from there.',
  },
  name_taken: {
    status: 409,
    message: 'The volume has a snapshot of this name.',
    fix: 'Choose another `name`.',
  },
  not_ready: {
    status: 409,
    message: 'The snapshot is not kept, or not yet.',
    fix: 'Wait until its `status` is `ready`.',
  },
  too_large: {
    status: 422,
    message: 'There was more on the volume than the other one can hold.',
    fix: 'Let the volume grow first, or make a larger one.',
  },
});
