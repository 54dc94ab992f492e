import { z } from 'zod';
import { ATTRIBUTION } from '../../../maps/regions/region.schema.js';
import type { Kind } from '../../kinds.js';
import { type ForeignResult, kindNamed } from '../foreign-result.js';

const text = z.string().optional();

/** A result of Photon. */
export const PhotonFeature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.object({
    osm_type: z.enum(['N', 'W', 'R']).optional(),
    osm_id: z.number().optional(),
    osm_key: z.string().default(''),
    osm_value: z.string().default(''),
    type: text,
    name: text,
    housenumber: text,
    street: text,
    postcode: text,
    locality: text,
    district: text,
    city: text,
    county: text,
    state: text,
    country: text,
    countrycode: text,
    /** West, north, east, south. */
    extent: z.tuple([z.number(), z.number(), z.number(), z.number()]).optional(),
  }),
});
export type PhotonFeature = z.output<typeof PhotonFeature>;

export const PhotonFound = z.object({ features: z.array(PhotonFeature) });

const TYPES = { N: 'node', W: 'way', R: 'relation' } as const;
const KINDS: Readonly<Record<string, Kind>> = {
  street: 'street',
  locality: 'locality',
  district: 'suburb',
  city: 'city',
  county: 'county',
  state: 'state',
  country: 'country',
};

/** What Photon says, in our words. */
export function ofPhoton({ geometry, properties }: PhotonFeature): ForeignResult {
  const [lon, lat] = geometry.coordinates;
  const { osm_type: type, osm_id: id, name, housenumber, street, extent } = properties;
  const kind = kindOf(properties);
  const road = street ?? (kind === 'street' ? name : undefined);
  const line = [road, housenumber].filter(Boolean).join(' ');
  const address = addressOf(properties, road);
  const own = name ?? line;
  const around = ['locality', 'suburb', 'city', 'county', 'state', 'postcode', 'country'];
  const label = [own, line, ...around.map((part) => address[part])].filter(
    (part, at, all): part is string => Boolean(part) && part !== all[at - 1],
  );
  const [west, north, east, south] = extent ?? [lon, lat, lon, lat];
  return {
    osm: type === undefined || id === undefined ? null : `${TYPES[type]}/${id}`,
    name: own,
    label: label.join(', '),
    kind,
    category: { key: properties.osm_key, value: properties.osm_value },
    importance: 0,
    lat,
    lon,
    bounds: [south, west, north, east],
    address,
    attribution: ATTRIBUTION,
  };
}

function addressOf(properties: PhotonFeature['properties'], road: string | undefined) {
  const { housenumber, postcode, locality, district, city, county, state, country, countrycode } =
    properties;
  const parts = {
    house_number: housenumber,
    road,
    locality,
    suburb: district,
    city,
    county,
    state,
    postcode,
    country,
    country_code: countrycode?.toLowerCase(),
  };
  return Object.fromEntries(
    Object.entries(parts).filter((part): part is [string, string] => part[1] !== undefined),
  ) as Readonly<Record<string, string>>;
}

function kindOf({
  osm_key: key,
  osm_value: value,
  type = '',
  name,
  housenumber,
}: PhotonFeature['properties']): Kind | 'address' {
  if (key === 'natural' || key === 'waterway') return 'natural';
  if (value === 'postcode') return 'postcode';
  if (housenumber !== undefined && name === undefined) return 'address';
  return (key === 'place' ? kindNamed(value) : undefined) ?? KINDS[type] ?? 'poi';
}
