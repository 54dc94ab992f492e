import { isAutomatic } from './is-automatic.js';

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
const look = (
  headers: Record<string, string>,
  method = 'GET',
  sinceSentMs: number | null = 60_000,
) => isAutomatic({ method, headers: { 'user-agent': BROWSER, ...headers }, sinceSentMs });

describe('isAutomatic', () => {
  it.each([
    ['a person in a browser', look({}), false],
    ['a person whose mail was sent we do not know when', look({}, 'GET', null), false],
    [
      'the picture proxy of a mail program',
      look({ 'user-agent': `${BROWSER} GoogleImageProxy` }),
      false,
    ],
    ['a browser that fetches ahead', look({ 'sec-purpose': 'prefetch;prerender' }), true],
    ['an older one', look({ 'x-moz': 'prefetch' }), true],
    ['a search engine', look({ 'user-agent': 'Googlebot/2.1' }), true],
    ['a messenger that shows a preview', look({ 'user-agent': 'WhatsApp/2.23' }), true],
    ['who says nothing of itself', look({ 'user-agent': '' }), true],
    ['who asks for the head only', look({}, 'HEAD'), true],
    ['who is faster than people', look({}, 'GET', 300), true],
  ])('%s', (_who, answer, expected) => {
    expect(answer).toBe(expected);
  });
});
