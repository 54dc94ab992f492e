import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { eventually } from '@skydeck/testing';
import exifr from 'exifr';
import sharp from 'sharp';
import { DataSource } from 'typeorm';
import { dngOf } from '../src/engines/fixtures/dng-of.js';
import { VaultHarness } from './vault-harness.js';

const FIXTURES = path.join(import.meta.dirname, '../src/engines/fixtures');
const START_MS = 120_000;
const READ_MS = 60_000;
const NAMES =
  'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:xmp="http://ns.adobe.com/xap/1.0/" ' +
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:exif="http://ns.adobe.com/exif/1.0/"';
const xmp = (inner: string) =>
  Buffer.from(`<rdf:RDF ${NAMES}><rdf:Description>${inner}</rdf:Description></rdf:RDF>`);
const NAMED = xmp(
  '<dc:title>Arezzo</dc:title><xmp:Rating>4</xmp:Rating><exif:GPSLatitude>48,12.5N</exif:GPSLatitude>' +
    '<exif:GPSLongitude>16,22.2E</exif:GPSLongitude>' +
    '<dc:subject><rdf:Bag><rdf:li>hill</rdf:li><rdf:li>autumn</rdf:li></rdf:Bag></dc:subject>',
);
let vault: VaultHarness;

beforeAll(async () => {
  vault = await VaultHarness.start();
}, START_MS);

afterAll(() => vault.close());

async function put(name: string, bytes: Uint8Array, folder?: string): Promise<string> {
  const into = folder === undefined ? '' : `&parent_id=${folder}`;
  const made = await vault.send('POST', `/files?name=${encodeURIComponent(name)}${into}`, bytes);
  expect(made.status).toBe(201);
  return String(made.data['id']);
}
const fixture = (name: string) => readFile(path.join(FIXTURES, name));
const photo = async (id: string) => (await vault.get(`/photos/${id}`)).data;
const isRead = (id: string, facts: object) =>
  eventually(async () => expect(await photo(id)).toMatchObject(facts), { timeoutMs: READ_MS });
const listed = async (query: string) =>
  ((await vault.get(`/photos?${query}`)).data['items'] as { id: string }[]).map(({ id }) => id);

