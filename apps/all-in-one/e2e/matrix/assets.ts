import { eventually } from '@skydeck/testing';
import { dataOf } from './call.js';
import type { World } from './world.js';

const RATE_HZ = 8000;

/** An asset of `alpha` that is ready: a second of sound; and an upload that waits for its file. */
export async function makeAsset(
  world: World,
  token: string,
): Promise<{ asset: string; upload: string }> {
  const asset = await uploadSound(world, token);
  const url = world.at('media', `/api/v1/assets/${asset}`);
  await eventually(async () => (await dataOf(url, { token }))['status'] === 'ready', {
    timeoutMs: 60_000,
    everyMs: 100,
  });
  return { asset, upload: await makeUpload(world, token) };
}

/** An upload that nothing is sent to. */
export async function makeUpload(world: World, token: string): Promise<string> {
  const body = { name: 'film.mp4', size_bytes: 1000 };
  return String((await dataOf(world.at('media', '/api/v1/uploads'), { token, body }))['id']);
}

/** Uploads a second of a tone; the asset that it becomes. */
export async function uploadSound(world: World, token: string): Promise<string> {
  const response = await fetch(world.at('media', '/api/v1/uploads/file?name=tone.wav'), {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'audio/wav' },
    body: new Uint8Array(tone()),
  });
  const { data } = (await response.json()) as { data: { asset_id: string } };
  return data.asset_id;
}

/** Samples of 16 bits, as a WAV file. */
function tone(): Buffer {
  const samples = Buffer.alloc(RATE_HZ * 2);
  for (let index = 0; index < RATE_HZ; index += 1) {
    samples.writeInt16LE(
      Math.round(8000 * Math.sin((index * 440 * 2 * Math.PI) / RATE_HZ)),
      index * 2,
    );
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(RATE_HZ, 24);
  header.writeUInt32LE(RATE_HZ * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
