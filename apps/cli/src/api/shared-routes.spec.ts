import { sharedRoute, toProduct } from './shared-routes.js';

const PATH = '/v1/projects/my%20shop/webhooks/whk_1/test';

describe('sharedRoute', () => {
  it('names the project where each product wants it', () => {
    expect(sharedRoute('platform', PATH)).toEqual({ path: PATH, headers: {} });
    expect(sharedRoute('auth', PATH)).toEqual({ path: `/api${PATH}`, headers: {} });
    expect(sharedRoute('pay', PATH)).toEqual({
      path: '/api/v1/webhooks/whk_1/test',
      headers: { 'skydeck-project': 'my shop' },
    });
  });

  it('refuses a route that only the platform has', () => {
    expect(() => sharedRoute('pay', '/v1/projects/demo/apps')).toThrow('Not every product');
  });

  it('keeps method, body, query and headers of a request', async () => {
    const request = new Request('http://127.0.0.1:4002/v1/projects/demo/events?type=a.*', {
      method: 'POST',
      headers: { authorization: 'Bearer token' },
      body: '{"a":1}',
    });
    const moved = toProduct('vault', request);
    expect([moved.method, moved.url]).toEqual([
      'POST',
      'http://127.0.0.1:4002/api/v1/events?type=a.*',
    ]);
    expect(moved.headers.get('authorization')).toBe('Bearer token');
    expect(moved.headers.get('skydeck-project')).toBe('demo');
    expect(await moved.text()).toBe('{"a":1}');
  });
});
