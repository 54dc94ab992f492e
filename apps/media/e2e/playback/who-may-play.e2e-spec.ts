import { importPKCS8, SignJWT } from 'jose';
import { addressesOf, type Film, startWithFilm } from './film.js';

let film: Film;

beforeAll(async () => {
  film = await startWithFilm();
}, 90_000);

afterAll(() => film.media.close());

const codeOf = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await film.stream(path, headers);
  if (answer.ok) return answer.status;
  const { error } = (await answer.json()) as { error: { code: string } };
  return `${answer.status} ${error.code}`;
};
const INVALID = '403 playback.token_invalid';

async function tokenFor(id: string, seconds = 3600): Promise<string> {
  const { data } = await film.media.call(`/playback-ids/${id}/tokens`, { expires_in_s: seconds });
  return String(data['token']);
}

describe('a signed stream', () => {
  it('plays with a token, down to its segments, which need no token any more', async () => {
    const id = await film.playbackId({ policy: 'signed' });
    const master = await film.stream(`${id}/master.m3u8?token=${await tokenFor(id)}`);
    const text = await master.text();
    expect(text).not.toContain('token');
    const [first = ''] = addressesOf(text);
    const playlist = await (await film.stream(`${id}/${first}`)).text();
    const folder = `${id}/${first.slice(0, first.lastIndexOf('/') + 1)}`;
    const answer = await film.stream(folder + (addressesOf(playlist)[0] ?? ''));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toMatch(/^private,/);
    await answer.arrayBuffer();
  });

  it('401, 403: refuses no token, any other, and one that has ended', async () => {
    const id = await film.playbackId({ policy: 'signed' });
    const other = await film.playbackId({ policy: 'signed' });
    const token = await tokenFor(id, 60);
    expect(await codeOf(`${id}/master.m3u8`)).toBe('401 playback.token_required');
    expect(await codeOf(`${id}/master.m3u8?token=${await tokenFor(other)}`)).toBe(INVALID);
    expect(await codeOf(`${id}/master.m3u8?token=${token.slice(0, -2)}xx`)).toBe(INVALID);
    expect(await codeOf(`${id}/master.m3u8?token=no`)).toBe(INVALID);
    const text = await (await film.stream(`${id}/master.m3u8?token=${token}`)).text();
    const [first = ''] = addressesOf(text);
    expect(await codeOf(`${id}/${first}`)).toBe(200);
    const forged = first.replace(/^[^-]+-/, 'zzzzzz-');
    expect(await codeOf(`${id}/${forged}`)).toBe(INVALID);
    expect(await codeOf(`${other}/${first}`)).toBe(INVALID);
    expect(await codeOf(`${id}/public/360p.m3u8`)).toBe(INVALID);
    film.clock.advance(60_000);
    expect(await codeOf(`${id}/master.m3u8?token=${token}`)).toBe(INVALID);
    expect(await codeOf(`${id}/${first}`)).toBe(INVALID);
  });

  it('plays with tokens that the project signs, until their key is deleted', async () => {
    const id = await film.playbackId({ policy: 'signed' });
    const { data, status } = await film.media.call('/signing-keys', { name: 'Server' });
    expect(status).toBe(201);
    const key = await importPKCS8(String(data['private_key']), 'ES256');
    const sign = (payload: object, kid = String(data['id'])) =>
      new SignJWT({ ...payload }).setProtectedHeader({ alg: 'ES256', kid }).sign(key);
    const exp = Math.floor(film.clock.now().getTime() / 1000) + 600;
    const play = async (token: string) => codeOf(`${id}/master.m3u8?token=${token}`);
    expect(await play(await sign({ sub: id, exp }))).toBe(200);
    expect(await play(await sign({ sub: id }))).toBe(INVALID);
    expect(await play(await sign({ exp }))).toBe(INVALID);
    expect(await play(await sign({ sub: id, exp }, 'sgk_other'))).toBe(INVALID);
    expect(await play(await sign({ sub: id, exp }, 'skydeck'))).toBe(INVALID);
    const stranger = await film.media.call(
      '/signing-keys',
      { name: 'Theirs' },
      {},
      film.media.uploads.auth.key('two'),
    );
    const theirs = await importPKCS8(String(stranger.data['private_key']), 'ES256');
    const header = { alg: 'ES256', kid: String(stranger.data['id']) };
    const foreign = new SignJWT({ sub: id, exp }).setProtectedHeader(header).sign(theirs);
    expect(await play(await foreign)).toBe(INVALID);
    const list = JSON.stringify((await film.media.call('/signing-keys')).data);
    expect(list).not.toContain('PRIVATE');
    await film.media.call(`/signing-keys/${String(data['id'])}`, undefined, { method: 'DELETE' });
    film.clock.advance(5000);
    expect(await play(await sign({ sub: id, exp }))).toBe(INVALID);
  });
});

