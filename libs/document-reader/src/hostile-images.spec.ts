import { randomBytes } from 'node:crypto';
import { deflateSync, crc32 } from 'node:zlib';
import sharp from 'sharp';
import { DocumentReader } from './index.js';
import { specimenPage, specimenZone } from './testing/index.js';

const reader = new DocumentReader();
afterAll(() => reader.close());

const LINES = specimenZone('TD3', {
  code: 'P',
  state: 'NLD',
  surname: 'DE BRUIJN',
  givenNames: 'WILLEKE LISELOTTE',
  number: 'SPECI2014',
  nationality: 'NLD',
  birth: '650310',
  sex: 'F',
  expiry: '340309',
});

/** A picture whose header promises far more pixels than its few bytes hold. */
function bomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc(5_000_000));
  const chunks = [chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'), ...chunks]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

const page = await specimenPage(LINES);
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>');

it.each([
  ['too_large', 'a bomb of 900 million pixels', bomb(30_000, 30_000)],
  ['not_an_image', 'a picture that ends early', bomb(4000, 4000)],
  ['not_an_image', 'a photograph cut in half', page.subarray(0, page.length / 2)],
  ['not_an_image', 'noise', randomBytes(50_000)],
  [
    'not_an_image',
    'noise with the start of a photograph',
    Buffer.concat([page.subarray(0, 200), randomBytes(9000)]),
  ],
  ['not_an_image', 'a drawing that could load files', svg],
  ['not_an_image', 'nothing', Buffer.alloc(0)],
  [
    'too_small',
    'a single pixel',
    await sharp({ create: { width: 1, height: 1, channels: 3, background: '#fff' } })
      .png()
      .toBuffer(),
  ],
  ['too_large', 'a file of 16 MB', Buffer.alloc(16 * 1024 * 1024)],
])('%s: %s', async (reason, _what, image) => {
  await expect(reader.read(image)).rejects.toMatchObject({ name: 'DocumentUnreadable', reason });
});

it('reads on after all that', async () => {
  expect((await reader.read(page)).mrz?.surname).toBe('DE BRUIJN');
});

it('timed_out: ends a reading that takes too long', async () => {
  const hasty = new DocumentReader({ timeoutMs: 1 });
  await expect(hasty.read(page)).rejects.toMatchObject({ reason: 'timed_out' });
});

it('out_of_memory: ends a reading that takes too much', async () => {
  const poor = new DocumentReader({ memoryBytes: 1024 * 1024 });
  await expect(poor.read(page)).rejects.toMatchObject({ reason: 'out_of_memory' });
});

it('stops when it is called off, and lets others in', async () => {
  const single = new DocumentReader({ processes: 1 });
  const calledOff = AbortSignal.timeout(20);
  const first = single.read(page, { signal: calledOff });
  const second = single.read(page);
  await expect(first).rejects.toMatchObject({ name: 'TimeoutError' });
  expect((await second).mrz?.surname).toBe('DE BRUIJN');
  single.close();
}, 60_000);

it('reads fifty at once with two processes', async () => {
  const small = await specimenPage(LINES, { scale: 0.6 });
  const readings = await Promise.all(Array.from({ length: 50 }, async () => reader.read(small)));
  expect(new Set(readings.map(({ mrz }) => mrz?.documentNumber))).toEqual(new Set(['SPECI2014']));
}, 180_000);
