import { ownerOf } from '@skydeck/auth-guard';
import { Precondition } from '@skydeck/envelope';
import type { DavSession } from '../http/dav-session.js';

/** Collections are changed whatever their version is: programs know none of them. */
export const ANY_VERSION = new Precondition(undefined);

/** Who asks, as the rest of the service names them. */
export function callerOf({ space, actor }: Pick<DavSession, 'space' | 'actor'>) {
  const { project_id: id, mode } = ownerOf(space.tenant);
  return { project: { id, slug: id, mode, tenant: space.tenant }, actor };
}