describe('a restricted stream', () => {
  it('403: plays on the pages that were named, and no others', async () => {
    const { data } = await film.media.call('/playback-restrictions', {
      name: 'Our shop',
      referrers: ['shop.example', '*.shop.example'],
    });
    const id = await film.playbackId({ restriction_id: data['id'] });
    const on = (referer?: string) => codeOf(`${id}/master.m3u8`, referer ? { referer } : {});
    const NOT_HERE = '403 playback.not_allowed_here';
    expect(await on('https://shop.example/film')).toBe(200);
    expect(await on('https://www.shop.example/')).toBe(200);
    expect(await on('https://badshop.example/')).toBe(NOT_HERE);
    expect(await on('https://shop.example.evil.example/')).toBe(NOT_HERE);
    expect(await on('nonsense')).toBe(NOT_HERE);
    expect(await on()).toBe(NOT_HERE);
    expect(await codeOf(`${id}/public/360p.m3u8`, { referer: 'https://evil.example/' })).toBe(
      NOT_HERE,
    );
    const page = await film.stream(`${id}/player`, { referer: 'https://shop.example/' });
    expect(page.headers.get('content-security-policy')).toContain(
      "frame-ancestors 'self' shop.example *.shop.example",
    );
    await film.media.call(
      `/playback-restrictions/${String(data['id'])}`,
      { allows_no_referrer: true },
      { method: 'PATCH' },
    );
    film.clock.advance(3000);
    expect(await on()).toBe(200);
    const gone = await film.media.call(`/playback-restrictions/${String(data['id'])}`, undefined, {
      method: 'DELETE',
    });
    expect([gone.status, gone.error.code]).toEqual([409, 'playback.restriction_in_use']);
  });

  it('422: names the field of what is no host and no restriction', async () => {
    const wrong = await film.media.call('/playback-restrictions', {
      name: 'x',
      referrers: ['https://shop.example'],
    });
    expect(wrong.status).toBe(422);
    expect(wrong.error.errors[0]?.location).toMatch(/^body\.referrers/);
    const unknown = await film.media.call(`/assets/${film.assetId}/playback-ids`, {
      restriction_id: 'prs_unknown',
    });
    expect(unknown.error.errors[0]?.location).toBe('body.restriction_id');
  });
});

describe('what is of another project', () => {
  it('404: is not there', async () => {
    const id = await film.playbackId();
    const other = film.media.uploads.auth.key('two');
    const { data } = await film.media.call('/playback-restrictions', { name: 'Mine' });
    const restriction = String(data['id']);
    const statusOf = async (path: string, method: string, body?: object) =>
      (await film.media.call(path, body, { method }, other)).status;
    expect(await statusOf(`/assets/${film.assetId}/playback-ids`, 'POST', {})).toBe(404);
    expect(await statusOf(`/playback-ids/${id}`, 'GET')).toBe(404);
    expect(await statusOf(`/playback-ids/${id}`, 'DELETE')).toBe(404);
    expect(await statusOf(`/playback-ids/${id}/tokens`, 'POST', {})).toBe(404);
    expect(await statusOf(`/playback-restrictions/${restriction}`, 'GET')).toBe(404);
    expect(await statusOf(`/playback-restrictions/${restriction}`, 'PATCH', { name: 'x' })).toBe(
      404,
    );
  });
});
