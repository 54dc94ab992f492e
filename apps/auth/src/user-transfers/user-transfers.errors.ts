import { defineErrors } from '@skydeck/errors';

export const UserTransferErrors = defineErrors('user_transfer', {
  too_many: {
    status: 413,
    message: 'This is more than one request may bring.',
    fix: 'Send at most 10,000 users and 32 MiB at once.',
  },
});
