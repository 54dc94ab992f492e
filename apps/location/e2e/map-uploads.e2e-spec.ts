import { createHash, randomBytes } from 'node:crypto';
import { request as send } from 'node:http';
import { eventually } from '@skydeck/testing';
import { DataSource } from 'typeorm';
import { MapUploadSweeper } from '../src/maps/uploads/map-upload.sweeper.js';
import { LocationHarness } from './location-harness.js';

/** More than what is held of an upload in memory. */
const BIG = 9 * 1024 * 1024;
/** A street, and enough beside it to be cut off in the middle. */
const MAP = Buffer.from(`<?xml version="1.0"?><osm version="0.6"><!-- ${'—'.repeat(BIG / 3)} -->
  <node id="1" lat="47.1" lon="9.5"/><node id="2" lat="47.101" lon="9.5"/>
  <node id="3" lat="47.101" lon="9.502"/>
  <way id="1"><nd ref="1"/><nd ref="2"/><nd ref="3"/>
    <tag k="highway" v="residential"/><tag k="name" v="Long Street"/></way></osm>`);
const MOST_BYTES = 20 * 1024 * 1024;
const START_MS = 60_000;
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const pieceAt = (offset: number) => ({
  'upload-offset': String(offset),
  'content-type': 'application/offset+octet-stream',
});
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error: { code: string } }).error.code;

