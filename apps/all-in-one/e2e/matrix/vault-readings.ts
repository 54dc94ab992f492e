import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { eventually } from '@skydeck/testing';
import { call, dataOf } from './call.js';
import type { World } from './world.js';

const PHOTO = path.join(import.meta.dirname, '../../../vault/src/engines/fixtures/Canon_40D.jpg');
let stored = 0;

/** A document and a photograph of a project, the latter with its pictures. */
export async function makeReadings(world: World, token: string): Promise<Record<string, string>> {
  const document = await store(world, token, ['.txt', Buffer.from('To be found')]);
  const photo = await store(world, token, ['.jpg', await readFile(PHOTO)]);
  const url = world.at('vault', `/api/v1/photos/${photo}`);
  await eventually(async () => (await call(url, { token })).status === 200, { timeoutMs: 60_000 });
  return { document, photo, pictured_file: photo, album: await makeAlbum(world, token, photo) };
}

/** An album of a project, with a photograph if there is one. */
export async function makeAlbum(world: World, token: string, photo?: string): Promise<string> {
  const albums = world.at('vault', '/api/v1/albums');
  const id = String((await dataOf(albums, { token, body: { name: 'Trips' } }))['id']);
  if (photo !== undefined) {
    await dataOf(`${albums}/${id}/photos`, { token, body: { photos: [photo] } });
  }
  return id;
}

async function store(
  world: World,
  token: string,
  [ending, body]: readonly [string, Buffer],
): Promise<string> {
  const url = world.at('vault', `/api/v1/files?name=reading-${(stored += 1)}${ending}`);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' };
  const response = await fetch(url, { method: 'POST', headers, body: new Uint8Array(body) });
  return ((await response.json()) as { data: { id: string } }).data.id;
}
