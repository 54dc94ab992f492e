import { type DavReply, readText, xmlReply } from '../protocol/dav-exchange.js';
import { DavFault } from '../protocol/dav-fault.js';
import { readChanges } from '../protocol/methods/change-properties.js';
import { multistatus, type PropertyResult, responseOf } from '../xml/multistatus.js';
import { readXml } from '../xml/read-xml.js';
import { write } from '../xml/write-xml.js';
import { childOf, elementsOf, nameOf, textOf } from '../xml/xml-element.js';
import type { CollectionPlace } from './collection-addresses.js';
import type { CollectionContext } from './collection-context.js';
import type { CollectionNames, CollectionSource, DavCollection } from './collection-source.js';

/** PROPPATCH: gives a collection other names. */
export async function rename<
  Collection extends DavCollection,
  Source extends CollectionSource<Collection>,
>(
  { source, request, dialect }: CollectionContext<Collection, Source>,
  place: CollectionPlace<Collection>,
): Promise<DavReply> {
  if (place.kind !== 'collection') throw new DavFault(403, 'It is called what it is called.');
  const { collection } = place;
  const { names, addresses } = dialect;
  const changes = readChanges(await readText(request));
  const known = changes.filter(([name]) => names.has(name));
  const unknown = changes.filter(([name]) => !names.has(name));
  const told = (list: typeof changes) => list.map(([name]) => write(name));
  const answer = (results: readonly PropertyResult[]) =>
    xmlReply(207, multistatus([responseOf(addresses.collectionHref(collection), results)]));
  if (unknown.length > 0) {
    return answer([
      { status: 403, properties: told(unknown) },
      { status: 424, properties: told(known) },
    ]);
  }
  const entries = known.map(([name, value]) => [names.get(name), plain(value)]);
  await source.rename(collection, Object.fromEntries(entries) as CollectionNames);
  return answer([{ status: 200, properties: told(known) }]);
}

/** What was written as XML is text again. */
const plain = (value: string | null): string => textOf(readXml(`<a>${value ?? ''}</a>`));

/** Makes a collection: MKCALENDAR (RFC 4791), or MKCOL with properties (RFC 5689). */
export async function make<
  Collection extends DavCollection,
  Source extends CollectionSource<Collection>,
>(
  { source, request, dialect }: CollectionContext<Collection, Source>,
  place: CollectionPlace<Collection>,
): Promise<DavReply> {
  if (place.kind !== 'none') {
    throw new DavFault(403, 'There is something.', '<D:resource-must-be-null/>');
  }
  const body = await readText(request);
  const properties =
    body.trim() === '' ? [] : elementsOf(childOf(childOf(readXml(body), 'set'), 'prop'));
  const names: Record<string, string> = {};
  for (const property of properties) {
    const field = dialect.names.get(nameOf(property));
    if (field) names[field] = textOf(property);
  }
  await dialect.make(source, place.name, { properties, names });
  return { status: 201 };
}