describe('XMP beside photographs', () => {
  let id: string;
  let sidecar: string;
  const OWN = { title: null, tags: [], rating: null, time_zone: 'Europe/Rome', sidecar_id: null };

  it('names one that was stored before it, and keeps its pictures', async () => {
    id = await put('IMG_1.jpg', await fixture('DSCN0010.jpg'));
    await isRead(id, OWN);
    const before = await vault.raw('GET', `/files/${id}/thumbnail`);
    sidecar = await put('img_1.XMP', NAMED);
    await isRead(id, {
      title: 'Arezzo',
      rating: 4,
      tags: ['hill', 'autumn'],
      latitude: expect.closeTo(48.20833, 4),
      time_zone: 'Europe/Vienna',
      taken_local: '2008-10-22T16:28:39',
      sidecar_id: sidecar,
      xmp_problem: null,
    });
    const after = await vault.raw('GET', `/files/${id}/thumbnail`);
    expect(after.headers.get('etag')).toBe(before.headers.get('etag'));
    expect(await listed('tag=hill')).toEqual([id]);
    expect(await listed('tag=hil')).toEqual([]);
    expect(await listed('min_rating=4')).toEqual([id]);
    expect(await listed('min_rating=5')).toEqual([]);
  });

  it('names one that is stored after it, and only of its own folder', async () => {
    const folder = String((await vault.post('/folders', { name: 'Later' })).data['id']);
    await put('IMG_2.jpg.xmp', xmp('<dc:title>Of one</dc:title>'), folder);
    await put('IMG_2.xmp', xmp('<dc:title>Of any</dc:title>'), folder);
    const here = await put('IMG_2.jpg', await fixture('portrait_1.jpg'), folder);
    const raised = await put('IMG_2.png', await fixture('portrait_1.jpg'), folder);
    const elsewhere = await put('IMG_2.jpg', await fixture('landscape_6.jpg'));
    await isRead(here, { title: 'Of one' });
    await isRead(raised, { title: 'Of any' });
    await isRead(elsewhere, { title: null });
    await vault.patch(`/files/${elsewhere}`, { name: 'IMG_1.jpeg' });
    await isRead(elsewhere, { title: 'Arezzo' });
  });

  it('keeps what people said, and takes the rest back with the sidecar', async () => {
    const said = { title: 'Mine', tags: ['kept', 'kept'], rating: 0 };
    expect((await vault.patch(`/photos/${id}`, said)).data).toMatchObject({
      title: 'Mine',
      tags: ['kept'],
      rating: null,
      latitude: expect.closeTo(48.20833, 4),
    });
    const changed = xmp('<dc:title>Other</dc:title><dc:description>Told</dc:description>');
    expect((await vault.send('PUT', `/files/${sidecar}/content`, changed)).status).toBe(200);
    const kept = { title: 'Mine', tags: ['kept'], rating: null };
    await isRead(id, { ...kept, description: 'Told', time_zone: 'Europe/Rome' });
    await vault.delete(`/files/${sidecar}`);
    await isRead(id, { ...kept, description: null, sidecar_id: null });
  });

  it('refuses entities whole, and says so', async () => {
    const laughs = Buffer.concat([Buffer.from('<!DOCTYPE a [<!ENTITY b "c">]>'), NAMED]);
    const hostile = await put('IMG_1.jpg.xmp', laughs);
    await isRead(id, { xmp_problem: 'damaged', sidecar_id: hostile, rating: null });
    expect((await photo(id))['time_zone']).toBe('Europe/Rome');
    await vault.delete(`/files/${hostile}`);
    await isRead(id, { xmp_problem: null, sidecar_id: null });
  });

  it('409: sends no sidecar by a link that tells no places', async () => {
    const beside = await put('Sent.xmp', NAMED);
    const send = async (more: object) => {
      const { data } = await vault.post('/shares', { file_id: beside, ...more });
      return (await fetch(String(data['url']))).status;
    };
    expect(await send({})).toBe(409);
    expect(await send({ keep_place: true })).toBe(200);
  });

  it('422: refuses six stars and tags that are none', async () => {
    for (const [body, at] of [
      [{ rating: 6 }, 'body.rating'],
      [{ tags: [''] }, 'body.tags.0'],
      [{ title: 'a\nb' }, 'body.title'],
    ] as const) {
      const { status, error } = await vault.patch(`/photos/${id}`, body);
      expect([status, error.errors?.[0]?.location]).toEqual([422, at]);
    }
    for (const bad of ['q=%00', 'place=%00', 'tag=%00', 'q=']) {
      expect((await vault.get(`/photos?${bad}`)).status).toBe(422);
    }
    const query = await vault.get('/photos?min_rating=6');
    expect([query.status, query.error.errors?.[0]?.location]).toEqual([422, 'query.min_rating']);
  });
});

