import type { DavReply } from '../protocol/dav-exchange.js';
import { readText, xmlReply } from '../protocol/dav-exchange.js';
import { DavFault } from '../protocol/dav-fault.js';
import { readWanted, type Wanted } from '../protocol/methods/find-properties.js';
import { multistatus, pick, responseOf } from '../xml/multistatus.js';
import { write } from '../xml/write-xml.js';
import type { CalDavContext } from './caldav-context.js';
import {
  type CalDavPlace,
  collectionHref,
  HOME,
  objectHref,
  principalHref,
} from './caldav-place.js';
import {
  collectionValues,
  homeValues,
  LONG,
  objectValues,
  principalValues,
  type Values,
} from './caldav-properties.js';

interface Told {
  readonly address: string;
  readonly values: Values;
}

/** PROPFIND of CalDAV. */
export async function findCalDavProperties(
  context: CalDavContext,
  place: CalDavPlace,
): Promise<DavReply> {
  const { request } = context;
  const wanted = readWanted(await readText(request));
  const isDeep = (request.headers['depth'] ?? 'infinity') !== '0';
  const told = await resources(context, place, isDeep);
  return xmlReply(207, multistatus(told.map((one) => tell(wanted, one.address, one.values))));
}

/** What is told of one resource. */
export function tell(wanted: Wanted, address: string, values: Values): string {
  if (wanted.kind === 'some') {
    return responseOf(
      address,
      pick(wanted.names, (name) => values.get(name)?.()),
    );
  }
  const properties = [...values]
    .filter(([name]) => wanted.kind === 'names' || !LONG.has(name))
    .map(([name, value]) => write(name, wanted.kind === 'names' ? '' : value()));
  return responseOf(address, [{ status: 200, properties }]);
}

async function resources(
  { source, user }: CalDavContext,
  place: CalDavPlace,
  isDeep: boolean,
): Promise<Told[]> {
  switch (place.kind) {
    case 'principal':
      return [{ address: principalHref(user.id), values: principalValues(user) }];
    case 'home': {
      const home = { address: HOME, values: homeValues(user) };
      if (!isDeep) return [home];
      const all = await source.list();
      return [
        home,
        ...all.map((one) => ({
          address: collectionHref(one),
          values: collectionValues(one, user),
        })),
      ];
    }
    case 'collection': {
      const { collection } = place;
      const own = {
        address: collectionHref(collection),
        values: collectionValues(collection, user),
      };
      if (!isDeep) return [own];
      const objects = await source.find(collection);
      return [
        own,
        ...objects.map((one) => ({
          address: objectHref(collection, one.name),
          values: objectValues(collection, one, user),
        })),
      ];
    }
    case 'object': {
      const { collection, name } = place;
      const [found] = await source.get(collection, [name]);
      if (!found) throw new DavFault(404, 'There is nothing at this address.');
      return [
        { address: objectHref(collection, name), values: objectValues(collection, found, user) },
      ];
    }
    default:
      throw new DavFault(404, 'There is nothing at this address.');
  }
}
