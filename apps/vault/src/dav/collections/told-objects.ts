import type { Wanted } from '../protocol/methods/find-properties.js';
import { write } from '../xml/write-xml.js';
import { pick, responseOf } from '../xml/multistatus.js';
import type { ClarkName, XmlElement } from '../xml/xml-element.js';
import { childOf, elementsOf, nameOf } from '../xml/xml-element.js';
import type { CollectionContext } from './collection-context.js';
import type { CollectionSource, DavCollection, DavObject } from './collection-source.js';
import { objectValues } from './collection-values.js';
import type { Values } from './dav-user.js';

/** What is told of one resource; `longName` only to those who ask for it by name. */
export function tell(
  wanted: Wanted,
  address: string,
  values: Values,
  longName: ClarkName | null = null,
): string {
  if (wanted.kind === 'some') {
    return responseOf(
      address,
      pick(wanted.names, (name) => values.get(name)?.()),
    );
  }
  const properties = [...values]
    .filter(([name]) => wanted.kind === 'names' || name !== longName)
    .map(([name, value]) => write(name, wanted.kind === 'names' ? '' : value()));
  return responseOf(address, [{ status: 200, properties }]);
}

/** Whether a text is asked for. */
export const wantsTexts = (wanted: Wanted, dataName: ClarkName): boolean =>
  wanted.kind === 'some' && wanted.names.includes(dataName);

/** What a report asks for of each object. */
export function wantedOf(root: XmlElement): Wanted {
  const some = childOf(root, 'prop');
  return some ? { kind: 'some', names: elementsOf(some).map(nameOf) } : { kind: 'all' };
}

/** What is told of some objects. */
export function tellObjects<
  Collection extends DavCollection,
  Source extends CollectionSource<Collection>,
>(
  { dialect, user }: CollectionContext<Collection, Source>,
  collection: Collection,
  wanted: Wanted,
  { objects, root }: { readonly objects: readonly DavObject[]; readonly root?: XmlElement },
): string[] {
  const { addresses, dataName } = dialect;
  const asked = elementsOf(childOf(root, 'prop')).find((one) => nameOf(one) === dataName);
  const dataOf = asked && dialect.dataOf?.(asked);
  return objects.map((object) =>
    tell(
      wanted,
      addresses.objectHref(collection, object.name),
      objectValues(collection, object, user, dialect, dataOf),
      dataName,
    ),
  );
}
