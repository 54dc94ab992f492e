import { defineErrors } from '@skydeck/errors';

export const SuppressionErrors = defineErrors('suppression', {
  not_found: {
    status: 404,
    message: 'This project has no such suppression.',
    fix: 'List the suppressions; it may have been removed, or lifted by the recipient.',
  },
});
