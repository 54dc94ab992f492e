import { parseReference, pinnedName, registryUrl, wantedOf } from './image-reference.js';

const DIGEST = `sha256:${'a'.repeat(64)}`;

const urlOf = (registry: string) => registryUrl({ registry });

describe('parseReference', () => {
  it.each([
    ['nginx', 'docker.io', 'library/nginx', 'latest', undefined],
    ['you/shop:1.4', 'docker.io', 'you/shop', '1.4', undefined],
    ['ghcr.io/you/shop', 'ghcr.io', 'you/shop', 'latest', undefined],
    ['localhost:5000/shop:a_b', 'localhost:5000', 'shop', 'a_b', undefined],
    [`ghcr.io/you/shop@${DIGEST}`, 'ghcr.io', 'you/shop', undefined, DIGEST],
    [`ghcr.io/you/shop:1@${DIGEST}`, 'ghcr.io', 'you/shop', '1', DIGEST],
    ['[::1]:5000/shop', '[::1]:5000', 'shop', 'latest', undefined],
  ])('reads %s', (text, registry, repository, tag, digest) => {
    expect(parseReference(text)).toEqual({ registry, repository, tag, digest });
  });

  it.each([
    '',
    'Shop',
    'https://ghcr.io/you/shop',
    'shop:',
    'shop@sha256:abc',
    'shop:1:2',
    'a//b',
    'ghcr.io/../etc',
    'user@host/shop',
    'shop tag',
    `shop:${'a'.repeat(129)}`,
    'evil.example/a?b',
  ])('refuses %s', (text) => {
    expect(parseReference(text)).toBeUndefined();
  });

  it('asks for the digest rather than the tag', () => {
    expect(wantedOf(parseReference(`shop:1@${DIGEST}`)!)).toBe(DIGEST);
    expect(wantedOf(parseReference('shop:1')!)).toBe('1');
  });

  it('speaks in the clear to registries of this machine only', () => {
    expect(urlOf('docker.io')).toBe('https://registry-1.docker.io');
    expect(urlOf('10.0.0.1:5000')).toBe('https://10.0.0.1:5000');
    expect(urlOf('127.0.0.1:5000')).toBe('http://127.0.0.1:5000');
    expect(urlOf('localhost.example')).toBe('https://localhost.example');
    expect(pinnedName(parseReference('nginx:1')!, DIGEST)).toBe(
      `docker.io/library/nginx@${DIGEST}`,
    );
  });
});
