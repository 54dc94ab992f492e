import type { OsmTags } from '../../osm/index.js';
import { GROUND, PLACES, type Zooms } from './first-zooms.js';
import { LANGUAGES } from './languages.js';
import type { FeatureClass, TileLayerName } from './map-feature.js';

const ROADS: Zooms = { motorway: 5, trunk: 6, primary: 8, secondary: 9, tertiary: 11, minor: 12 };
const MINOR = new Set(['residential', 'unclassified', 'living_street', 'road', 'pedestrian']);
const PATHS = new Set(['footway', 'path', 'cycleway', 'steps', 'bridleway', 'track']);
const WATER_WAYS: Zooms = { river: 8, canal: 10, stream: 12, ditch: 14, drain: 14 };
const POI_KEYS = ['amenity', 'shop', 'tourism', 'historic', 'leisure', 'office', 'craft'];
const EARLY_POIS: Zooms = { hospital: 13, museum: 13, attraction: 13, castle: 13, university: 13 };
const UNNAMED_POIS = new Set([
  'bench',
  'waste_basket',
  'street_lamp',
  'parking_space',
  'vending_machine',
]);

const drawn = (
  layer: TileLayerName,
  name: string,
  minZoom: number,
  isArea: boolean,
): FeatureClass => ({ layer, class: name, minZoom, isArea });

/** What a way or the outline of an area is drawn as; null when it is not drawn. */
export function classifyLine(tags: OsmTags): FeatureClass | null {
  if (isSet(tags['building'])) return drawn('buildings', 'building', 13, true);
  const road = roadClass(tags);
  if (road) return drawn('roads', ...road, tags['area'] === 'yes');
  const { natural, waterway, landuse } = tags;
  if (natural === 'water') return drawn('water', tags['water'] ?? 'water', 4, true);
  if (waterway === 'riverbank' || waterway === 'dock') return drawn('water', waterway, 6, true);
  if (landuse === 'reservoir' || landuse === 'basin') return drawn('water', landuse, 8, true);
  const stream = waterway && WATER_WAYS[waterway];
  if (stream) return drawn('water', waterway, stream, false);
  for (const [key, zooms] of Object.entries(GROUND)) {
    const zoom = zooms[tags[key] ?? ''];
    if (zoom !== undefined) return drawn('landuse', tags[key]!, zoom, true);
  }
  return null;
}

function roadClass({ highway, railway }: OsmTags): [string, number] | null {
  if (highway) {
    const name = highway.replace('_link', '');
    if (ROADS[name] !== undefined) return [name, ROADS[name]];
    if (MINOR.has(name)) return ['minor', ROADS['minor']!];
    if (name === 'service') return ['service', 13];
    return PATHS.has(name) ? ['path', 13] : null;
  }
  if (railway === 'rail') return ['rail', 10];
  return railway && ['light_rail', 'tram', 'subway', 'narrow_gauge'].includes(railway)
    ? ['transit', 12]
    : null;
}

/** What a point, or the middle of an area, is drawn as; null when it is not drawn. */
export function classifyPoint(tags: OsmTags): FeatureClass | null {
  const place = tags['place'] && tags['name'] ? PLACES[tags['place']] : undefined;
  if (place !== undefined) {
    return { layer: 'places', class: tags['place']!, minZoom: place, isArea: false };
  }
  if (tags['railway'] === 'station')
    return { layer: 'pois', class: 'station', minZoom: 12, isArea: false };
  for (const key of POI_KEYS) {
    const value = tags[key];
    if (!isSet(value) || UNNAMED_POIS.has(value!)) continue;
    if (!tags['name'] && key !== 'amenity') continue;
    return { layer: 'pois', class: value!, minZoom: EARLY_POIS[value!] ?? 14, isArea: false };
  }
  return null;
}

/** The first zoom with borders of a level: 2 is countries, 8 towns. Null when they are not drawn. */
export function boundaryZoom({ boundary, admin_level: level }: OsmTags): number | null {
  const zooms: Zooms = { 2: 0, 3: 4, 4: 4, 5: 7, 6: 8, 7: 10, 8: 10 };
  return boundary === 'administrative' ? (zooms[level ?? ''] ?? null) : null;
}

const isSet = (value: string | undefined): boolean => value !== undefined && value !== 'no';

/** What is known of it in the tiles: its class, names, and what it takes to draw it. */
export function propertiesOf(tags: OsmTags, name: string): Record<string, string | number> {
  const properties: Record<string, string | number> = { class: name };
  for (const key of ['name', ...LANGUAGES.map((one) => `name:${one}`), 'ref', 'capital']) {
    if (tags[key]) properties[key.replace(':', '_')] = tags[key];
  }
  const number = (key: string, as: string): void => {
    const value = Number.parseFloat(tags[key] ?? '');
    if (Number.isFinite(value)) properties[as] = value;
  };
  number('population', 'population');
  number('layer', 'level');
  if (name === 'building') {
    number('height', 'height_m');
    number('building:levels', 'levels');
  }
  for (const key of ['tunnel', 'bridge', 'oneway']) {
    if (isSet(tags[key])) properties[key] = 1;
  }
  return properties;
}
