import { Skydeck } from './skydeck.js';
import { json, localService } from './testing/local-service.js';

describe('Skydeck', () => {
  it('calls each product at its address, with the key', async () => {
    await using there = await localService((_seen, response) =>
      json(response, 200, { data: { items: [] }, meta: {} }),
    );
    const baseUrls = { auth: there.baseUrl, platform: there.baseUrl };
    const skydeck = new Skydeck({ apiKey: 'dk_live_x', baseUrls });
    await skydeck.auth.GET('/api/v1/projects');
    await skydeck.platform.GET('/v1/system/engines');
    expect(there.seen).toMatchObject([
      { url: '/api/v1/projects', headers: { authorization: 'Bearer dk_live_x' } },
      { url: '/v1/system/engines', headers: { authorization: 'Bearer dk_live_x' } },
    ]);
    expect(skydeck.auth).toBe(skydeck.auth);
  });

  it('says what is missing', () => {
    expect(() => new Skydeck({ apiKey: '' })).toThrow('apiKey');
  });
});
