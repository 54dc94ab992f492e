import { open } from 'node:fs/promises';
import type { OsmSink, ReadOptions } from './osm-sink.js';
import { readPbf } from './read-pbf.js';
import { readXml } from './read-xml.js';

/** `<`, and the first byte of gzip. */
const XML = new Set([0x3c, 0x1f, 0xef]);

/** Reads a map in PBF, in OSM XML or in OSM XML that is gzipped, whatever its name is. @throws MapFileInvalid */
export async function readMap(path: string, sink: OsmSink, options?: ReadOptions): Promise<void> {
  const first = await firstByte(path);
  return XML.has(first) ? readXml(path, sink, options) : readPbf(path, sink, options);
}

async function firstByte(path: string): Promise<number> {
  await using file = await open(path);
  const { buffer } = await file.read(Buffer.alloc(1), 0, 1, 0);
  return buffer[0] ?? 0;
}
