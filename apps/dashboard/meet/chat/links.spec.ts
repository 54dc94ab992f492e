import { piecesOf } from './links.js';

const linksOf = (message: string) => piecesOf(message).flatMap(({ href }) => href ?? []);

describe('links', () => {
  it.each([
    ['see https://example.com/a?b=1#c.', ['https://example.com/a?b=1#c']],
    ['(https://example.com) and http://b.example!', ['https://example.com/', 'http://b.example/']],
    ['https://en.example/Ada_(woman)', ['https://en.example/Ada_(woman)']],
    ['javascript:alert(1) data:text/html,x file:///etc/passwd', []],
    ['https://', []],
    ['<a href="https://example.com/x">', ['https://example.com/x']],
  ])('of %j are the addresses of the web', (message, links) => {
    expect(linksOf(message)).toEqual(links);
  });

  it('lose nothing of what was written', () => {
    const message = 'One https://a.example, two (https://b.example/x).\nThree';
    const texts = piecesOf(message).map(({ text }) => text);
    expect(texts.join('')).toBe(message);
  });
});
