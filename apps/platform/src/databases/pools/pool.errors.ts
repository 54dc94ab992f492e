import { defineErrors } from '@skydeck/errors';

/** What routes of pools of databases refuse. */
export const PoolErrors = defineErrors('database_pool', {
  too_large: {
    status: 422,
    message: 'The database has not so many connections.',
    fix: 'Choose a `size` that is not above `max_size`, or a larger size of the database.',
  },
  in_use: {
    status: 409,
    message: 'Apps are bound to the pool of the database.',
    fix: 'Detach them first, and attach them again without it.',
  },
});
