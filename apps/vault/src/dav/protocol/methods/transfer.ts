import { mustHold, mustHoldParent } from '../../locks/lock-rules.js';
import type { DavContext } from '../dav-context.js';
import type { DavReply } from '../dav-exchange.js';
import { DavFault } from '../dav-fault.js';
import { type DavPath, isBelow, pathOf } from '../dav-path.js';
import type { DavNode } from '../dav-tree.js';
import { needsParent } from './write.js';

/** COPY and MOVE. */
export async function transfer(context: DavContext): Promise<DavReply> {
  const { request, path, node, tree } = context;
  if (!node) throw new DavFault(404, 'There is nothing at this address.');
  const to = destinationOf(context);
  const isMove = request.method === 'MOVE';
  if (to === path || isBelow(to, path) || isBelow(path, to) || (isMove && path === '/')) {
    throw new DavFault(403, 'It cannot go there.');
  }
  await needsParent(tree, to);
  const before = await tree.find(to);
  if (before && request.headers['overwrite']?.toString().toUpperCase() === 'F') {
    throw new DavFault(412, 'There is something at the destination.');
  }
  if (isMove) await mustHold(context, path, true);
  if (isMove) await mustHoldParent(context, path);
  await mustHold(context, to, true);
  if (!before) await mustHoldParent(context, to);
  await replace(context, before, to);
  if (isMove) await move(context, node, to);
  else await copy(context, node, to);
  return { status: before ? 204 : 201 };
}

/** What is in the way goes first; its lock stays with its address. */
async function replace({ tree }: DavContext, before: DavNode | null, to: DavPath): Promise<void> {
  if (before) await tree.remove({ ...before, path: to });
}

async function move({ tree, locks, path }: DavContext, node: DavNode, to: DavPath): Promise<void> {
  await tree.move(node, to);
  await locks.removeBelow(path);
}

async function copy(
  { tree, properties, request }: DavContext,
  node: DavNode,
  to: DavPath,
): Promise<void> {
  const { depth = 'infinity' } = request.headers;
  if (depth !== '0' && depth !== 'infinity') throw new DavFault(400, 'The depth is not allowed.');
  await properties.copy(await tree.copy(node, to, depth === 'infinity'));
}

function destinationOf({ request: { headers }, base }: DavContext): DavPath {
  const value = headers['destination']?.toString();
  const here = `http://${headers.host ?? 'localhost'}`;
  if (value === undefined || !URL.canParse(value, here)) {
    throw new DavFault(400, 'The header `Destination` is missing or is no address.');
  }
  // The name alone counts: a proxy in front may have another scheme, and the port is often left out.
  const url = new URL(value, here);
  if (url.hostname !== new URL(here).hostname) {
    throw new DavFault(502, 'The destination is on another server.');
  }
  const path = pathOf(url.pathname + url.hash, base);
  if (path === null) throw new DavFault(502, 'The destination is outside of these files.');
  return path;
}
