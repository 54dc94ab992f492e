import { AssetHarness } from '../assets/asset-harness.js';
import { countedFilm, numbersOf, probe, RATE } from '../stills/counted-film.js';

let media: AssetHarness;
let id: string;

beforeAll(async () => {
  const [harness, film] = await Promise.all([AssetHarness.start(), countedFilm(8)]);
  media = harness;
  id = await media.upload(film);
  await media.ended(id);
}, 90_000);

afterAll(() => media.close());

const cut = (body: object, key?: string) => media.call(`/assets/${id}/clips`, body, {}, key);

it('202: a clip is an asset of its own, to the picture', async () => {
  // Between two keyframes of the source at both ends.
  const { status, data } = await cut({ start_ms: 3240, end_ms: 5560, name: 'The goal' });
  expect(status).toBe(202);
  expect(data).toMatchObject({ name: 'The goal', source_asset_id: id, upload_id: null });
  const clipId = String(data['id']);
  const clip = await media.ended(clipId);
  expect(clip).toMatchObject({ status: 'ready', error: null, duration_ms: 2320, frame_rate: 25 });
  const [source] = await media.uploads.query<{ source_key: string }>(
    'select source_key from asset where id = $1',
    [clipId],
  );
  const file = await media.bytes(source?.source_key ?? '');
  const expected = Array.from({ length: 58 }, (_, at) => (3240 * RATE) / 1000 + at);
  expect(await numbersOf(file, 'clip.mp4')).toEqual(expected);
  const [sound] = await probe(
    file,
    'c.mp4',
    '-select_streams',
    'a',
    '-show_entries',
    'stream=duration',
  );
  expect(Math.abs(Number(sound) - 2.32)).toBeLessThan(0.05);
  const { data: listed } = await media.call(`/assets?source_asset_id=${id}`);
  expect(listed.items.map((one) => one['id'])).toEqual([clipId]);
}, 60_000);

it('refuses what cannot be cut, and says why', async () => {
  expect((await cut({ start_ms: 7000, end_ms: 9000 })).error.code).toBe('clip.beyond_end');
  const turned = await cut({ start_ms: 2000, end_ms: 1000 });
  expect(turned).toMatchObject({ status: 422, error: { errors: [{ location: 'body.end_ms' }] } });
  const other = media.uploads.auth.key('two');
  expect((await cut({ start_ms: 0, end_ms: 1000 }, other)).status).toBe(404);
});

it('409: refuses politely when the file is not kept; what was cut before stays', async () => {
  const [source] = await media.uploads.query<{ source_key: string }>(
    'select source_key from asset where id = $1',
    [id],
  );
  await media.uploads.store.delete(source?.source_key ?? '');
  const refused = await cut({ start_ms: 0, end_ms: 1000 });
  expect(refused).toMatchObject({ status: 409, error: { code: 'clip.source_not_kept' } });
  await media.call(`/assets/${id}`, undefined, { method: 'DELETE' });
  const { data } = await media.call(`/assets?source_asset_id=${id}`);
  expect(data.items).toHaveLength(1);
});
