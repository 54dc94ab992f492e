import type { Position } from 'geojson';
import type { OsmTags } from '../../osm/index.js';
import { boundaryZoom, classifyLine, classifyPoint, propertiesOf } from '../schema/classify.js';
import type { MapFeature } from '../schema/map-feature.js';
import { joinRings } from './join-rings.js';
import type { MappedArea, MappedShapes } from './mapped-shapes.js';
import { middleOf, polygons } from './polygons.js';

/** Everything that is drawn. Nodes outside the file are left out of lines. */
export function* mapFeatures(shapes: MappedShapes): Generator<MapFeature> {
  const { ways, areas, borders, points, positions } = shapes;
  const line = (refs: readonly number[]): Position[] =>
    refs.map((ref) => positions.get(ref)).filter((position) => position !== undefined);
  for (const [id, { tags, refs }] of ways) {
    const places = line(refs);
    if (places.length < 2) continue;
    const isClosed = refs.length > 3 && refs[0] === refs.at(-1) && places.length === refs.length;
    yield* wayFeatures(tags, places, isClosed);
    const level = borders.get(id);
    if (level === undefined) continue;
    const minZoom = boundaryZoom({ boundary: 'administrative', admin_level: `${level}` })!;
    const geometry = { type: 'LineString', coordinates: places } as const;
    yield { layer: 'boundaries', minZoom, geometry, properties: { admin_level: level } };
  }
  for (const area of areas) yield* areaFeatures(area, shapes, line);
  for (const { tags, at } of points) yield* pointFeatures(tags, at);
}

function* wayFeatures(tags: OsmTags, places: Position[], isClosed: boolean): Generator<MapFeature> {
  const drawn = classifyLine(tags);
  const isArea = isClosed && drawn?.isArea === true && tags['area'] !== 'no';
  if (drawn && (isArea || !drawn.isArea)) {
    yield {
      ...drawn,
      geometry: isArea
        ? { type: 'Polygon', coordinates: [places] }
        : { type: 'LineString', coordinates: places },
      properties: propertiesOf(tags, drawn.class),
    };
  }
  if (isClosed) yield* pointFeatures(tags, middleOf(places));
}

function* areaFeatures(
  { tags, members }: MappedArea,
  { ways }: MappedShapes,
  line: (refs: readonly number[]) => Position[],
): Generator<MapFeature> {
  const rings = (isInner: boolean): Position[][] => {
    const parts = members.filter(({ role }) => (role === 'inner') === isInner);
    const known = parts.map(({ ref }) => ways.get(ref)?.refs).filter((refs) => refs !== undefined);
    return joinRings(known)
      .map(line)
      .filter((ring) => ring.length > 3);
  };
  const drawn = classifyLine(tags)!;
  const coordinates = polygons(rings(false), rings(true));
  if (coordinates.length === 0) return;
  const geometry = { type: 'MultiPolygon', coordinates } as const;
  yield { ...drawn, geometry, properties: propertiesOf(tags, drawn.class) };
  yield* pointFeatures(tags, middleOf(coordinates[0]![0]!));
}

function* pointFeatures(tags: OsmTags, at: Position): Generator<MapFeature> {
  const drawn = classifyPoint(tags);
  if (!drawn) return;
  const properties = propertiesOf(tags, drawn.class);
  yield { ...drawn, geometry: { type: 'Point', coordinates: at }, properties };
}
