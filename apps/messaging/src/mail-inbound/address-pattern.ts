import { z } from 'zod';

/** The part before the at sign that a route takes; a star stands for anything. */
export const AddressPattern = z
  .string()
  .trim()
  .toLowerCase()
  .max(64)
  .regex(
    /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]+$/,
    'Must be the part before the at sign, such as sales, support+* or *.',
  )
  .refine((pattern) => !/\*.*\*.*\*/.test(pattern), 'May have two stars at most.');

/** Whether a local part is one that a pattern takes; letter case does not matter. */
export function matches(pattern: string, localPart: string): boolean {
  const parts = pattern.split('*').map((part) => part.replaceAll(/[^a-z0-9]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('.*')}$`).test(localPart.toLowerCase());
}

/** The more a pattern says, the earlier it is chosen. */
export function weightOf(pattern: string): number {
  return pattern.includes('*') ? pattern.length - 64 : pattern.length;
}
