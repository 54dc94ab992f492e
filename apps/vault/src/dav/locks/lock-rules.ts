import { DavFault } from '../protocol/dav-fault.js';
import { type DavPath, hrefOf, parentOf, pathOf } from '../protocol/dav-path.js';
import type { DavTree } from '../protocol/dav-tree.js';
import { dav, href } from '../xml/write-xml.js';
import type { DavLock, DavLocks } from './dav-lock.js';
import type { Condition, ConditionList } from './if-header.js';

/** What a request told of the locks that it knows. */
export interface DavExchangeState {
  readonly tokens: ReadonlySet<string>;
}

interface Held extends DavExchangeState {
  readonly locks: DavLocks;
  readonly base: string;
}

/** Refuses with 423 unless the request knows a lock of each place that is held. */
export async function mustHold(held: Held, path: DavPath, isDeep = false): Promise<void> {
  refuseUnless(held, await held.locks.at(path, isDeep));
}

/** The same for what becomes or stops being a member of the collection around it. */
export async function mustHoldParent(held: Held, path: DavPath): Promise<void> {
  await mustHold(held, parentOf(path));
}

function refuseUnless({ tokens, base }: Held, locks: readonly DavLock[]): void {
  const byPlace = Map.groupBy(locks, ({ path }) => path);
  for (const [path, there] of byPlace) {
    if (there.some(({ token }) => tokens.has(token))) continue;
    // Whoever knows a lock around this place may go on.
    if (locks.some((lock) => tokens.has(lock.token) && lock.isDeep)) continue;
    throw lockedFault(base, path);
  }
}

/** What is told about a place that somebody else holds. */
export const lockedFault = (base: string, path: DavPath): DavFault =>
  new DavFault(
    423,
    'The resource is locked.',
    dav('lock-token-submitted', href(hrefOf(base, path, false))),
  );

/** Whether one of the lists of an `If` header holds. */
export async function holds(
  lists: readonly ConditionList[],
  path: DavPath,
  stores: { readonly tree: DavTree; readonly locks: DavLocks; readonly base: string },
): Promise<boolean> {
  for (const { resource, conditions } of lists) {
    const at = resource === undefined ? path : placeOf(resource, stores.base);
    if (await allHold(conditions, at, stores)) return true;
  }
  return false;
}

async function allHold(
  conditions: readonly Condition[],
  path: DavPath | null,
  { tree, locks }: { readonly tree: DavTree; readonly locks: DavLocks },
): Promise<boolean> {
  for (const { isNegated, token, etag } of conditions) {
    let isTrue = false;
    if (path !== null && token !== undefined) {
      isTrue = (await locks.at(path)).some((lock) => lock.token === token);
    } else if (path !== null) {
      const node = await tree.find(path);
      isTrue = node !== null && `"${node.etag}"` === etag;
    }
    if (isTrue === isNegated) return false;
  }
  return true;
}

function placeOf(resource: string, base: string): DavPath | null {
  if (resource.startsWith('/')) return pathOf(resource, base);
  return URL.canParse(resource) ? pathOf(new URL(resource).pathname, base) : null;
}
