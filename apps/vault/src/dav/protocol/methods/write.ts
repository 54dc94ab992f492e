import { mustHold, mustHoldParent } from '../../locks/lock-rules.js';
import type { DavContext } from '../dav-context.js';
import { type DavReply, readText } from '../dav-exchange.js';
import { DavFault } from '../dav-fault.js';
import { type DavPath, parentOf } from '../dav-path.js';
import type { DavTree } from '../dav-tree.js';

/** Refuses what would lie in no collection. */
export async function needsParent(tree: DavTree, path: DavPath): Promise<void> {
  const parent = await tree.find(parentOf(path));
  if (!parent?.isCollection) throw new DavFault(409, 'There is no collection to put it in.');
}

/** PUT. */
export async function put(context: DavContext): Promise<DavReply> {
  const { request, path, node, tree } = context;
  const { headers, url, body } = request;
  if (node?.isCollection || url.endsWith('/')) {
    throw new DavFault(405, 'A collection has no content.');
  }
  if (headers['content-range'] !== undefined) {
    throw new DavFault(400, 'A part of a content cannot be stored.');
  }
  await needsParent(tree, path);
  await mustHold(context, path);
  if (!node) await mustHoldParent(context, path);
  const length = headers['content-length'] ?? headers['x-expected-entity-length'];
  const announced = length === undefined ? undefined : Number(length);
  const type = headers['content-type'];
  const made = await tree.write(path, node, { body, type, bytes: announced });
  return { status: node ? 204 : 201, headers: { etag: `"${made.etag}"` } };
}

/** MKCOL. */
export async function makeCollection(context: DavContext): Promise<DavReply> {
  const { request, path, node, tree } = context;
  if (node) throw new DavFault(405, 'There is something at this address already.');
  if ((await readText(request)) !== '')
    throw new DavFault(415, 'A collection is made without a body.');
  await needsParent(tree, path);
  await mustHoldParent(context, path);
  await tree.makeCollection(path);
  return { status: 201 };
}

/** DELETE. */
export async function remove(context: DavContext): Promise<DavReply> {
  const { request, path, node, tree, locks } = context;
  if (!node) throw new DavFault(404, 'There is nothing at this address.');
  if (path === '/') throw new DavFault(403, 'The root cannot be deleted.');
  const { depth } = request.headers;
  if (node.isCollection && depth !== undefined && depth !== 'infinity') {
    throw new DavFault(400, 'A collection is deleted with all that lies in it.');
  }
  await mustHold(context, path, true);
  await mustHoldParent(context, path);
  await tree.remove(node);
  await locks.removeBelow(path);
  return { status: 204 };
}