describe('maps that come in pieces', () => {
  let location: LocationHarness;
  const bytes = MAP;

  beforeAll(async () => {
    location = await LocationHarness.start({
      LOCATION_SAMPLE: 'off',
      LOCATION_CITIES: 'off',
      LOCATION_MAP_BYTES: String(MOST_BYTES),
      QUOTA_REGIONS: '4',
    });
  }, START_MS);
  afterAll(() => location.close());

  const tus = (method: string, url: string, more: Record<string, string> = {}, body?: Buffer) =>
    fetch(new URL(url, location.service.url), {
      method,
      headers: {
        authorization: `Bearer ${location.auth.key('demo')}`,
        'tus-resumable': '1.0.0',
        ...more,
      },
      ...(body && { body: new Uint8Array(body) }),
    });
  const begin = (said: Record<string, string>, length = bytes.length, more = {}) =>
    tus('POST', '/api/v1/tus', {
      'upload-length': String(length),
      'upload-metadata': Object.entries(said)
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(','),
      ...more,
    });
  const begun = async (said: Record<string, string>, length?: number): Promise<string> => {
    const { status, headers } = await begin(said, length);
    expect(status).toBe(201);
    return headers.get('location')!;
  };
  const append = (url: string, offset: number, piece: Buffer, more = {}) =>
    tus('PATCH', url, { ...pieceAt(offset), ...more }, piece);
  const offsetOf = async (url: string) => (await tus('HEAD', url)).headers.get('upload-offset');
  const piecesOf = async (url: string) => {
    const id = url.split('/').at(-1);
    const [row] = await location.service.app
      .get(DataSource)
      .query<{ pieces: unknown[] }[]>('select pieces from map_upload where id = $1', [id]);
    return row?.pieces;
  };

  /** Sends most of a file, cuts the connection once some of it is kept, and says how much is. */
  async function cutOff(url: string): Promise<number> {
    const request = send(new URL(url, location.service.url), {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${location.auth.key('demo')}`,
        'tus-resumable': '1.0.0',
        'content-length': String(bytes.length),
        ...pieceAt(0),
      },
    });
    const ended = new Promise((resolve) => request.on('close', resolve).on('error', resolve));
    request.write(bytes.subarray(0, bytes.length - 1000));
    await eventually(async () => (await offsetOf(url)) !== '0', { timeoutMs: 30_000 });
    request.destroy();
    await ended;
    return Number(await offsetOf(url));
  }

  it('204: what was cut off goes on where it was, and the map is the one that is sent at once', async () => {
    const url = await begun({ name: 'In pieces', sha256: sha256Of(bytes) });
    const kept = await cutOff(url);
    expect(kept).toBeGreaterThan(8_000_000);
    // What came last may be noted a moment later.
    const rest = async () => {
      const from = Number(await offsetOf(url));
      return append(url, from, bytes.subarray(from));
    };
    const first = await rest();
    const last = first.status === 409 ? await rest() : first;
    expect(last.status).toBe(204);
    const region = last.headers.get('skydeck-region')!;
    expect((await tus('HEAD', url)).headers.get('skydeck-region')).toBe(region);
    const operation = last.headers.get('skydeck-operation')!;
    expect((await location.get(`/operations/${operation}`)).status).toBe(200);
    await location.send('POST', '/regions?name=At%20once', bytes);
    expect(await location.ready('In pieces')).toBe(region);
    const { data: piecewise } = await location.get(`/regions/${region}`);
    const { data: whole } = await location.get(`/regions/${await location.ready('At once')}`);
    const { source_bytes: size, source_sha256: sha256, counts, bounds } = whole;
    expect(piecewise).toMatchObject({ source_bytes: size, source_sha256: sha256, counts, bounds });
  }, 60_000);

  it('204: another file for a map that is there', async () => {
    const region = await location.ready('At once');
    const url = await begun({ region });
    const last = await append(url, 0, bytes);
    expect(last.headers.get('skydeck-region')).toBe(region);
    await eventually(async () => (await location.get(`/regions/${region}`)).data['build'] === 2, {
      timeoutMs: 30_000,
    });
    expect((await begin({ region: 'reg_00000000000000000000000000' })).status).toBe(404);
  }, 60_000);

  it('204: pieces of many sizes are kept as few of one size', async () => {
    const large = randomBytes(18 * 1024 * 1024);
    const url = await begun({ name: 'No map' }, large.length);
    const cuts = [0, 1, 2, 9_000_000, 9_000_100, large.length - 1];
    for (const [index, from] of cuts.slice(0, -1).entries()) {
      expect((await append(url, from, large.subarray(from, cuts[index + 1]))).status).toBe(204);
    }
    expect(await offsetOf(url)).toBe(String(large.length - 1));
    expect(((await piecesOf(url)) ?? []).length).toBeLessThanOrEqual(3);
    expect((await tus('DELETE', url)).status).toBe(204);
    expect((await tus('HEAD', url)).status).toBe(404);
  });

  it('409, 413, 412, 422: refuses another offset, more bytes, another version and other bytes', async () => {
    const url = await begun({ name: 'Odd' }, 10);
    const wrong = await append(url, 5, Buffer.from('abc'));
    expect([wrong.status, await codeOf(wrong)]).toEqual([409, 'map_upload.wrong_offset']);
    expect((await append(url, 0, Buffer.alloc(11))).status).toBe(413);
    const checksum = { 'upload-checksum': `sha256 ${Buffer.alloc(32).toString('base64')}` };
    expect((await append(url, 0, Buffer.from('abc'), checksum)).status).toBe(422);
    expect(await offsetOf(url)).toBe('0');
    const right = createHash('sha256').update('abc').digest('base64');
    const kept = await append(url, 0, Buffer.from('abc'), { 'upload-checksum': `sha256 ${right}` });
    expect([kept.status, kept.headers.get('upload-offset')]).toEqual([204, '3']);
    expect((await tus('HEAD', url, { 'tus-resumable': '0.2.2' })).status).toBe(412);
    expect((await begin({})).status).toBe(422);
    expect((await begin({ name: 'x' }, 0)).status).toBe(422);
    expect((await begin({ name: 'x', sha256: 'abc' })).status).toBe(422);
    const large = await begin({ name: 'x' }, MOST_BYTES + 1);
    expect([large.status, await codeOf(large)]).toEqual([413, 'region.too_large']);
    const taken = await begin({ name: 'at ONCE' });
    expect([taken.status, await codeOf(taken)]).toEqual([409, 'region.name_taken']);
    await tus('DELETE', url);
  });

  it('422: other bytes than were announced become no map, and are not kept', async () => {
    const url = await begun({ name: 'Other', sha256: sha256Of(Buffer.from('y')) }, 1);
    const answer = await append(url, 0, Buffer.from('x'));
    expect([answer.status, await codeOf(answer)]).toEqual([422, 'region.checksum_mismatch']);
    expect((await tus('HEAD', url)).status).toBe(404);
    const { data } = await location.get('/regions');
    expect((data['items'] as { name: string }[]).map(({ name }) => name)).not.toContain('Other');
  });

  it("404: another tenant's upload is none; 403: who may only look sends nothing; 429: not too many", async () => {
    const url = await begun({ name: 'Mine' }, 10);
    const stranger = { authorization: `Bearer ${location.auth.key('stranger')}` };
    for (const method of ['HEAD', 'DELETE']) {
      expect((await tus(method, url, stranger)).status).toBe(404);
    }
    expect((await append(url, 0, Buffer.from('abc'), stranger)).status).toBe(404);
    const reader = location.auth.key('reader', { scopes: ['maps:read'] });
    expect((await begin({ name: 'x' }, 1, { authorization: `Bearer ${reader}` })).status).toBe(403);
    const others = [url];
    for (let index = 1; index < 5; index += 1) {
      others.push(await begun({ name: `Mine ${index}` }, 10));
    }
    const over = await begin({ name: 'One more' });
    expect([over.status, await codeOf(over)]).toEqual([429, 'quota_exceeded']);
    for (const one of others) await tus('DELETE', one);
  });

  it('409: 50 who send the last bytes at once make one map', async () => {
    const url = await begun({ name: 'Once' });
    const from = bytes.length - 100;
    expect((await append(url, 0, bytes.subarray(0, from))).status).toBe(204);
    const last = bytes.subarray(from);
    const sent = await Promise.all(Array.from({ length: 50 }, () => append(url, from, last)));
    const made = sent.filter(({ status }) => status === 204);
    expect(made).toHaveLength(1);
    expect(sent.filter(({ status }) => ![204, 409, 423].includes(status))).toEqual([]);
    const region = made[0]!.headers.get('skydeck-region');
    expect((await tus('HEAD', url)).headers.get('skydeck-region')).toBe(region);
    const { data } = await location.get('/regions');
    const names = (data['items'] as { name: string }[]).map(({ name }) => name);
    expect(names.filter((name) => name === 'Once')).toHaveLength(1);
  }, 60_000);

  it('what does not go on is removed with its bytes', async () => {
    const url = await begun({ name: 'Left' }, 10);
    await append(url, 0, Buffer.from('abc'));
    const { app } = location.service;
    await app
      .get(DataSource)
      .query(`update map_upload set expires_at = now() where id = $1`, [url.split('/').at(-1)]);
    expect((await tus('HEAD', url)).status).toBe(404);
    await app.get(MapUploadSweeper).sweep();
    expect(await piecesOf(url)).toBeUndefined();
  });
});
