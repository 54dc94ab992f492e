import { parseReference } from './image-reference.js';

const DIGEST = `sha256:${'a'.repeat(64)}`;

describe('parseReference', () => {
  it.each([
    ['node', { registry: 'docker.io', repository: 'library/node', tag: 'latest' }],
    ['grafana/grafana:12', { registry: 'docker.io', repository: 'grafana/grafana', tag: '12' }],
    ['ghcr.io/a/b/c:v1', { registry: 'ghcr.io', repository: 'a/b/c', tag: 'v1' }],
    ['localhost:5000/web', { registry: 'localhost:5000', repository: 'web', tag: 'latest' }],
    [
      `127.0.0.1:5000/shop/web:v1@${DIGEST}`,
      { registry: '127.0.0.1:5000', repository: 'shop/web', digest: DIGEST },
    ],
  ])('reads %s', (text, expected) => expect(parseReference(text)).toEqual(expected));

  it.each([
    '',
    'Node',
    'a//b',
    'a:',
    'a@sha256:12',
    `a@${DIGEST}@x`,
    'a b',
    '../a',
    'a/-b',
    'x.y/',
  ])('refuses "%s"', (text) =>
    expect(() => parseReference(text)).toThrow(/does not name an image/),
  );
});
