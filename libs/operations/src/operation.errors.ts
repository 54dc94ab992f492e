import { defineErrors } from '@skydeck/errors';

/** What operations refuse, and how they can end. */
export const OperationErrors = defineErrors('operation', {
  not_found: {
    status: 404,
    message: 'This project has no such operation.',
    fix: 'Use the `meta.operation_id` of the answer that started it.',
  },
  in_progress: {
    status: 409,
    message: 'Something else is being done to this resource.',
    fix: 'Wait for the operation that `detail` names, then ask again.',
  },
  cancelled: {
    status: 409,
    message: 'The operation was called off.',
    fix: 'Start it again if it is still wanted.',
  },
  timed_out: {
    status: 504,
    message: 'The operation took longer than it may.',
    fix: 'Try again; if it happens again, the operator finds the reason in the log.',
  },
  worker_lost: {
    status: 500,
    message: 'The operation was interrupted too often.',
    fix: 'Try again; if it happens again, the operator finds the reason in the log.',
  },
  failed: {
    status: 500,
    message: 'The operation failed for a reason of ours.',
    fix: 'Try again; if it happens again, the operator finds the reason in the log.',
  },
});
