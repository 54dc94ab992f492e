import { defineErrors } from '@skydeck/errors';

/** What snapshot routes refuse. */
export const SnapshotErrors = defineErrors('snapshot', {
  not_found: {
    status: 404,
    message: 'This server has no such snapshot.',
    fix: 'List the snapshots of the server, and use an `id` or `name` from there.',
  },
  name_taken: {
    status: 409,
    message: 'This server already has a snapshot with that name.',
    fix: 'Choose another `name`.',
  },
  not_ready: {
    status: 409,
    message: 'The snapshot is not complete, or is being deleted.',
    fix: 'Read its `status`; wait until it is `ready`.',
  },
});
