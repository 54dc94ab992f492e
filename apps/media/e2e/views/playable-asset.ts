import { newId } from '@skydeck/ids';
import type { UploadHarness } from '../uploads/upload-harness.js';

/** A row of an asset that could be played, without files, and a name to play it by. */
export async function playableAsset(
  media: UploadHarness,
  how: object = {},
): Promise<{ assetId: string; id: string }> {
  const { data: upload } = await media.call('/uploads/file?name=film.mp4', undefined, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: new Uint8Array([1, 2, 3]),
  });
  const assetId = newId('ast');
  await media.query(
    `insert into asset select (jsonb_populate_record(asset, jsonb_build_object('id', $2::text,
       'upload_id', null, 'status', 'ready', 'playable', true))).* from asset where id = $1`,
    [upload['asset_id'], assetId],
  );
  const { data } = await media.call(`/assets/${assetId}/playback-ids`, how);
  return { assetId, id: String(data['id']) };
}