describe('raw files of cameras', () => {
  const HELD = { width: 48, height: 64, taken_local: '2024-02-29T11:30:00' };

  it('are shown by the picture that the camera made, upright, whatever they are called', async () => {
    const jpeg = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#963' } })
      .jpeg()
      .toBuffer();
    const dng = dngOf(jpeg, 6);
    const named = await put('RAW_1.DNG', dng);
    const misnamed = await put('RAW_2.jpg', dng);
    const picture = await put('RAW_3.cr2', await fixture('landscape_6.jpg'));
    await put('RAW_1.xmp', xmp('<dc:title>Raw</dc:title>'));
    await isRead(named, {
      ...HELD,
      title: 'Raw',
      camera: expect.objectContaining({ camera_make: 'Skydeck', camera_model: '4711' }),
    });
    await isRead(misnamed, { ...HELD, title: null });
    await isRead(picture, { width: 600, height: 450 });
    for (const kind of ['preview', 'thumbnail']) {
      const shown = await vault.raw('GET', `/files/${named}/${kind}`);
      expect(shown.headers.get('content-type')).toMatch(/^image\/(?:jpeg|webp)$/);
    }
    const { data } = await vault.post('/shares', { file_id: named });
    const shared = await fetch(String(data['url']));
    const sent = Buffer.from(await shared.arrayBuffer());
    expect(shared.headers.get('content-type')).toBe('image/jpeg');
    expect(await sharp(sent).metadata()).toMatchObject({ width: 48, height: 64 });
    expect(await exifr.parse(sent)).toBeUndefined();
  });

  it(
    'are as large as the picture in them, and held as the camera was',
    async () => {
      // Its left half is red: held upright, that is the upper one.
      const half = { width: 3000, height: 4000, channels: 3, background: '#c00' } as const;
      const jpeg = await sharp({ create: { ...half, width: 6000, background: '#00c' } })
        .composite([{ input: { create: half }, left: 0, top: 0 }])
        .jpeg()
        .toBuffer();
      const id = await put('RAW_8.dng', await withPreview(jpeg));
      await isRead(id, { ...HELD, width: 4000, height: 6000 });
      const shown = await vault.raw('GET', `/files/${id}/preview`);
      const upright = sharp(Buffer.from(await shown.arrayBuffer()));
      expect(await upright.metadata()).toMatchObject({ width: 960, height: 1440 });
      const { data } = await upright
        .resize(1, 2, { fit: 'fill', kernel: 'nearest' })
        .raw()
        .toBuffer({
          resolveWithObject: true,
        });
      const [top, bottom] = [data.subarray(0, 3), data.subarray(3, 6)];
      expect([top[0]! > top[2]!, bottom[0]! > bottom[2]!]).toEqual([true, false]);
      const { data: share } = await vault.post('/shares', { file_id: id });
      const sent = Buffer.from(await (await fetch(String(share['url']))).arrayBuffer());
      expect(await sharp(sent).metadata()).toMatchObject({ width: 4000, height: 6000 });
    },
    START_MS,
  );

  it(
    'are refused without a picture, and when they are damaged',
    async () => {
      const jpeg = await fixture('landscape_6.jpg');
      const huge = Buffer.from(jpeg);
      const frame = huge.indexOf(Buffer.from([0xff, 0xc0]));
      // It says that it is 60,000 pixels wide and high.
      huge.fill(Buffer.from([0xea, 0x60]), frame + 5, frame + 9);
      const files = {
        'RAW_4.nef': dngOf(Buffer.alloc(900, 7), 1),
        'RAW_5.arw': Buffer.alloc(900, 9),
        'RAW_6.dng': await withPreview(huge),
        'RAW_7.dng': dngOf(Buffer.concat([jpeg.subarray(0, 4), Buffer.alloc(90_000, 7)]), 6),
        'RAW_9.dng': (await withPreview(jpeg)).subarray(0, 9_000),
      };
      const bad = await Promise.all(Object.entries(files).map(([name, bytes]) => put(name, bytes)));
      const rows = vault.service.app.get(DataSource, { strict: false });
      const left = "select id from file_reading where id = any($1) and status <> 'failed'";
      await eventually(async () => expect(await rows.query<[]>(left, [bad])).toEqual([]), {
        timeoutMs: READ_MS,
      });
      for (const id of bad) {
        expect((await vault.raw('GET', `/files/${id}/preview`)).status).toBe(404);
        expect((await vault.get(`/photos/${id}`)).error.code).toBe('photo.not_found');
      }
    },
    START_MS,
  );
});

/** A raw file with a picture that exiftool put into it, turned by a quarter. */
async function withPreview(jpeg: Uint8Array): Promise<Buffer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'skydeck-raw-'));
  const [empty, preview, full] = ['empty.dng', 'preview.jpg', 'full.dng'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  try {
    await writeFile(empty, dngOf(await fixture('landscape_6.jpg'), 6));
    await writeFile(preview, jpeg);
    await promisify(execFile)('exiftool', ['-q', '-o', full, `-PreviewImage<=${preview}`, empty]);
    return await readFile(full);
  } finally {
    await rm(folder, { recursive: true });
  }
}

