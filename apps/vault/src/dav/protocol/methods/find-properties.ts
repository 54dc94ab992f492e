import type { DavContext } from '../dav-context.js';
import { type DavReply, readText, xmlReply } from '../dav-exchange.js';
import { DavFault } from '../dav-fault.js';
import { hrefOf } from '../dav-path.js';
import type { DavNode } from '../dav-tree.js';
import type { Properties } from '../../properties/dead-properties.js';
import { LIVE, type LiveSource, ON_REQUEST } from '../../properties/live-properties.js';
import { multistatus, pick, responseOf } from '../../xml/multistatus.js';
import { dav, write } from '../../xml/write-xml.js';
import {
  childOf,
  type ClarkName,
  DAV,
  elementsOf,
  nameOf,
  partsOf,
} from '../../xml/xml-element.js';
import { readXml } from '../../xml/read-xml.js';

/** Most resources that are told of in one answer of endless depth. */
const MOST_RESOURCES = 2000;

/** What a client wants to know of each resource. */
export type Wanted =
  | { readonly kind: 'all' | 'names' }
  | { readonly kind: 'some'; readonly names: readonly ClarkName[] };

/** PROPFIND. */
export async function findProperties(context: DavContext): Promise<DavReply> {
  const { node, tree, properties, base, clock } = context;
  const wanted = readWanted(await readText(context.request));
  if (!node) throw new DavFault(404, 'There is nothing at this address.');
  const nodes = await within(context, node);
  const dead = await properties.of(nodes.map(({ id }) => id));
  const wantsQuota = wanted.kind === 'some' && wanted.names.some((name) => name.includes('quota-'));
  const quota = wantsQuota ? await tree.quota() : null;
  const responses: string[] = [];
  const held = await context.locks.at(node.path, true);
  for (const one of nodes) {
    const locks = held.filter(
      ({ path, isDeep }) => path === one.path || (isDeep && isAt(one.path, path)),
    );
    const source = { node: one, locks, quota, base, now: clock.now() };
    const results = resultsOf(wanted, source, dead.get(one.id) ?? new Map());
    responses.push(responseOf(hrefOf(base, one.path, one.isCollection), results));
  }
  return xmlReply(207, multistatus(responses));
}

const isAt = (path: string, above: string) => above === '/' || path.startsWith(`${above}/`);

/** Reads what is asked for; no body asks for everything. */
export function readWanted(body: string): Wanted {
  if (body.trim() === '') return { kind: 'all' };
  const root = readXml(body);
  if (nameOf(root) !== '{DAV:}propfind') throw new DavFault(400, 'The body is no `propfind`.');
  const some = childOf(root, 'prop');
  if (some) return { kind: 'some', names: elementsOf(some).map(nameOf) };
  return { kind: childOf(root, 'propname') ? 'names' : 'all' };
}

async function within({ request, tree }: DavContext, node: DavNode): Promise<DavNode[]> {
  const { depth = 'infinity' } = request.headers;
  if (!['0', '1', 'infinity'].includes(String(depth))) {
    throw new DavFault(400, 'The depth is not allowed.');
  }
  const found = [node];
  if (depth === '0' || !node.isCollection) return found;
  if (depth === '1') return [node, ...(await tree.children(node))];
  for (const one of found) {
    if (one.isCollection) found.push(...(await tree.children(one)));
    if (found.length > MOST_RESOURCES) {
      throw new DavFault(403, 'There is too much below it.', dav('propfind-finite-depth'));
    }
  }
  return found;
}

function resultsOf(wanted: Wanted, source: LiveSource, dead: Properties) {
  if (wanted.kind === 'some') {
    return pick(wanted.names, (name) => {
      const { namespace, local } = partsOf(name);
      const live = namespace === DAV ? (LIVE.get(local) ?? ON_REQUEST.get(local)) : undefined;
      // A name that a client gave is shown in the place of the file's own.
      return dead.get(name) ?? live?.(source);
    });
  }
  const values = new Map<ClarkName, string>();
  for (const [local, live] of LIVE) {
    const value = live(source);
    if (value !== null) values.set(`{DAV:}${local}`, value);
  }
  for (const [name, value] of dead) values.set(name, value);
  const properties = [...values].map(([name, value]) =>
    write(name, wanted.kind === 'names' ? '' : value),
  );
  return [{ status: 200, properties }];
}
