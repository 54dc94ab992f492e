import { makeClip } from '../assets/clips.js';
import { AssetHarness } from '../assets/asset-harness.js';
import { TestClock } from '@skydeck/testing';

/** A service with a film of eight seconds that is ready, in two sizes and with sound. */
export async function startWithFilm(settings: NodeJS.ProcessEnv = {}) {
  const clock = new TestClock();
  const media = await AssetHarness.start(settings, { clock });
  const assetId = await media.upload(await makeClip({ seconds: 8, size: '640x360' }));
  const asset = await media.ended(assetId);
  if (asset['status'] !== 'ready') throw new Error(`The film is ${String(asset['status'])}.`);
  return {
    media,
    clock,
    assetId,
    key: media.uploads.key,
    /** Makes the film playable in one more way. */
    async playbackId(how: object = {}): Promise<string> {
      const { status, data } = await media.call(`/assets/${assetId}/playback-ids`, how);
      if (status !== 201) throw new Error(JSON.stringify(data));
      return String(data['id']);
    },
    /** Fetches what players fetch. */
    stream(path: string, headers: Record<string, string> = {}): Promise<Response> {
      return fetch(media.uploads.at(`/stream/${path}`), { headers });
    },
  };
}

export type Film = Awaited<ReturnType<typeof startWithFilm>>;

/** Lines of a playlist that are addresses. */
export const addressesOf = (playlist: string): string[] =>
  playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Every range that a media playlist names, in order. */
export function rangesOf(playlist: string): { url: string; start: number; end: number }[] {
  const found = playlist.matchAll(/#EXT-X-BYTERANGE:(\d+)@(\d+)\n([^\n]+)/g);
  return [...found].map(([, size = '', offset = '', url = '']) => {
    const start = Number(offset);
    return { url, start, end: start + Number(size) - 1 };
  });
}
