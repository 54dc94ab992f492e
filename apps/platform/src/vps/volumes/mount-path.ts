import { z } from 'zod';

/** Folders that a guest needs for itself. */
const SYSTEM = new Set('bin boot etc home lib lib64 root sbin tmp usr var'.split(' '));
const KERNEL = new Set(['dev', 'proc', 'run', 'sys']);

/** Where a guest finds a volume. */
export const MountPath = z
  .string()
  .max(200)
  .regex(
    /^(\/[A-Za-z0-9_][A-Za-z0-9._-]*)+$/,
    'must be an absolute path of letters, digits and `._-`, such as `/mnt/data`',
  )
  .refine((path) => {
    const [first = '', ...rest] = path.slice(1).split('/');
    return !KERNEL.has(first) && !(rest.length === 0 && SYSTEM.has(first));
  }, 'must not be a folder of the system')
  .describe('Where the server finds it, such as `/mnt/data`.');
