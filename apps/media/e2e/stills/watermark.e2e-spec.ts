import { AssetHarness } from '../assets/asset-harness.js';
import { makeClip } from '../assets/clips.js';
import { drawn, pixelsOf } from './counted-film.js';

let media: AssetHarness;

beforeAll(async () => {
  media = await AssetHarness.start();
});

afterAll(() => media.close());

const octets = (bytes: Buffer, method: string) => ({
  method,
  headers: { 'content-type': 'application/octet-stream' },
  body: new Uint8Array(bytes),
});

const put = (url: string, film: Buffer) =>
  fetch(new URL(new URL(url).pathname, media.uploads.at('/')), octets(film, 'PUT'));

async function uploaded(film: Buffer, watermark: object): Promise<string> {
  const wanted = { kind: 'direct', name: 'film.mp4', asset: { watermark } };
  const { data } = await media.call('/uploads', { ...wanted, size_bytes: film.length });
  const sent = await put(String(data['upload_url']), film);
  const answer = (await sent.json()) as { data: { asset_id: string } };
  return answer.data.asset_id;
}

/** Red and blue of a place of a picture, as colour differences of its lines and columns. */
async function colourAt(picture: Buffer, name: string, x: number, y: number): Promise<number[]> {
  const [pixels] = await pixelsOf(
    picture,
    name,
    `crop=8:8:${x}:${y},scale=1:1:flags=area,format=rgb24`,
    3,
  );
  return [...(pixels ?? [])];
}

it('a watermark lies over every size, where it was wanted, and over nothing else', async () => {
  const red = await drawn('color=red:s=100x50', 'red.png');
  const film = await makeClip({ seconds: 3, size: '640x360', hasSound: false });
  const image = await media.call('/images/file?name=logo', undefined, octets(red, 'POST'));
  const how = { position: 'bottom-right', margin_percent: 5, width_percent: 25, opacity: 1 };
  const id = await uploaded(film, { image_id: image.data['id'], ...how });
  const { data: used } = await media.call(`/assets/${id}`);
  expect(used['watermark']).toMatchObject({ ...how, image_id: image.data['id'] });
  const refused = await media.call(`/images/${String(image.data['id'])}`, undefined, {
    method: 'DELETE',
  });
  expect([409, 200]).toContain(refused.status);
  expect(await media.ended(id)).toMatchObject({ status: 'ready' });
  const { data: made } = await media.call(`/assets/${id}/renditions`);
  // What came is not shown as it came.
  expect(made.items.map(({ name }) => name)).not.toContain('source');
  const { data: playback } = await media.call(`/assets/${id}/playback-ids`, {});
  const at = (file: string) => media.uploads.at(`/stream/${String(playback['id'])}/${file}`);
  for (const width of [640, 426]) {
    const scale = width / 640;
    const response = await fetch(at(`thumbnail.png?t=1&width=${width}`));
    const picture = Buffer.from(await response.arrayBuffer());
    // It is 160 by 80 in 640 by 360, 32 from the edges.
    const place = (x: number, y: number) =>
      colourAt(picture, 'still.png', Math.round(x * scale), Math.round(y * scale));
    const [r = 0, g = 0, b = 0] = await place(520, 285);
    expect(r).toBeGreaterThan(235);
    expect(Math.max(g, b)).toBeLessThan(25);
    const outside = [await place(430, 285), await place(520, 235), await place(620, 285)];
    for (const [r1 = 0, g1 = 0] of outside) expect(r1 - g1).toBeLessThan(200);
  }
}, 60_000);

it('422: refuses a watermark of which there is no image, before anything is sent', async () => {
  const watermark = { image_id: 'img_none' };
  const answer = await media.call('/uploads', { name: 'a.mp4', asset: { watermark } });
  const location = 'body.asset.watermark.image_id';
  expect(answer).toMatchObject({ status: 422, error: { errors: [{ location }] } });
});

it('an image that is gone when it is needed: the asset fails and says so', async () => {
  const image = await media.call(
    '/images/file',
    undefined,
    octets(await drawn('color=red:s=100x50', 'red.png'), 'POST'),
  );
  const film = await makeClip({ seconds: 1, hasSound: false });
  const wanted = {
    kind: 'direct',
    name: 'f.mp4',
    asset: { watermark: { image_id: image.data['id'] } },
  };
  const { data } = await media.call('/uploads', { ...wanted, size_bytes: film.length });
  const path = `/images/${String(image.data['id'])}`;
  const kept = await media.call(path, undefined, { method: 'DELETE' });
  expect(kept).toMatchObject({ status: 409, error: { code: 'picture.in_use' } });
  await media.uploads.query('delete from image where id = $1', [image.data['id']]);
  const sent = await put(String(data['upload_url']), film);
  const answer = (await sent.json()) as { data: { asset_id: string } };
  const asset = await media.ended(answer.data.asset_id);
  expect(asset).toMatchObject({ status: 'failed', error: { code: 'watermark_missing' } });
}, 60_000);
