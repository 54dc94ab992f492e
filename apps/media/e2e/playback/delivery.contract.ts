import { get } from 'node:http';
import { once } from 'node:events';
import { addressesOf, type Film, rangesOf } from './film.js';

/** Somewhere that segments come from. */
export interface DeliveryUnderTest {
  readonly film: Film;
  /** Origin that players ask. */
  readonly origin: string;
}

interface Piece {
  readonly url: string;
  readonly range: string;
  readonly start: number;
  readonly end: number;
}

/** What players rely on, whoever sends them the bytes. */
export function describeDelivery(name: string, tested: () => DeliveryUnderTest): void {
  const at = (path: string) => `${tested().origin}/api/v1/stream/${path}`;
  /** Ranges of the picture under a playback id, and the file that they are of. */
  async function piecesOf(id: string, token = '') {
    const master = await (await fetch(at(`${id}/master.m3u8${token}`))).text();
    const address = addressesOf(master).find((line) => line.endsWith('/360p.m3u8')) ?? '';
    const playlist = await (await fetch(at(`${id}/${address}`))).text();
    const folder = at(`${id}/${address.slice(0, address.lastIndexOf('/') + 1)}`);
    const pieces = rangesOf(playlist).map(({ url, start, end }): Piece => ({
      url: folder + url,
      range: `bytes=${start}-${end}`,
      start,
      end,
    }));
    const [, init = ''] = /#EXT-X-MAP:URI="([^"]+)"/.exec(playlist) ?? [];
    return { pieces, init: folder + init };
  }

  async function storedFile(url: string): Promise<Buffer> {
    const keys = await tested().film.media.keys();
    const end = url.split('/').slice(-3).join('/');
    return tested().film.media.bytes(keys.find((key) => key.endsWith(end)) ?? '');
  }

  async function whole(pieces: readonly Piece[]) {
    const [first] = pieces;
    if (!first) throw new Error('There are no pieces.');
    return { first, file: await storedFile(first.url) };
  }

  describe(`segments by ${name}`, () => {
    it('are right for 50 viewers at once', async () => {
      const { pieces } = await piecesOf(await tested().film.playbackId());
      const { file } = await whole(pieces);
      const answers = await Promise.all(
        Array.from({ length: 50 }, async (_, index) => {
          const { url, range, start, end } = pieces[index % pieces.length] ?? pieces[0]!;
          const answer = await fetch(url, { headers: { range } });
          const isRight = (await bytesOf(answer)).equals(file.subarray(start, end + 1));
          return { status: answer.status, isRight };
        }),
      );
      expect(answers).toEqual(Array.from({ length: 50 }, () => ({ status: 206, isRight: true })));
    });

    it('come with what players of other origins and caches need', async () => {
      const { pieces } = await piecesOf(await tested().film.playbackId());
      const { first, file } = await whole(pieces);
      const { headers } = await fetch(first.url, { headers: { range: first.range } });
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'video/mp4',
        'cache-control': 'public, max-age=31536000, immutable',
        'access-control-allow-origin': '*',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'cross-origin',
        'content-length': String(first.end - first.start + 1),
      });
      expect(headers.get('content-range')).toMatch(`bytes ${first.start}-${first.end}/`);
      const { status, headers: allowed } = await fetch(first.url, { method: 'OPTIONS' });
      expect([status, allowed.get('access-control-allow-headers')]).toEqual([200, 'range']);
      expect(file.length).toBeGreaterThan(first.end);
    });

    it('are sent whole, by their ends, and not when they are known', async () => {
      const { pieces, init } = await piecesOf(await tested().film.playbackId());
      const { first, file } = await whole(pieces);
      for (const url of [first.url, init]) {
        const stored = await storedFile(url);
        const answer = await fetch(url);
        expect([answer.status, (await bytesOf(answer)).equals(stored)]).toEqual([200, true]);
      }
      const end = await fetch(first.url, { headers: { range: 'bytes=-7' } });
      expect([end.status, await bytesOf(end)]).toEqual([206, file.subarray(-7)]);
      const rest = await fetch(first.url, { headers: { range: `bytes=${file.length - 9}-` } });
      expect([rest.status, await bytesOf(rest)]).toEqual([206, file.subarray(-9)]);
      const outside = { range: `bytes=${file.length}-${file.length + 5}` };
      expect((await fetch(first.url, { headers: outside })).status).toBe(416);
      const head = await fetch(first.url, { method: 'HEAD' });
      expect(head.headers.get('content-length')).toBe(String(file.length));
      const known = { 'if-none-match': head.headers.get('etag') ?? '' };
      expect((await fetch(first.url, { headers: known })).status).toBe(304);
    });

    it('are right for others when a viewer hangs up in the middle', async () => {
      const { pieces } = await piecesOf(await tested().film.playbackId());
      const { first, file } = await whole(pieces);
      for (let count = 0; count < 10; count += 1) {
        const request = get(first.url);
        await once(request, 'response');
        request.destroy();
      }
      const after = await fetch(first.url);
      expect((await bytesOf(after)).equals(file)).toBe(true);
    });

    it('403, 404: are for those alone who have a ticket, and only what there is', async () => {
      const { film } = tested();
      const id = await film.playbackId({ policy: 'signed' });
      const { data } = await film.media.call(`/playback-ids/${id}/tokens`, {});
      const { pieces } = await piecesOf(id, `?token=${String(data['token'])}`);
      const { url = '', range = '' } = pieces[0] ?? {};
      const statusOf = async (address: string) =>
        (await fetch(address, { headers: { range } })).status;
      expect(await statusOf(url)).toBe(206);
      const [ticket = ''] = new RegExp(`(?<=${id}/)[^/]+`).exec(url) ?? [];
      const other = await film.playbackId({ policy: 'signed' });
      const wrong = [
        url.replace(ticket, 'public'),
        url.replace(ticket, `${ticket.slice(0, -2)}00`),
        url.replace(id, other),
      ];
      for (const address of wrong)
        expect([address, await statusOf(address)]).toEqual([address, 403]);
      for (const address of [url.replace('/c0', '/c7'), url.replace('360p', '%2e%2e%2f360p')]) {
        expect([address, await statusOf(address)]).toEqual([address, 404]);
      }
    });
  });
}

async function bytesOf(answer: Response): Promise<Buffer> {
  return Buffer.from(await answer.arrayBuffer());
}
