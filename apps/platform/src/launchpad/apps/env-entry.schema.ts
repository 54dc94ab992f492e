import { z } from 'zod';

const LARGEST_VALUE_BYTES = 32 * 1024;

/** Name of an environment variable. */
export const EnvName = z
  .string()
  .max(128)
  .regex(/^[A-Za-z_][A-Za-z0-9_]*$/, 'must be letters, digits and underscores, no digit first');

/** Value of an environment variable. */
export const EnvValue = z
  .string()
  .refine((value) => Buffer.byteLength(value) <= LARGEST_VALUE_BYTES, 'must be at most 32 kB')
  .refine((value) => !value.includes('\0'), 'must not contain a NUL character');
