import type { FastifyRequest } from 'fastify';
import { lookup } from 'mime-types';

const UNKNOWN = 'application/octet-stream';
const FORM = /^[\w.+-]{1,60}\/[\w.+-]{1,60}$/;

/** What kind of file it is: as was said, else as the header has it, else by the name. */
export function mediaTypeOf(
  name: string,
  { headers }: Pick<FastifyRequest, 'headers'>,
  said?: string,
): string {
  if (said !== undefined) return said.toLowerCase();
  const [type = ''] = (headers['content-type'] ?? '').split(';', 1);
  if (FORM.test(type) && type !== UNKNOWN) return type.toLowerCase();
  return typeByName(name);
}

/** What kind of file a name stands for. */
export const typeByName = (name: string): string => lookup(name) || UNKNOWN;

/** How many bytes come; null when that is not said. */
export function lengthOf({ headers }: Pick<FastifyRequest, 'headers'>): number | null {
  const length = headers['content-length'];
  if (length === undefined) return 'transfer-encoding' in headers ? null : 0;
  return Number(length);
}
