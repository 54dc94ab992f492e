import { z } from 'zod';

/** A host name or an address, without brackets. */
export const Host = z
  .string()
  .trim()
  .max(253)
  .regex(/^[A-Za-z0-9]([A-Za-z0-9.-]*[A-Za-z0-9])?$|^[0-9A-Fa-f:.]{2,45}$/, 'This is no host.')
  .describe('Name or address of the host.');

/** A TCP port. */
export const Port = z.int().min(1).max(65_535).describe('TCP port.');
