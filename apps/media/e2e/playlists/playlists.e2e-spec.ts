import { UploadHarness } from '../uploads/upload-harness.js';
import { playableAsset } from '../views/playable-asset.js';

let media: UploadHarness;
let assets: string[];

beforeAll(async () => {
  media = await UploadHarness.start();
  assets = [];
  for (let one = 0; one < 3; one += 1) assets.push((await playableAsset(media)).assetId);
}, 60_000);

afterAll(() => media.close());

interface Item {
  readonly id: string;
  readonly asset_id: string;
}

async function make(asset_ids: string[] = [], more: object = {}) {
  const { status, data } = await media.call('/playlists', { name: 'Course', asset_ids, ...more });
  expect(status).toBe(201);
  return { id: String(data['id']), items: data['items'] as unknown as Item[] };
}

const itemsOf = async (id: string) =>
  (await media.call(`/playlists/${id}`)).data['items'] as unknown as Item[];
const orderOf = async (id: string) =>
  (await itemsOf(id)).map(({ asset_id }) => assets.indexOf(asset_id));
const change = (path: string, method: string, body?: object) =>
  media.call(`/playlists/${path}`, body, { method });

describe('a playlist', () => {
  it('plays in the order that was given, and that it is moved to', async () => {
    const { id, items } = await make(assets);
    expect(await orderOf(id)).toEqual([0, 1, 2]);
    const [first, second, third] = items.map((item) => item.id);
    await change(`${id}/items/${third}`, 'PATCH', { before: first });
    expect(await orderOf(id)).toEqual([2, 0, 1]);
    await change(`${id}/items/${third}`, 'PATCH', { before: null });
    await change(`${id}/items/${first}`, 'PATCH', { before: first });
    expect(await orderOf(id)).toEqual([0, 1, 2]);
    await change(`${id}/items`, 'POST', { asset_id: assets[2], before: second });
    expect(await orderOf(id)).toEqual([0, 2, 1, 2]);
    await change(`${id}/items/${second}`, 'DELETE');
    expect(await orderOf(id)).toEqual([0, 2, 2]);
  });

  it('keeps every item of 50 that are put and moved at once', async () => {
    const { id, items } = await make([assets[0] ?? '']);
    const [first] = items;
    const puts = Array.from({ length: 50 }, (_, index) =>
      change(`${id}/items`, 'POST', {
        asset_id: assets[index % 3],
        before: index % 2 === 0 ? first?.id : null,
      }),
    );
    const moves = Array.from({ length: 10 }, () =>
      change(`${id}/items/${first?.id}`, 'PATCH', { before: null }),
    );
    for (const { status } of await Promise.all(puts)) expect(status).toBe(201);
    for (const { status } of await Promise.all(moves)) expect(status).toBe(200);
    const all = await itemsOf(id);
    expect(new Set(all.map((item) => item.id)).size).toBe(51);
  });

  it('412: is not changed from what somebody saw no longer', async () => {
    const { id } = await make();
    const seen = (await media.call(`/playlists/${id}`)).headers.get('etag') ?? '';
    await change(id, 'PATCH', { name: 'Other' });
    const headers = { 'if-match': seen };
    const late = await media.call(
      `/playlists/${id}`,
      { name: 'Late' },
      { method: 'PATCH', headers },
    );
    expect(late.status).toBe(412);
    expect((await media.call(`/playlists/${id}`)).data).toMatchObject({ name: 'Other' });
  });

  it('404, 409, 422: takes no assets of others, no items that are not there and not too many', async () => {
    const { id, items } = await make([assets[0] ?? '']);
    const unknown = await change(`${id}/items`, 'POST', { asset_id: 'ast_unknown' });
    expect([unknown.status, unknown.error.errors[0]?.location]).toEqual([422, 'body.asset_id']);
    const statusOf = async (path: string, method: string, body?: object) =>
      (await change(path, method, body)).status;
    expect(await statusOf(`${id}/items/pli_unknown`, 'DELETE')).toBe(404);
    expect(await statusOf(`${id}/items/pli_unknown`, 'PATCH', { before: null })).toBe(404);
    const place = { asset_id: assets[0], before: 'pli_unknown' };
    expect(await statusOf(`${id}/items`, 'POST', place)).toBe(404);
    const other = media.auth.key('two');
    for (const path of [id, `${id}/items/${items[0]?.id}`]) {
      const how = { method: 'DELETE' };
      expect((await media.call(`/playlists/${path}`, undefined, how, other)).status).toBe(404);
    }
    const theirs = { name: 'Theirs', asset_ids: [assets[0]] };
    expect((await media.call('/playlists', theirs, {}, other)).status).toBe(422);
    await media.query(
      `insert into playlist_item select 'pli_' || n, $1, $2, n from generate_series(2, 500) n`,
      [id, assets[0]],
    );
    expect(await statusOf(`${id}/items`, 'POST', { asset_id: assets[0] })).toBe(409);
  });

  it('has a page for everybody once it is public, with what everybody may play', async () => {
    const shop = { name: 'Shop', referrers: ['shop.example'] };
    const { data: rule } = await media.call('/playback-restrictions', shop);
    const restricted = await playableAsset(media, { restriction_id: rule['id'] });
    const signed = await playableAsset(media, { policy: 'signed' });
    const open = await playableAsset(media);
    const { id } = await make([restricted.assetId, signed.assetId, open.assetId], {
      name: '<Course>',
    });
    const pageOf = () => fetch(media.at(`/watch/${id}`));
    expect((await pageOf()).status).toBe(404);
    await change(id, 'PATCH', { is_public: true });
    const page = await (await pageOf()).text();
    expect(page).toContain('&#60;Course&#62;');
    expect(page.match(/pid_\w+/g)).toEqual([open.id]);
  });

  it('goes on without an asset that is deleted, and leaves assets when it is deleted', async () => {
    const gone = await playableAsset(media);
    const { id } = await make([assets[0] ?? '', gone.assetId]);
    await media.call(`/assets/${gone.assetId}`, undefined, { method: 'DELETE' });
    expect(await orderOf(id)).toEqual([0]);
    expect((await change(id, 'DELETE')).status).toBe(200);
    expect((await media.call(`/playlists/${id}`)).status).toBe(404);
    expect((await media.call(`/assets/${assets[0]}`)).status).toBe(200);
  });
});
