import { z } from 'zod';

/** Names that stand for something else than a process that is kept running. */
const TAKEN = new Set(['web', 'release']);

/** Name of a process. */
export const ProcessName = z
  .string()
  .regex(
    /^[A-Za-z][A-Za-z0-9_-]{0,30}$/,
    'must be up to 31 letters, digits, dashes and underscores, a letter first',
  );

/** Name of a process that runs beside the web process. */
export const OtherProcessName = ProcessName.refine(
  (name) => !TAKEN.has(name),
  'is told by `start_command` or `release_command`',
);
