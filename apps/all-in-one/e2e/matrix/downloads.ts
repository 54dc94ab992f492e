import { dataOf } from './call.js';
import type { World } from './world.js';

/** Four dots, as PNG. */
const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAEklEQVR4nGP4z8DAAMIM/4EAAB/uBfsL2WiLAAAAAElFTkSuQmCC';

/** A file for download of an asset. */
export const makeStaticRendition = async (
  world: World,
  token: string,
  asset: string,
  name: string,
): Promise<string> => {
  const url = world.at('media', `/api/v1/assets/${asset}/static-renditions`);
  return String((await dataOf(url, { token, body: { name } }))['id']);
};

/** A picture for watermarks and posters. */
export async function makePicture(world: World, token: string): Promise<string> {
  const response = await fetch(world.at('media', '/api/v1/images/file?name=logo'), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'image/png' },
    body: new Uint8Array(Buffer.from(PICTURE, 'base64')),
  });
  const { data } = (await response.json()) as { data: { id: string } };
  return data.id;
}
