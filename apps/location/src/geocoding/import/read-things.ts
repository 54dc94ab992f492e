import { type OsmMember, type OsmTags, readMap, type ReadOptions } from '../../osm/index.js';
import { growing } from '../../roads/network/growing-array.js';
import { classify } from './classify.js';
import { NodePlaces } from './node-places.js';
import { boxOf, centroid, joinRings, middleOf } from './rings.js';
import type { Interpolation, Line, MappedThings, Thing } from './thing.js';

interface MappedRelation {
  readonly id: number;
  readonly tags: OsmTags;
  readonly ways: readonly number[];
  readonly labelNodes: readonly number[];
}

interface MappedWay {
  readonly id: number;
  readonly tags: OsmTags;
  readonly from: number;
  readonly to: number;
}

const LABELS = new Set(['label', 'admin_centre']);
const isWanted = (tags: OsmTags): boolean => 'addr:housenumber' in tags || classify(tags) !== null;

/** Reads what has a name or an address, in three passes: what refers comes after what it refers to. @throws MapFileInvalid */
export async function readThings(file: string, options?: ReadOptions): Promise<MappedThings> {
  const relations: MappedRelation[] = [];
  await readMap(
    file,
    { relation: (id, tags, members) => addRelation(relations, id, tags, members) },
    options,
  );
  const memberWays = new Set(relations.flatMap(({ ways }) => ways));
  const refs = growing.float64();
  const ways: MappedWay[] = [];
  const tagged = new Set<number>();
  const addWay = (id: number, tags: OsmTags, of: readonly number[]): void => {
    if (of.length < 2) return;
    const isInterpolation = 'addr:interpolation' in tags;
    if (!isInterpolation && !memberWays.has(id) && !isWanted(tags)) return;
    if (isInterpolation) for (const ref of of) tagged.add(ref);
    const from = refs.length;
    for (const ref of of) refs.push(ref);
    ways.push({ id, tags, from, to: refs.length });
  };
  await readMap(file, { way: addWay }, options);
  const allRefs = refs.done();
  const places = new NodePlaces(allRefs, tagged);
  const things: Thing[] = [];
  const addNode = (id: number, lat: number, lon: number, tags: OsmTags | null): void => {
    places.put(id, lat, lon, tags);
    if (!tags || !isWanted(tags)) return;
    const box = [lat, lon, lat, lon] as const;
    things.push({
      osmType: 0,
      osmId: id,
      tags,
      is: classify(tags),
      lat,
      lon,
      box,
      line: null,
      rings: null,
      labelNodes: [],
    });
  };
  await readMap(file, { node: addNode }, options);
  const interpolations: Interpolation[] = [];
  const refsOf = ({ from, to }: MappedWay): Float64Array => allRefs.subarray(from, to);
  for (const way of ways) {
    const line = places.line(refsOf(way));
    if (line.length < 4) continue;
    if ('addr:interpolation' in way.tags) {
      const nodeTags = Array.from(refsOf(way), (ref) => places.tags.get(ref) ?? null);
      if (line.length === nodeTags.length * 2) {
        interpolations.push({ osmId: way.id, tags: way.tags, line, nodeTags });
      }
    } else if (isWanted(way.tags)) things.push(wayThing(way, line, refsOf(way)));
  }
  const wayOf = new Map(ways.filter(({ id }) => memberWays.has(id)).map((way) => [way.id, way]));
  for (const relation of relations) {
    const thing = relationThing(relation, wayOf, places, refsOf);
    if (thing) things.push(thing);
  }
  return { things, interpolations };
}

function addRelation(
  all: MappedRelation[],
  id: number,
  tags: OsmTags,
  members: readonly OsmMember[],
): void {
  if (!isWanted(tags) || tags['type'] === 'route' || tags['type'] === 'restriction') return;
  const ways = members.filter(({ kind }) => kind === 'way').map(({ ref }) => ref);
  const labelNodes = members
    .filter(({ kind, role }) => kind === 'node' && LABELS.has(role))
    .map(({ ref }) => ref);
  all.push({ id, tags, ways, labelNodes });
}

function wayThing({ id, tags }: MappedWay, line: Line, refs: Float64Array): Thing {
  const isClosed = refs[0] === refs.at(-1) && line.length >= 8;
  const isArea = isClosed && !('highway' in tags && tags['area'] !== 'yes');
  const [lat, lon] = isArea ? centroid(line) : middleOf(line);
  return {
    osmType: 1,
    osmId: id,
    tags,
    is: classify(tags),
    lat,
    lon,
    box: boxOf([line]),
    line,
    rings: isArea ? [line] : null,
    labelNodes: [],
  };
}

function relationThing(
  { id, tags, ways, labelNodes }: MappedRelation,
  wayOf: ReadonlyMap<number, MappedWay>,
  places: NodePlaces,
  refsOf: (way: MappedWay) => Float64Array,
): Thing | null {
  const known = ways.map((way) => wayOf.get(way)).filter((way) => way !== undefined);
  const lines = known.map((way) => places.line(refsOf(way))).filter(({ length }) => length > 2);
  if (lines.length === 0) return null;
  const joined =
    known.length === ways.length ? joinRings(known.map((way) => Array.from(refsOf(way)))) : null;
  const rings =
    joined?.map((ring) => places.line(ring)).filter(({ length }) => length >= 8) ?? null;
  const whole = rings && rings.length > 0 ? rings : null;
  const largest = (whole ?? lines).toSorted((one, other) => areaOf(other) - areaOf(one))[0]!;
  const [lat, lon] = whole ? centroid(largest) : middleOf(largest);
  return {
    osmType: 2,
    osmId: id,
    tags,
    is: classify(tags),
    lat,
    lon,
    box: boxOf(whole ?? lines),
    line: null,
    rings: whole,
    labelNodes,
  };
}

function areaOf(line: Line): number {
  const [south, west, north, east] = boxOf([line]);
  return (north - south) * (east - west);
}
