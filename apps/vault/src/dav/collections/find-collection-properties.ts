import type { DavReply } from '../protocol/dav-exchange.js';
import { readText, xmlReply } from '../protocol/dav-exchange.js';
import { DavFault } from '../protocol/dav-fault.js';
import { readWanted } from '../protocol/methods/find-properties.js';
import { multistatus } from '../xml/multistatus.js';
import type { CollectionPlace } from './collection-addresses.js';
import type { CollectionContext } from './collection-context.js';
import type { CollectionSource, DavCollection } from './collection-source.js';
import { collectionValues, homeValues } from './collection-values.js';
import { tell, tellObjects, wantsTexts } from './told-objects.js';

/** PROPFIND of collections. */
export async function findCollectionProperties<
  Collection extends DavCollection,
  Source extends CollectionSource<Collection>,
>(
  context: CollectionContext<Collection, Source>,
  place: CollectionPlace<Collection>,
): Promise<DavReply> {
  const { request, source, user, dialect } = context;
  const { addresses, dataName } = dialect;
  const wanted = readWanted(await readText(request));
  const isDeep = (request.headers['depth'] ?? 'infinity') !== '0';
  const hasTexts = wantsTexts(wanted, dataName);
  const ofCollection = (one: Collection) =>
    tell(wanted, addresses.collectionHref(one), collectionValues(one, user, dialect));
  const told: string[] = [];
  if (place.kind === 'home') {
    told.push(tell(wanted, addresses.home, homeValues(user, dialect)));
    if (isDeep) told.push(...(await source.list()).map(ofCollection));
  } else if (place.kind === 'collection') {
    const { collection } = place;
    told.push(ofCollection(collection));
    const objects = isDeep ? await source.all(collection, hasTexts) : [];
    told.push(...tellObjects(context, collection, wanted, { objects }));
  } else {
    const objects =
      place.kind === 'object' ? await source.get(place.collection, [place.name], hasTexts) : [];
    if (place.kind !== 'object' || objects.length === 0) {
      throw new DavFault(404, 'There is nothing at this address.');
    }
    told.push(...tellObjects(context, place.collection, wanted, { objects }));
  }
  return xmlReply(207, multistatus(told));
}
