import { TestClock } from '@skydeck/testing';
import { UploadHarness } from '../uploads/upload-harness.js';
import { playableAsset } from '../views/playable-asset.js';

const FROM = {
  nl: '193.0.6.139',
  us: '8.8.8.8',
  private: '10.1.2.3',
  ipv6: '2001:4860:4860::8888',
};
const REFUSED = '403 playback.not_allowed_in_country';

let media: UploadHarness;
const clock = new TestClock();

beforeAll(async () => {
  media = await UploadHarness.start({ TRUSTED_PROXY_CIDRS: '127.0.0.0/8' }, { clock });
}, 60_000);

afterAll(() => media.close());

/** What the player page, which holds no files, answers to an address. */
async function answerTo(id: string, address: string): Promise<string> {
  const answer = await fetch(media.at(`/stream/${id}/player`), {
    headers: { 'x-forwarded-for': address },
  });
  if (answer.ok) return String(answer.status);
  const { error } = (await answer.json()) as { error: { code: string } };
  return `${answer.status} ${error.code}`;
}

async function restricted(rule: object): Promise<{ id: string; restriction: string }> {
  const made = await media.call('/playback-restrictions', { name: 'Countries', ...rule });
  const restriction = String(made.data['id']);
  return { restriction, id: (await playableAsset(media, { restriction_id: restriction })).id };
}

describe('a stream for some countries', () => {
  it('403: plays in those that are allowed, and nowhere unknown', async () => {
    const { id } = await restricted({ allowed_countries: ['NL', 'DE'] });
    expect(await answerTo(id, FROM.nl)).toBe('200');
    for (const from of [FROM.us, FROM.ipv6, FROM.private, '']) {
      expect([from, await answerTo(id, from)]).toEqual([from, REFUSED]);
    }
  });

  it('403: plays everywhere but where it is denied, also when that is allowed', async () => {
    const { id } = await restricted({ denied_countries: ['US'], allows_unknown_country: true });
    expect(await answerTo(id, FROM.nl)).toBe('200');
    expect(await answerTo(id, FROM.private)).toBe('200');
    expect(await answerTo(id, FROM.us)).toBe(REFUSED);
    expect(await answerTo(id, FROM.ipv6)).toBe(REFUSED);
    const both = await restricted({ allowed_countries: ['US'], denied_countries: ['US'] });
    expect(await answerTo(both.id, FROM.us)).toBe(REFUSED);
  });

  it('403: holds for every file, and for views', async () => {
    const { id } = await restricted({ denied_countries: ['US'], allows_unknown_country: true });
    const headers = { 'x-forwarded-for': FROM.us };
    for (const file of ['master.m3u8', 'poster.jpg', 'public/360p.m3u8', 'public/0/360p/c0.mp4']) {
      const answer = await fetch(media.at(`/stream/${id}/${file}`), { headers });
      expect([file, answer.status]).toEqual([file, 403]);
    }
    const view = await fetch(media.at(`/stream/${id}/views`), { method: 'POST', headers });
    expect(view.status).toBe(403);
  });

  it('changes within seconds', async () => {
    const { id, restriction } = await restricted({ allowed_countries: ['NL'] });
    expect(await answerTo(id, FROM.us)).toBe(REFUSED);
    const path = `/playback-restrictions/${restriction}`;
    await media.call(path, { allowed_countries: [] }, { method: 'PATCH' });
    clock.advance(3000);
    expect(await answerTo(id, FROM.us)).toBe('200');
    expect((await media.call(path)).data).toMatchObject({
      allowed_countries: [],
      denied_countries: [],
      allows_unknown_country: false,
    });
  });

  it('422: names the field of what is no country', async () => {
    const wrong = { name: 'x', denied_countries: ['Germany'] };
    const { status, error } = await media.call('/playback-restrictions', wrong);
    expect([status, error.errors[0]?.location]).toEqual([422, 'body.denied_countries.0']);
  });
});

describe('an address that nobody vouches for', () => {
  it('403: is not believed without a trusted proxy', async () => {
    const { id } = await restricted({ allowed_countries: ['NL'] });
    await using alone = await untrusting();
    const answer = await fetch(`${alone.url}/api/v1/stream/${id}/player`, {
      headers: { 'x-forwarded-for': FROM.nl },
    });
    expect(answer.status).toBe(403);
  });
});

async function untrusting() {
  const { createMedia, MediaConfig } = await import('@skydeck/media');
  const { loadConfig } = await import('@skydeck/config');
  const environment = { ...media.environment, TRUSTED_PROXY_CIDRS: '' };
  const service = await createMedia(loadConfig(MediaConfig, environment), { clock });
  await service.listen();
  return { url: service.url, [Symbol.asyncDispose]: () => service.close() };
}