describe('names of places', () => {
  let location: Server;
  let asked: { lat: number; lon: number; layers: string }[][] = [];
  const askers = new Set<string>();
  let isDown = true;
  let place: VaultHarness;

  beforeAll(async () => {
    location = createServer((request, response) => void answer(request, response));
    await once(location.listen(0, '127.0.0.1'), 'listening');
    const { port } = location.address() as AddressInfo;
    place = await VaultHarness.start({
      VAULT_PLACE_NAMES_URL: `http://127.0.0.1:${port}/`,
      VAULT_PLACE_NAMES_KEY: 'dk_of_the_operator',
      VAULT_PLACE_NAMES_LANGUAGE: 'en',
    });
  }, START_MS);

  afterAll(async () => {
    await place.close();
    location.closeAllConnections();
    location.close();
  });

  /** As the Location API answers. */
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { items } = (await json(request)) as { items: (typeof asked)[number] };
    askers.add(`${request.url} ${request.headers.authorization}`);
    asked.push(items);
    response.setHeader('content-type', 'application/json');
    response.statusCode = isDown ? 503 : 200;
    const address = { village: 'Castiglion Fibocchi', country: 'Italy', country_code: 'it' };
    const found = { name: 'Arezzo', address };
    const answers = items.map(({ lat }) => ({ results: lat > 40 ? [found] : [], error: null }));
    response.end(JSON.stringify(isDown ? {} : { data: { items: answers } }));
  }
  const store = async (name: string, bytes: Uint8Array) =>
    String((await place.send('POST', `/files?name=${name}`, bytes)).data['id']);
  const named = (id: string, name: string | null) =>
    eventually(
      async () =>
        expect((await place.get(`/photos/${id}`)).data).toMatchObject({ place_name: name }),
      { timeoutMs: READ_MS },
    );
  const found = async (query: string) =>
    ((await place.get(`/photos?${query}`)).data['items'] as { id: string }[]).map(({ id }) => id);

  it('come later than the photograph, once for each place, and it is found by them', async () => {
    const id = await store('DSCN0010.jpg', await fixture('DSCN0010.jpg'));
    await named(id, null);
    // The service that names places was away; the photograph was there all the same.
    await eventually(() => expect(asked.length).toBeGreaterThan(0), { timeoutMs: READ_MS });
    const rows = place.service.app.get(DataSource, { strict: false });
    const isPutOff = `place_due between now() + interval '5 s' and now() + interval '1 min'`;
    await eventually(
      async () =>
        expect(await rows.query<object[]>(`select id from photo where ${isPutOff}`)).toHaveLength(
          1,
        ),
      { timeoutMs: READ_MS },
    );
    isDown = false;
    asked = [];
    await rows.query('update photo set place_due = now()');
    await named(id, 'Castiglion Fibocchi, Italy');
    // No closer than a hundred metres.
    expect(asked).toEqual([[{ lat: 43.467, lon: 11.885, layers: 'place', lang: 'en' }]]);
    const again = await store(
      'copy.jpg',
      await sharp(await fixture('DSCN0010.jpg'))
        .keepExif()
        .toBuffer(),
    );
    await named(again, 'Castiglion Fibocchi, Italy');
    expect(asked).toHaveLength(1);
    expect([...askers]).toEqual(['/api/v1/geocode/batch Bearer dk_of_the_operator']);
    expect((await found('q=fibocchi')).toSorted()).toEqual([id, again].toSorted());
    expect(await found('q=fibocchi%20copy.jpg')).toEqual([again]);
    expect(await found("q='%20%26%20!(")).toEqual([]);
    expect(await found('place=Castiglion%20Fibocchi,%20Italy')).toHaveLength(2);
    const { data } = await place.get('/photos/places?zoom=8');
    expect(data['places']).toEqual([
      expect.objectContaining({ name: 'Castiglion Fibocchi, Italy', count: 2 }),
    ]);
  });

  it('change with the place, and are none where nobody lives', async () => {
    const id = String((await found('q=copy.jpg'))[0]);
    const sea =
      '<exif:GPSLatitude>10,30.0N</exif:GPSLatitude><exif:GPSLongitude>30,0.0W</exif:GPSLongitude>';
    await store('copy.xmp', xmp(sea));
    await named(id, null);
    await eventually(() => expect(asked.at(-1)).toMatchObject([{ lat: 10.5, lon: -30 }]), {
      timeoutMs: READ_MS,
    });
    expect(await found('q=fibocchi')).toHaveLength(1);
  });

  it('are not asked for where no service is set', async () => {
    const rows = await vault.service.app
      .get(DataSource, { strict: false })
      .query<object[]>('select id from photo where place_attempts > 0 or place_name is not null');
    expect(rows).toEqual([]);
  });
});
