import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { ReadingProcesses } from '../../process/reading-processes.js';
import { readXmp } from './read-xmp.js';

const fixture = (name: string) => path.join(import.meta.dirname, '../../fixtures', name);
const NAMES =
  'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns:dc="http://purl.org/dc/elements/1.1/" ' +
  'xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:exif="http://ns.adobe.com/exif/1.0/"';
const packet = (inner: string, attributes = '') =>
  `<x:xmpmeta xmlns:x="adobe:ns:meta/" ${NAMES}><rdf:RDF>` +
  `<rdf:Description ${attributes}>${inner}</rdf:Description></rdf:RDF></x:xmpmeta>`;
const read = (text: string) => readXmp(Buffer.from(text));
const reasonOf = (text: string | Uint8Array) => {
  try {
    return readXmp(Buffer.from(text)).title;
  } catch (error) {
    return (error as { reason?: string }).reason;
  }
};

/** As a photographer's program writes it. */
async function written(file: string, ...tags: string[]): Promise<void> {
  await promisify(execFile)('exiftool', ['-q', '-overwrite_original', ...tags, file]);
}

describe('XMP', () => {
  const reading = new ReadingProcesses({ processes: 1 });
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'skydeck-xmp-'));
  });
  afterAll(async () => {
    reading.close();
    await rm(folder, { recursive: true, force: true });
  });
  const TAGS = [
    '-XMP-dc:Title=Harbour',
    '-XMP-dc:Description=Boats & nets <at noon>',
    '-XMP-dc:Subject=sea',
    '-XMP-dc:Subject=boats',
    '-XMP-dc:Subject=sea',
    '-XMP-xmp:Rating=4',
  ];
  const SAID = {
    title: 'Harbour',
    description: 'Boats & nets <at noon>',
    tags: ['sea', 'boats'],
    rating: 4,
  };

  it('reads what exiftool wrote beside a photograph: words, stars, time with its zone, place', async () => {
    const file = path.join(folder, 'beside.xmp');
    await written(
      file,
      ...TAGS,
      '-XMP-exif:DateTimeOriginal=2021:07:04 12:30:15+03:00',
      '-XMP-exif:GPSLatitude=-33.8568',
      '-XMP-exif:GPSLongitude=151.2153',
      '-XMP-exif:GPSAltitude=12.5',
      '-XMP-exif:GPSAltitudeRef#=1',
    );
    expect(await reading.run('xmp', { file })).toEqual({
      ...SAID,
      when: { local: '2021-07-04T12:30:15', offset: '+03:00' },
      place: {
        latitude: expect.closeTo(-33.8568, 6),
        longitude: expect.closeTo(151.2153, 6),
        altitude: -12.5,
      },
    });
  });

  it.each(['jpg', 'png', 'tiff', 'heic'])('reads what is within a %s', async (kind) => {
    const file = path.join(folder, `within.${kind}`);
    if (kind === 'heic') await copyFile(fixture('place.heic'), file);
    else
      await sharp({ create: { width: 8, height: 8, channels: 3, background: '#369' } }).toFile(
        file,
      );
    await written(file, ...TAGS);
    expect(await reading.run('facts', { file })).toMatchObject({ ...SAID, xmp_problem: null });
  });

  it('reads what is within a webp, which exifr does not open', async () => {
    const file = path.join(folder, 'within.webp');
    await sharp(fixture('portrait_1.jpg'))
      .withXmp(packet('<dc:title>Harbour</dc:title>', 'xmp:Rating="4"'))
      .withExif({ IFD2: { DateTimeOriginal: '2021:07:04 12:30:15' } })
      .toFile(file);
    expect(await reading.run('facts', { file })).toMatchObject({
      title: 'Harbour',
      rating: 4,
      taken_local: '2021-07-04T12:30:15',
    });
  });

  it('lets the camera say when and where, and XMP what the camera did not', async () => {
    const file = path.join(folder, 'camera.jpg');
    await copyFile(fixture('DSCN0010.jpg'), file);
    await written(file, ...TAGS, '-XMP-exif:DateTimeOriginal=1999:01:01 00:00:00Z');
    expect(await reading.run('facts', { file })).toMatchObject({
      ...SAID,
      taken_local: '2008-10-22T16:28:39',
      time_zone: 'Europe/Rome',
    });
    const bare = path.join(folder, 'bare.jpg');
    await copyFile(fixture('portrait_1.jpg'), bare);
    await written(bare, '-all=', '-XMP-exif:GPSLatitude=47.141', '-XMP-exif:GPSLongitude=9.521');
    await written(bare, '-XMP-photoshop:DateCreated=2020:02:29 08:00');
    expect(await reading.run('facts', { file: bare })).toMatchObject({
      taken_at: '2020-02-29T07:00:00.000Z',
      time_zone: 'Europe/Vaduz',
    });
  });

  it('takes the words of any language, and passes structures over', () => {
    const titles =
      '<dc:title><rdf:Alt><rdf:li xml:lang="de">Hafen</rdf:li>' +
      '<rdf:li xml:lang="x-default">Harbour</rdf:li></rdf:Alt></dc:title>' +
      '<dc:source><rdf:Description><dc:description>of another</dc:description></rdf:Description></dc:source>';
    expect(read(packet(titles, 'xmp:Rating="-1"'))).toMatchObject({
      title: 'Harbour',
      description: null,
      rating: -1,
    });
    for (const rating of ['0', '6', 'many', '-7', 'NaN']) {
      expect(read(packet('', `xmp:Rating="${rating}"`)).rating).toBeNull();
    }
    const utf16 = Buffer.from(`\uFEFF${packet('<dc:title>Дом</dc:title>')}`, 'utf16le');
    expect(readXmp(utf16).title).toBe('Дом');
    expect(read(packet(`<dc:title>${'x'.repeat(3000)}\u0085y</dc:title>`)).title).toHaveLength(200);
  });

  it('refuses entities, depth, size and what is no XML, all of it', async () => {
    const title = '<dc:title>Seen</dc:title>';
    const laughs =
      `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]>` +
      packet(`${title}<dc:description>&b;</dc:description>`);
    const file = `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${packet(title)}`;
    const deep = packet(title + '<dc:a>'.repeat(99) + '</dc:a>'.repeat(99));
    for (const text of [
      laughs,
      file,
      deep,
      packet(`${title}&f;`),
      packet(title).slice(0, -5),
      '',
    ]) {
      expect(reasonOf(text)).toBe('damaged');
    }
    expect(reasonOf(Buffer.from([0xff, 0xff, 0x3c]))).toBe('damaged');
    expect(reasonOf(packet(title + ' '.repeat(1024 ** 2)))).toBe('too_large');
    const large = path.join(folder, 'large.xmp');
    await writeFile(large, Buffer.alloc(1024 ** 2 + 1, 0x20));
    await expect(reading.run('xmp', { file: large })).rejects.toMatchObject({
      reason: 'too_large',
    });
    // A photograph stays one, and says that its packet is not to be read.
    const photo = path.join(folder, 'laughs.jpg');
    await sharp(fixture('Canon_40D.jpg')).keepExif().withXmp(laughs).toFile(photo);
    expect(await reading.run('facts', { file: photo })).toMatchObject({
      title: null,
      xmp_problem: 'damaged',
      camera_make: 'Canon',
    });
  });
});
