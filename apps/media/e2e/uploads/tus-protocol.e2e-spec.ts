import { createHash, randomBytes } from 'node:crypto';
import { idOf, UploadHarness } from './upload-harness.js';

let media: UploadHarness;
const bytes = randomBytes(300_000);

beforeAll(async () => {
  media = await UploadHarness.start({ MEDIA_UPLOAD_MAX_BYTES: '1000000' });
});
afterAll(() => media.close());

const code = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code;
const base64 = (text: string | Buffer) => Buffer.from(text).toString('base64');
const checksumOf = (algorithm: string, of: Buffer) =>
  `${algorithm} ${createHash(algorithm).update(of).digest('base64')}`;

describe('tus', () => {
  it('204: says what it can do, to pages of any origin and without a key', async () => {
    const { status, headers } = await fetch(media.at('/tus'), {
      method: 'OPTIONS',
      headers: { origin: 'https://example.com', 'access-control-request-method': 'PATCH' },
    });
    expect(status).toBe(204);
    expect(headers.get('tus-version')).toBe('1.0.0');
    expect(headers.get('tus-max-size')).toBe('1000000');
    expect(headers.get('tus-extension')).toContain('checksum,concatenation,termination');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(headers.get('access-control-expose-headers')).toContain('Upload-Offset');
  });

  it('201, 204: takes a file in pieces and makes one asset of it', async () => {
    const metadata = `filename ${base64('film.mp4')},filetype ${base64('video/mp4')},scene ${base64('9')}`;
    const url = await media.begin(bytes.length, { 'upload-metadata': metadata });
    const first = await media.patch(url, 0, bytes.subarray(0, 100_000));
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, '100000']);
    const head = await media.tus('HEAD', url);
    expect(head.status).toBe(200);
    expect(head.headers.get('upload-offset')).toBe('100000');
    expect(head.headers.get('upload-length')).toBe('300000');
    expect(head.headers.get('upload-metadata')).toBe(metadata);
    expect(head.headers.get('cache-control')).toBe('no-store');
    expect(Date.parse(head.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now());
    const last = await media.patch(url, 100_000, bytes.subarray(100_000));
    expect([last.status, last.headers.get('upload-offset')]).toEqual([204, '300000']);
    const { data } = await media.call(`/uploads/${idOf(url)}`);
    expect(data).toMatchObject({ status: 'complete', name: 'film.mp4', content_type: 'video/mp4' });
    const asset = await media.call(`/assets/${String(data['asset_id'])}`);
    expect(asset.data).toMatchObject({ name: 'film.mp4', metadata: { scene: '9' } });
    expect((await media.bytesOf(idOf(url))).equals(bytes)).toBe(true);
  });

  it('201: takes first bytes with the creation, and a length that is said later', async () => {
    const created = await media.tus(
      'POST',
      media.at('/tus'),
      { 'upload-defer-length': '1', 'content-type': 'application/offset+octet-stream' },
      bytes.subarray(0, 10),
    );
    expect([created.status, created.headers.get('upload-offset')]).toEqual([201, '10']);
    const url = created.headers.get('location') ?? '';
    const head = await media.tus('HEAD', url);
    expect(head.headers.get('upload-defer-length')).toBe('1');
    const rest = await media.patch(url, 10, bytes.subarray(10), { 'upload-length': '300000' });
    expect(rest.status).toBe(204);
    expect((await media.bytesOf(idOf(url))).equals(bytes)).toBe(true);
  });

  it.each(['sha256', 'sha1', 'md5'])('204: takes bytes with their %s', async (algorithm) => {
    const url = await media.begin(bytes.length);
    const checksum = checksumOf(algorithm, bytes);
    expect((await media.patch(url, 0, bytes, { 'upload-checksum': checksum })).status).toBe(204);
  });

  it('460: refuses a wrong checksum before the offset moves', async () => {
    const url = await media.begin(bytes.length);
    const wrong = { 'upload-checksum': checksumOf('sha256', Buffer.from('other')) };
    const refused = await media.patch(url, 0, bytes, wrong);
    expect([refused.status, await code(refused)]).toEqual([460, 'upload.checksum_mismatch']);
    expect((await media.tus('HEAD', url)).headers.get('upload-offset')).toBe('0');
    expect((await media.patch(url, 0, bytes)).status).toBe(204);
    expect((await media.bytesOf(idOf(url))).equals(bytes)).toBe(true);
  });

  it('409, 412, 413, 415, 422, 423: refuses what does not fit', async () => {
    const url = await media.begin(1000);
    const some = bytes.subarray(0, 10);
    const refusals = [
      await media.patch(url, 5, some),
      await media.patch(url, 0, some, { 'tus-resumable': '0.2.2' }),
      await media.patch(url, 0, bytes),
      await media.patch(url, 0, some, { 'content-type': 'application/octet-stream' }),
      await media.patch(url, 0, some, { 'upload-checksum': 'crc32 AAAA' }),
      await media.tus('POST', media.at('/tus'), { 'upload-length': '1000001' }),
      await media.tus('POST', media.at('/tus'), { 'upload-length': '-1' }),
      await media.tus('POST', media.at('/tus'), {}),
      await media.tus('POST', media.at('/tus'), {
        'upload-length': '5',
        'upload-metadata': `a ${base64(Buffer.alloc(9000))}`,
      }),
    ];
    const seen = [];
    for (const one of refusals) seen.push(`${one.status} ${await code(one)}`);
    expect(seen).toEqual([
      '409 upload.wrong_offset',
      '412 upload.wrong_version',
      '413 upload.too_large',
      '415 unsupported_media_type',
      '422 validation_failed',
      '413 upload.too_large',
      '422 validation_failed',
      '422 validation_failed',
      '422 validation_failed',
    ]);
    expect((await media.tus('HEAD', url)).headers.get('upload-offset')).toBe('0');
  });

  it('404: hides uploads of other projects, and of the other mode', async () => {
    const url = await media.begin(1000);
    for (const key of [media.auth.key('two'), media.auth.key('one', { mode: 'test' })]) {
      const headers = { authorization: `Bearer ${key}` };
      expect((await media.tus('HEAD', url, headers)).status).toBe(404);
      expect((await media.patch(url, 0, bytes.subarray(0, 9), headers)).status).toBe(404);
      expect((await media.tus('DELETE', url, headers)).status).toBe(404);
    }
    expect((await fetch(new URL(url, media.service.url), { method: 'HEAD' })).status).toBe(401);
  });

  it('204, 410: ends an upload and removes its bytes', async () => {
    const url = await media.begin(1000);
    await media.patch(url, 0, bytes.subarray(0, 500));
    expect((await media.tus('DELETE', url)).status).toBe(204);
    for (const method of ['HEAD', 'DELETE']) {
      expect((await media.tus(method, url)).status).toBe(410);
    }
    expect((await media.patch(url, 500, bytes.subarray(0, 500))).status).toBe(410);
    expect((await media.call(`/uploads/${idOf(url)}`)).data['status']).toBe('cancelled');
  });
});
