import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const SECONDS = 12;
const MOST_TRIES = 600;

/** A film that can be played by whoever has a token: where its segments are, and a file of them. */
export async function makeFilm(url, key, folder) {
  const file = path.join(folder, 'film.mp4');
  const picture = `testsrc2=size=1280x720:rate=25:duration=${SECONDS}`;
  const inputs = ['-f', 'lavfi', '-i', picture, '-pix_fmt', 'yuv420p'];
  await promisify(execFile)('ffmpeg', ['-nostdin', '-v', 'error', ...inputs, file]);
  const call = callerOf(url, key);
  const asset = await upload(call, file);
  const { id } = await call(`/assets/${asset}/playback-ids`, { policy: 'signed' });
  const { token } = await call(`/playback-ids/${id}/tokens`, {});
  const at = `${url}/api/v1/stream/${id}/`;
  const master = await textOf(`${at}master.m3u8?token=${token}`);
  const [playlist = ''] = /^.*\/720p\.m3u8$/m.exec(master) ?? [];
  const base = new URL(playlist, at);
  const media = await textOf(base);
  const segments = [...media.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)\n(.+)/g)].map(
    ([, size, offset, address]) => ({
      url: new URL(address, base).href,
      range: `bytes=${offset}-${Number(offset) + Number(size) - 1}`,
      bytes: Number(size),
    }),
  );
  const whole = await fetch(segments[0].url);
  return { segments, whole: Buffer.from(await whole.arrayBuffer()) };
}

const callerOf = (url, key) => async (address, body, raw) => {
  const type = raw ? 'video/mp4' : 'application/json';
  const response = await fetch(`${url}/api/v1${address}`, {
    method: body || raw ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, ...((body || raw) && { 'content-type': type }) },
    ...((body || raw) && { body: raw ?? JSON.stringify(body) }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.error.detail);
  return answer.data;
};

async function upload(call, file) {
  const { asset_id: id } = await call('/uploads/file?name=film', null, await readFile(file));
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { status } = await call(`/assets/${id}`);
    if (status === 'ready') return id;
    if (status === 'failed' || status === 'rejected') throw new Error(`The film is ${status}.`);
    await sleep(200);
  }
  throw new Error('The film was not made in two minutes.');
}

async function textOf(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(await response.text());
  return response.text();
}
