import { eventually } from '@skydeck/testing';
import { AssetHarness } from './asset-harness.js';
import { makeClip } from './clips.js';

const { PATH } = process.env;
let media: AssetHarness;
let clip: Buffer;

beforeAll(async () => {
  clip = await makeClip({ seconds: 2, size: '320x180' });
});

beforeEach(() => {
  process.env['PATH'] = PATH;
});

afterEach(async () => {
  process.env['PATH'] = PATH;
  await media.close();
});

const metrics = async () => (await fetch(`${media.uploads.service.internalUrl}/metrics`)).text();

describe('without FFmpeg', () => {
  it('503: takes no file that nobody could encode, and takes it once FFmpeg is there', async () => {
    process.env['PATH'] = '/nowhere';
    media = await AssetHarness.start();
    const begin = (path: string, body: object) => media.call(path, body);
    const refused = [
      await begin('/uploads', { kind: 'tus', size_bytes: 10 }),
      await begin('/uploads', { source_url: 'https://example.com/film.mp4' }),
      await media.call('/uploads/file?name=film', undefined, {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(clip),
      }),
      await media.call('/tus', undefined, {
        method: 'POST',
        headers: { 'tus-resumable': '1.0.0', 'upload-length': '10' },
      }),
    ];
    for (const { status, error, headers } of refused) {
      expect([status, error.code]).toEqual([503, 'media.transcoder_missing']);
      expect(headers.get('retry-after')).toBe('30');
    }
    expect(await media.uploads.query('select id from upload')).toEqual([]);
    process.env['PATH'] = PATH;
    const id = await eventually(async () => {
      const asset = await media.upload(clip);
      expect(asset).toMatch(/^ast_/);
      return asset;
    });
    expect(await media.ended(id)).toMatchObject({ status: 'ready' });
  });

  it('takes files in a process that leaves encoding to others', async () => {
    process.env['PATH'] = '/nowhere';
    media = await AssetHarness.start({ MEDIA_CONCURRENCY: '0' });
    expect((await media.call('/uploads', { size_bytes: 10 })).status).toBe(201);
  });
});

describe('what is measured', () => {
  it('counts tasks, bytes that came and bytes that went; refuses what lasts too long', async () => {
    media = await AssetHarness.start({ QUOTA_ASSET_MINUTES: '1' });
    const id = await media.upload(clip);
    expect(await media.ended(id)).toMatchObject({ status: 'ready' });
    const text = await metrics();
    expect(text).toMatch(/skydeck_media_task_seconds_count\{kind="video",outcome="done"\} [1-9]/);
    const meters = () =>
      media.uploads.query(
        'select meter, quantity::int as quantity from usage_record order by meter',
      );
    expect(await meters()).toContainEqual({ meter: 'videos.received_megabytes', quantity: 1 });
    const long = await makeClip({ seconds: 62, size: '32x32' });
    const second = await media.upload(long);
    expect(await media.ended(second)).toMatchObject({
      status: 'rejected',
      error: { code: 'quota_exceeded' },
    });
  });
});
