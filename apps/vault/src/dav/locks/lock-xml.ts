import { hrefOf } from '../protocol/dav-path.js';
import { dav, documentOf, href } from '../xml/write-xml.js';
import type { DavLock } from './dav-lock.js';

const entry = (scope: string): string =>
  dav('lockentry', dav('lockscope', dav(scope)) + dav('locktype', dav('write')));

/** The kinds of locks that can be had. */
export const SUPPORTED_LOCKS = entry('exclusive') + entry('shared');

/** A lock, as it is told. */
export function lockXml(lock: DavLock, base: string, now: Date): string {
  const leftS = Math.max(1, Math.round((lock.expiresAt.getTime() - now.getTime()) / 1000));
  return dav(
    'activelock',
    [
      dav('locktype', dav('write')),
      dav('lockscope', dav(lock.isExclusive ? 'exclusive' : 'shared')),
      dav('depth', lock.isDeep ? 'infinity' : '0'),
      lock.owner === '' ? '' : dav('owner', lock.owner),
      dav('timeout', `Second-${leftS}`),
      dav('locktoken', href(lock.token)),
      dav('lockroot', href(hrefOf(base, lock.path, false))),
    ].join(''),
  );
}

/** The answer to whoever locked something. */
export const lockDocument = (lock: DavLock, base: string, now: Date): string =>
  documentOf('{DAV:}prop', dav('lockdiscovery', lockXml(lock, base, now)));
