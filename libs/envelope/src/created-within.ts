import { z } from 'zod';

const at = z.iso.datetime({ offset: true });

/** Filters of lists by the time of making, for `listQuery`. */
export const createdWithin = {
  created_after: at.describe('Only what was made from this time on.'),
  created_before: at.describe('Only what was made before this time.'),
};
