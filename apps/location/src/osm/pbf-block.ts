import { PbfReader } from 'pbf';
import type { OsmMember, OsmSink, OsmTags } from './osm-sink.js';

const NANO = 1e-9;
const KINDS = ['node', 'way', 'relation'] as const;
const decoder = new TextDecoder();

/** What all objects of a block refer to. */
interface BlockContext {
  /** A text by its number in the table of the block. */
  readonly text: (index: number) => string;
  readonly lat: (value: number) => number;
  readonly lon: (value: number) => number;
}

/**
 * Reads a `PrimitiveBlock` and hands on what is asked for.
 * @see https://github.com/openstreetmap/OSM-binary/blob/master/osmpbf/osmformat.proto
 */
export function readBlock(bytes: Uint8Array, sink: OsmSink): void {
  const texts: Uint8Array[] = [];
  const groups: Uint8Array[] = [];
  let granularity = 100;
  let latOffset = 0;
  let lonOffset = 0;
  new PbfReader(bytes).readFields((tag, _, reader) => {
    if (tag === 1) readTexts(reader.readBytes(), texts);
    else if (tag === 2) groups.push(reader.readBytes());
    else if (tag === 17) granularity = reader.readVarint(true);
    else if (tag === 19) latOffset = reader.readVarint(true);
    else if (tag === 20) lonOffset = reader.readVarint(true);
  }, null);
  const known: (string | undefined)[] = [];
  const context: BlockContext = {
    text(index) {
      const text = texts[index];
      if (text === undefined) throw new RangeError('A text is not in the table');
      return (known[index] ??= decoder.decode(text));
    },
    lat: (value) => (latOffset + granularity * value) * NANO,
    lon: (value) => (lonOffset + granularity * value) * NANO,
  };
  for (const group of groups) readGroup(group, sink, context);
}

function readTexts(bytes: Uint8Array, texts: Uint8Array[]): void {
  new PbfReader(bytes).readFields((tag, _, reader) => {
    if (tag === 1) texts.push(reader.readBytes());
  }, null);
}

function readGroup(bytes: Uint8Array, sink: OsmSink, context: BlockContext): void {
  new PbfReader(bytes).readFields((tag, _, reader) => {
    if (tag === 1 && sink.node) readNode(reader.readBytes(), sink, context);
    else if (tag === 2 && sink.node) readDenseNodes(reader.readBytes(), sink, context);
    else if (tag === 3 && sink.way) readWay(reader.readBytes(), sink, context);
    else if (tag === 4 && sink.relation) readRelation(reader.readBytes(), sink, context);
  }, null);
}

function readNode(bytes: Uint8Array, sink: OsmSink, context: BlockContext): void {
  let [id, lat, lon] = [0, 0, 0];
  const [keys, values]: [number[], number[]] = [[], []];
  new PbfReader(bytes).readFields((tag, _, reader) => {
    if (tag === 1) id = reader.readSVarint();
    else if (tag === 2) reader.readPackedVarint(keys);
    else if (tag === 3) reader.readPackedVarint(values);
    else if (tag === 8) lat = reader.readSVarint();
    else if (tag === 9) lon = reader.readSVarint();
  }, null);
  const tags = keys.length > 0 ? tagsOf(keys, values, context) : null;
  sink.node?.(id, context.lat(lat), context.lon(lon), tags);
}

/** Identifiers and places are differences to the node before; tags follow one another, ended by 0. */
function readDenseNodes(bytes: Uint8Array, sink: OsmSink, context: BlockContext): void {
  const [ids, lats, lons, pairs]: number[][] = [[], [], [], []];
  new PbfReader(bytes).readFields((tag, _, reader) => {
    if (tag === 1) reader.readPackedSVarint(ids);
    else if (tag === 8) reader.readPackedSVarint(lats);
    else if (tag === 9) reader.readPackedSVarint(lons);
    else if (tag === 10) reader.readPackedVarint(pairs);
  }, null);
  if (lats!.length !== ids!.length || lons!.length !== ids!.length) {
    throw new RangeError('Nodes lack places');
  }
  let [id, lat, lon, at] = [0, 0, 0, 0];
  for (let index = 0; index < ids!.length; index++) {
    id += ids![index]!;
    lat += lats![index]!;
    lon += lons![index]!;
    let tags: Record<string, string> | null = null;
    for (; at < pairs!.length && pairs![at] !== 0; at += 2) {
      tags ??= {};
      tags[context.text(pairs![at]!)] = context.text(pairs![at + 1]!);
    }
    at += 1;
    sink.node?.(id, context.lat(lat), context.lon(lon), tags);
  }
}

function readWay(bytes: Uint8Array, sink: OsmSink, context: BlockContext): void {
  let id = 0;
  const [keys, values, refs]: [number[], number[], number[]] = [[], [], []];
  new PbfReader(bytes).readFields((tag, _, reader) => {
    if (tag === 1) id = reader.readVarint(true);
    else if (tag === 2) reader.readPackedVarint(keys);
    else if (tag === 3) reader.readPackedVarint(values);
    else if (tag === 8) reader.readPackedSVarint(refs);
  }, null);
  sink.way?.(id, tagsOf(keys, values, context), summed(refs));
}

function readRelation(bytes: Uint8Array, sink: OsmSink, context: BlockContext): void {
  let id = 0;
  const [keys, values, roles, refs, kinds]: number[][] = [[], [], [], [], []];
  new PbfReader(bytes).readFields((tag, _, reader) => {
    if (tag === 1) id = reader.readVarint(true);
    else if (tag === 2) reader.readPackedVarint(keys);
    else if (tag === 3) reader.readPackedVarint(values);
    else if (tag === 8) reader.readPackedVarint(roles);
    else if (tag === 9) reader.readPackedSVarint(refs);
    else if (tag === 10) reader.readPackedVarint(kinds);
  }, null);
  const members = summed(refs!).map((ref, index): OsmMember => {
    const kind = KINDS[kinds![index] ?? -1];
    if (kind === undefined) throw new RangeError('A member is of no kind');
    return { kind, ref, role: context.text(roles![index] ?? -1) };
  });
  sink.relation?.(id, tagsOf(keys!, values!, context), members);
}

function tagsOf(
  keys: readonly number[],
  values: readonly number[],
  { text }: BlockContext,
): OsmTags {
  if (keys.length !== values.length) throw new RangeError('A key has no value');
  const tags: Record<string, string> = {};
  for (let index = 0; index < keys.length; index++) tags[text(keys[index]!)] = text(values[index]!);
  return tags;
}

/** From differences to numbers, in place. */
function summed(differences: number[]): number[] {
  let sum = 0;
  for (let index = 0; index < differences.length; index++) {
    sum += differences[index]!;
    differences[index] = sum;
  }
  return differences;
}
