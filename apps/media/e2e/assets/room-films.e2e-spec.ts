import { AssetHarness } from './asset-harness.js';
import { makeClip } from './clips.js';

const RECORDING = `rrc_${'0'.repeat(26)}`;
const KEY = `costream/recordings/${RECORDING}/recording.mp4`;

let media: AssetHarness;
let token: string;

beforeAll(async () => {
  media = await AssetHarness.start();
  token = await media.uploads.auth.serviceToken();
}, 60_000);

afterAll(() => media.close());

async function handOver(change: object = {}, bearer = token) {
  const film = { recording_id: RECORDING, project_id: 'prj_1', name: 'Stand-up', object_key: KEY };
  const response = await fetch(
    new URL('/internal/v1/room-recordings', media.uploads.service.internalUrl),
    {
      method: 'POST',
      headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' },
      body: JSON.stringify({ ...film, size_bytes: 1, ...change }),
    },
  );
  const { data } = (await response.json()) as { data?: { asset_id: string } };
  return { status: response.status, id: data?.asset_id };
}

it('401, 404, 422: takes films of recordings only, and from services only', async () => {
  expect((await handOver({}, media.uploads.key)).status).toBe(401);
  expect((await handOver()).status).toBe(404);
  const other = { object_key: 'media/uploads/upl_1' };
  expect((await handOver(other)).status).toBe(422);
});

it('200: the film of a recording becomes one asset, however often it is handed over', async () => {
  const film = await makeClip({ seconds: 2 });
  await media.uploads.store.put(KEY, film, { contentType: 'video/mp4' });
  const race = Array.from({ length: 50 }, async () => handOver({ size_bytes: film.length }));
  const answers = await Promise.all(race);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const [id, ...others] = new Set(answers.map((one) => one.id));
  expect(others).toEqual([]);
  await expect(
    media.uploads.query<{ count: string }>('select count(*) from asset'),
  ).resolves.toEqual([{ count: '1' }]);
  // It has a copy of its own: the recording may be deleted.
  await media.uploads.store.delete(KEY);
  const [row] = await media.uploads.query<{ source_key: string }>(
    'select source_key from asset where id = $1',
    [id],
  );
  expect((await media.uploads.store.head(row?.source_key ?? '')).size).toBe(film.length);
  expect(await handOver({ size_bytes: film.length })).toEqual({ status: 200, id });
}, 60_000);
