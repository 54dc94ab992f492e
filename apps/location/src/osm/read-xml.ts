import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { MapFileInvalid } from './map-file-invalid.js';
import type { OsmMember, OsmSink, ReadOptions } from './osm-sink.js';

/** The object that is being read. */
interface Open {
  readonly kind: 'node' | 'way' | 'relation';
  readonly id: number;
  readonly lat: number;
  readonly lon: number;
  tags: Record<string, string> | null;
  readonly refs: number[];
  readonly members: OsmMember[];
}

/** Reads a map in OSM XML, gzipped or not, piece by piece. @throws MapFileInvalid */
export async function readXml(
  path: string,
  sink: OsmSink,
  options: ReadOptions = {},
): Promise<void> {
  const { size } = await stat(path);
  const source = createReadStream(path);
  const isPacked = await startsWithGzip(path);
  const text = isPacked ? source.pipe(createGunzip()) : source;
  source.on('error', (error) => text.destroy(error));
  try {
    const parser = parserInto(sink);
    for await (const piece of (text as Readable).setEncoding('utf8')) {
      options.signal?.throwIfAborted();
      parser.write(piece as string);
      options.onProgress?.(source.bytesRead, size);
    }
    parser.close();
  } catch (error) {
    if (options.signal?.aborted || error instanceof MapFileInvalid) throw error;
    throw new MapFileInvalid('The file cannot be read as OSM XML', null, { cause: error });
  } finally {
    source.destroy();
  }
}

async function startsWithGzip(path: string): Promise<boolean> {
  for await (const piece of createReadStream(path, { end: 1 })) {
    const [first, second] = piece as Buffer;
    return first === 0x1f && second === 0x8b;
  }
  return false;
}

function parserInto(sink: OsmSink): SaxesParser {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let open: Open | null = null;
  let depth = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw new MapFileInvalid('A document type is not allowed');
  });
  parser.on('opentag', (tag) => {
    depth += 1;
    if (depth === 1 && tag.name !== 'osm') throw new MapFileInvalid('This is no OSM XML file');
    if (tag.name === 'node' || tag.name === 'way' || tag.name === 'relation') open = begin(tag);
    else if (open) addTo(open, tag);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (open && name === open.kind) {
      hand(open, sink);
      open = null;
    }
  });
  return parser;
}

function begin({ name, attributes }: SaxesTagPlain): Open {
  const [lat, lon] = [Number(attributes['lat'] ?? 0), Number(attributes['lon'] ?? 0)];
  const id = numberOf(attributes['id']);
  if (Number.isNaN(lat) || Number.isNaN(lon)) throw new MapFileInvalid(`Node ${id} has no place`);
  return { kind: name as Open['kind'], id, lat, lon, tags: null, refs: [], members: [] };
}

function addTo(open: Open, { name, attributes }: SaxesTagPlain): void {
  if (name === 'tag') (open.tags ??= {})[attributes['k'] ?? ''] = attributes['v'] ?? '';
  else if (name === 'nd') open.refs.push(numberOf(attributes['ref']));
  else if (name === 'member') {
    const { type, ref, role } = attributes as Record<string, string | undefined>;
    if (type !== 'node' && type !== 'way' && type !== 'relation') return;
    open.members.push({ kind: type, ref: numberOf(ref), role: role ?? '' });
  }
}

function hand({ kind, id, lat, lon, tags, refs, members }: Open, sink: OsmSink): void {
  if (kind === 'node') sink.node?.(id, lat, lon, tags);
  else if (kind === 'way') sink.way?.(id, tags ?? {}, refs);
  else sink.relation?.(id, tags ?? {}, members);
}

function numberOf(text: string | undefined): number {
  const value = Number(text);
  if (text === undefined || !Number.isSafeInteger(value)) {
    throw new MapFileInvalid('An object or a reference has no number');
  }
  return value;
}
