import { defineErrors } from '@skydeck/errors';

/** What operation routes refuse. */
export const OperationErrors = defineErrors('operation', {
  not_found: {
    status: 404,
    message: 'This project has no such operation.',
    fix: 'Use the `meta.operation_id` of the answer that started it.',
  },
});
