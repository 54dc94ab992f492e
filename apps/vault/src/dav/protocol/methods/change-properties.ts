import { mustHold } from '../../locks/lock-rules.js';
import type { PropertyChange } from '../../properties/dead-properties.js';
import { isLive } from '../../properties/live-properties.js';
import { multistatus, type PropertyResult, responseOf } from '../../xml/multistatus.js';
import { readXml } from '../../xml/read-xml.js';
import { dav, rewrite, write } from '../../xml/write-xml.js';
import { type ClarkName, DAV, elementsOf, nameOf, partsOf } from '../../xml/xml-element.js';
import type { DavContext } from '../dav-context.js';
import { type DavReply, readText, xmlReply } from '../dav-exchange.js';
import { DavFault } from '../dav-fault.js';
import { hrefOf } from '../dav-path.js';

/** Longest value of one property. */
const MOST_VALUE_BYTES = 64 * 1024;

/** PROPPATCH. */
export async function changeProperties(context: DavContext): Promise<DavReply> {
  const { request, path, node, properties, base } = context;
  if (!node) throw new DavFault(404, 'There is nothing at this address.');
  const changes = readChanges(await readText(request));
  await mustHold(context, path);
  const results = fates(changes);
  if (results.length === 1) await properties.change(node.id, changes);
  const response = responseOf(hrefOf(base, path, node.isCollection), results);
  return xmlReply(207, multistatus([response]));
}

/** Reads a `propertyupdate`: its instructions in their order. */
export function readChanges(body: string): PropertyChange[] {
  const root = readXml(body);
  if (nameOf(root) !== '{DAV:}propertyupdate') {
    throw new DavFault(400, 'The body is no `propertyupdate`.');
  }
  return elementsOf(root).flatMap((instruction) => {
    const isSet = nameOf(instruction) === '{DAV:}set';
    if (!isSet && nameOf(instruction) !== '{DAV:}remove') return [];
    return elementsOf(instruction)
      .filter((one) => nameOf(one) === '{DAV:}prop')
      .flatMap((prop) => elementsOf(prop))
      .map((one): PropertyChange => [nameOf(one), isSet ? rewrite(one.children) : null]);
  });
}

/** All changes or none: one that is refused makes the others fail. */
function fates(changes: readonly PropertyChange[]): PropertyResult[] {
  const names = [...new Set(changes.map(([name]) => name))];
  const large = new Set(
    changes
      .filter(([, value]) => Buffer.byteLength(value ?? '') > MOST_VALUE_BYTES)
      .map(([name]) => name),
  );
  const refused = names.filter(isProtected);
  const tooLarge = names.filter((name) => large.has(name));
  if (refused.length === 0 && tooLarge.length === 0)
    return [{ status: 200, properties: told(names) }];
  const others = names.filter((name) => !refused.includes(name) && !large.has(name));
  return [
    { status: 403, properties: told(refused) },
    { status: 507, properties: told(tooLarge) },
    { status: 424, properties: told(others) },
  ];
}

function isProtected(name: ClarkName): boolean {
  const { namespace, local } = partsOf(name);
  return namespace === DAV && local !== 'displayname' && isLive(local);
}

const told = (names: readonly ClarkName[]): string[] => names.map((name) => write(name));

/** The condition that a client is told when it wants to change what it cannot. */
export const PROTECTED = dav('cannot-modify-protected-property');
