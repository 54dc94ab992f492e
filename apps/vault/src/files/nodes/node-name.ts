import { z } from 'zod';

const MOST_BYTES = 255;

/** Why a text cannot be the name of a file; null when it can. It is judged as NFC. */
export function nameProblem(name: string): string | null {
  if (name === '' || name === '.' || name === '..') return 'Must be a name.';
  if (!name.isWellFormed()) return 'Must be well-formed Unicode.';
  if (/[/\p{Cc}]/u.test(name)) return 'Must hold no `/` and no control characters.';
  return Buffer.byteLength(name) > MOST_BYTES ? 'Must have at most 255 bytes as UTF-8.' : null;
}

/** The name of a file or folder; kept as NFC, so that one name is one name on every system. */
export const NodeName = z
  .string()
  .min(1)
  .max(MOST_BYTES)
  .transform((name) => (name.isWellFormed() ? name.normalize('NFC') : name))
  .superRefine((name, context) => {
    const message = nameProblem(name);
    if (message !== null) context.addIssue({ code: 'custom', message });
  })
  .describe(
    'Its name: 1 to 255 bytes, kept as NFC; no `/`, no control characters, not `.` or `..`.',
  );
