import { z } from 'zod';

/** Folders that a replica needs for itself, with all that is below them. */
const TAKEN = [
  ...'bin boot dev etc lib lib32 lib64 libx32 proc root run sbin sys tmp usr'.split(' '),
  'opt/certificates',
  'opt/node',
  'opt/tool',
];
/** Folders of which only those below may be a volume. */
const TOPS = new Set(['/app', '/home', '/mnt', '/opt', '/srv', '/var', '/var/lib']);

/** Where replicas find a volume. */
export const MountPath = z
  .string()
  .max(200)
  .regex(
    /^(\/[A-Za-z0-9_][A-Za-z0-9._-]*)+$/,
    'must be an absolute path of letters, digits and `._-`, such as `/data`',
  )
  .refine(
    (path) => !TOPS.has(path) && !TAKEN.some((taken) => `${path}/`.startsWith(`/${taken}/`)),
    'must not be a folder of the system, nor that of the app itself',
  )
  .describe('Where replicas find it, such as `/data`.');

/** Whether one of two paths is the other, or lies in it. */
export function overlap(one: string, other: string): boolean {
  return `${one}/`.startsWith(`${other}/`) || `${other}/`.startsWith(`${one}/`);
}
