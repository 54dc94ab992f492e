import type { DavObject } from '../collections/collection-source.js';
import { DavFault } from '../protocol/dav-fault.js';
import { dav } from '../xml/write-xml.js';

/** Most bytes of vCards in one answer: with their pictures they are as long as those are large. */
const MOST_BYTES = 32 * 1024 * 1024;

/** @throws DavFault 507 when the vCards are too much for one answer */
export function refuseTooMuch(objects: readonly Pick<DavObject, 'bytes'>[]): void {
  const bytes = objects.reduce((sum, one) => sum + one.bytes, 0);
  if (bytes <= MOST_BYTES) return;
  const condition = dav('number-of-matches-within-limits');
  throw new DavFault(507, 'This is too much for one answer: ask for fewer at once.', condition);
}
