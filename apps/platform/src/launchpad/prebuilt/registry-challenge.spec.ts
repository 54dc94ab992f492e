import { readChallenge } from './registry-challenge.js';

describe('readChallenge', () => {
  it('reads where a token is to be had', () => {
    const header =
      'Bearer realm="https://auth.docker.io/token",service="registry.docker.io",scope="repository:library/nginx:pull"';
    expect(readChallenge(header)).toEqual({
      scheme: 'bearer',
      realm: 'https://auth.docker.io/token',
      service: 'registry.docker.io',
    });
  });

  it('knows passwords, and nothing else', () => {
    expect(readChallenge('Basic realm="x"')).toEqual({ scheme: 'basic' });
    for (const other of [null, '', 'Digest realm="x"', 'Bearer', 'Bearer service="x"']) {
      expect(readChallenge(other)).toBeUndefined();
    }
  });
});
