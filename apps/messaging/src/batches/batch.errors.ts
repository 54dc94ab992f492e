import { defineErrors } from '@skydeck/errors';

export const BatchErrors = defineErrors('batch', {
  not_found: {
    status: 404,
    message: 'This project has no such batch.',
    fix: 'Check the identifier, and that the key belongs to the project that sent the batch.',
  },
});
