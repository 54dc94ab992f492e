import { environmentEndpoints, originOf } from './endpoints.js';

describe('endpoints', () => {
  it('reads addresses from the environment, with or without the version', () => {
    const found = environmentEndpoints({
      SKYDECK_API_URL: 'https://api.example.com/',
      SKYDECK_AUTH_URL: 'https://auth.example.com/',
      SKYDECK_HOME: '/x',
      OTHER_URL: 'https://no.example.com',
    });
    expect(found).toEqual({
      base_url: 'https://api.example.com/v1',
      auth_url: 'https://auth.example.com',
    });
    expect(originOf(found, 'platform')).toBe('https://api.example.com');
    expect(originOf(found, 'auth')).toBe('https://auth.example.com');
  });

  it('says which variable is missing', () => {
    expect(() => originOf({}, 'platform')).toThrow('No address of "platform" is known.');
  });
});
