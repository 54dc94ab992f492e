import { dataOf } from './call.js';
import type { World } from './world.js';

/** A playlist that plays one asset, and the item of that. */
export async function makePlaylist(
  world: World,
  token: string,
  asset: string,
): Promise<{ playlist: string; item: string }> {
  const body = { name: 'Course', asset_ids: [asset] };
  const made = await dataOf(world.at('media', '/api/v1/playlists'), { token, body });
  const [item] = made['items'] as { id: string }[];
  return { playlist: String(made['id']), item: item?.id ?? '' };
}
