import { setTimeout as sleep } from 'node:timers/promises';
import { Assets } from '../traffic/assets.mjs';

const TONES = 20;
const MOST_TRIES = 1200;

/** Sounds that were encoded, and where a player finds the parts of the first one. */
export async function prepareTones(project) {
  const assets = new Assets(project);
  const ids = [];
  for (let number = 0; number < TONES; number++) ids.push((await assets.next()()).data.asset_id);
  for (const id of ids) await untilReady(project, id);
  return { ids, parts: await partsOf(project, ids[0]) };
}

async function partsOf(project, asset) {
  const { id } = await project.good('media', `/api/v1/assets/${asset}/playback-ids`, {
    body: { policy: 'public' },
  });
  const at = `/api/v1/stream/${id}/`;
  const master = await textOf(project, `${at}master.m3u8`);
  const playlist = new URL(addressIn(master), `http://any${at}master.m3u8`);
  const text = await textOf(project, playlist.pathname + playlist.search);
  const found = [...text.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)\n(.+)/g)];
  return found.map(([, size, offset, address]) => {
    const { pathname, search } = new URL(address, playlist);
    const range = `bytes=${offset}-${Number(offset) + Number(size) - 1}`;
    return { method: 'GET', path: pathname + search, headers: { range } };
  });
}

async function textOf(project, path) {
  const { status, bytes } = await project.ask('media', path);
  if (status !== 200) throw new Error(`${path}: ${status}`);
  return bytes.toString();
}

/** The first playlist: as a variant, or as the rendition of a sound. */
const addressIn = (master) =>
  /^(?!#).*\.m3u8.*$/m.exec(master)?.[0] ?? /URI="([^"]+)"/.exec(master)[1];

async function untilReady(project, id) {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { status } = await project.good('media', `/api/v1/assets/${id}`);
    if (status === 'ready') return;
    await sleep(100);
  }
  throw new Error('A sound was not made in two minutes.');
}
