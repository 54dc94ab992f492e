import { open } from 'node:fs/promises';
import { PbfReader } from 'pbf';
import { MapFileInvalid } from './map-file-invalid.js';
import type { OsmSink, ReadOptions } from './osm-sink.js';
import { pbfBlobs } from './pbf-blobs.js';
import { readBlock } from './pbf-block.js';

/** What a reader has to know of a file; one that needs more than these cannot be read rightly. */
const FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes', 'HistoricalInformation']);

/** Reads a map in PBF. Memory does not grow with the file. @throws MapFileInvalid */
export async function readPbf(
  path: string,
  sink: OsmSink,
  options: ReadOptions = {},
): Promise<void> {
  await using file = await open(path);
  const { size } = await file.stat();
  let hasHeader = false;
  for await (const { type, bytes, atByte, endByte } of pbfBlobs(file, size)) {
    options.signal?.throwIfAborted();
    try {
      if (type === 'OSMHeader') checkFeatures(bytes, atByte);
      else if (type === 'OSMData') readBlock(bytes, sink);
    } catch (error) {
      if (error instanceof MapFileInvalid || !(error instanceof RangeError)) throw error;
      throw new MapFileInvalid('A block cannot be read', atByte, { cause: error });
    }
    hasHeader ||= type === 'OSMHeader';
    if (!hasHeader) throw new MapFileInvalid('The file does not begin with a header', atByte);
    options.onProgress?.(endByte, size);
  }
  if (!hasHeader) throw new MapFileInvalid('The file is empty', 0);
}

function checkFeatures(bytes: Uint8Array, atByte: number): void {
  new PbfReader(bytes).readFields((tag, _, reader) => {
    if (tag !== 4) return;
    const feature = reader.readString();
    if (!FEATURES.has(feature)) {
      throw new MapFileInvalid(`The file needs "${feature.slice(0, 64)}"`, atByte);
    }
  }, null);
}
