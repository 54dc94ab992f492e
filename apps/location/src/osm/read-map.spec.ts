import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deflateSync, gunzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { DEAD_END, MONACO } from './fixtures/maps.js';
import { MapFileInvalid, type OsmSink, readMap } from './index.js';

describe('reading maps', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'skydeck-maps-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function written(bytes: Uint8Array | string): Promise<string> {
    const file = path.join(folder, `${Math.random()}.map`);
    await writeFile(file, bytes);
    return file;
  }

  // Counted by `osmium fileinfo --extended`.
  it.each([
    ['PBF', DEAD_END, { nodes: 1154, ways: 89, relations: 3 }],
    ['gzipped XML', MONACO, { nodes: 13_739, ways: 1944, relations: 77 }],
  ])('finds every object of %s', async (_what, file, wanted) => {
    expect(await countOf(file)).toEqual(wanted);
  });

  it('finds the same in plain XML', async () => {
    const plain = await written(gunzipSync(await readFile(MONACO)));
    expect(await countOf(plain)).toEqual({ nodes: 13_739, ways: 1944, relations: 77 });
  });

  it('tells places to the last digit, tags and members', async () => {
    const file = await written(`<osm version="0.6">
      <node id="1" lat="-33.1234567" lon="179.9999999"><tag k="name" v="Ȧ &amp; B"/></node>
      <way id="2"><nd ref="1"/><nd ref="3"/><tag k="highway" v="path"/></way>
      <relation id="4"><member type="way" ref="2" role="from"/><tag k="type" v="restriction"/></relation>
    </osm>`);
    const seen: unknown[] = [];
    const note = (...all: unknown[]) => void seen.push(all);
    await readMap(file, { node: note, way: note, relation: note });
    expect(seen).toEqual([
      [1, -33.123_456_7, 179.999_999_9, { name: 'Ȧ & B' }],
      [2, { highway: 'path' }, [1, 3]],
      [4, { type: 'restriction' }, [{ kind: 'way', ref: 2, role: 'from' }]],
    ]);
  });

  it.each([
    ['nothing', ''],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['text', 'This is a letter, and no map.'],
    ['other XML', '<gpx></gpx>'],
    ['XML that is cut', '<osm><node id="1" lat="1" lon="1">'],
    ['XML with a document type', '<!DOCTYPE osm [<!ENTITY a "b">]><osm></osm>'],
    ['a node without a place', '<osm><node id="1" lat="x" lon="1"/></osm>'],
    ['a reference without a number', '<osm><way id="1"><nd ref="x"/></way></osm>'],
    ['gzip that is none', Buffer.from('1f8b08000000', 'hex')],
    ['a header of 2 GiB', Buffer.from('7fffffff00', 'hex')],
  ])('refuses %s', async (_what, bytes) => {
    await expect(countOf(await written(bytes))).rejects.toThrow(MapFileInvalid);
  });

  it('refuses a blob that unpacks to more than 32 MiB', async () => {
    const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024));
    const file = await written(Buffer.concat([await headerOf(DEAD_END), blobOf(bomb)]));
    await expect(countOf(file)).rejects.toThrow('A blob cannot be unpacked');
  });

  it('refuses a file wherever it is cut, and says where', async () => {
    const whole = await readFile(DEAD_END);
    for (let part = 1; part <= 20; part++) {
      const cut = whole.subarray(0, Math.floor((whole.length * part) / 21));
      await expect(countOf(await written(cut))).rejects.toThrow(/at byte \d+/);
    }
  });

  it('never hangs or fails otherwise on 200 files with flipped bits', async () => {
    const whole = await readFile(DEAD_END);
    const otherwise: unknown[] = [];
    for (let trial = 1; trial <= 200; trial++) {
      const bytes = Buffer.from(whole);
      // Spread over the file, another bit each time.
      const place = Math.imul(trial, 2_654_435_761) >>> 0;
      bytes[place % bytes.length]! ^= 1 << (trial % 8);
      await countOf(await written(bytes)).catch((error: unknown) => {
        if (!(error instanceof MapFileInvalid)) otherwise.push(error);
      });
    }
    expect(otherwise).toEqual([]);
  });

  it('stops when it is told to', async () => {
    const signal = AbortSignal.abort(new Error('enough'));
    await expect(readMap(MONACO, {}, { signal })).rejects.toThrow('enough');
  });
});

async function countOf(file: string) {
  const count = { nodes: 0, ways: 0, relations: 0 };
  const sink: OsmSink = {
    node: () => void count.nodes++,
    way: () => void count.ways++,
    relation: () => void count.relations++,
  };
  await readMap(file, sink);
  return count;
}

/** The first blob of a file, which says what it is. */
async function headerOf(file: string): Promise<Buffer> {
  const bytes = await readFile(file);
  const headerBytes = bytes.readUInt32BE();
  // `datasize` is the last field of the header, and less than 128 here.
  const dataBytes = bytes[4 + headerBytes - 1]!;
  return bytes.subarray(0, 4 + headerBytes + dataBytes);
}

function blobOf(deflated: Uint8Array): Buffer {
  const blob = new PbfWriter();
  blob.writeBytesField(3, deflated);
  const data = blob.finish();
  const head = new PbfWriter();
  head.writeStringField(1, 'OSMData');
  head.writeVarintField(3, data.length);
  const header = head.finish();
  const prefix = Buffer.alloc(4);
  prefix.writeUInt32BE(header.length);
  return Buffer.concat([prefix, header, data]);
}
