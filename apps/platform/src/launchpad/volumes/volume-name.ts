import { z } from 'zod';

/** Name of a volume, or of a snapshot of one. */
export const VolumeName = z
  .string()
  .regex(
    /^[a-z]([a-z0-9-]{0,38}[a-z0-9])?$/,
    'must be 1 to 40 lower-case letters, digits and dashes, a letter first',
  );
