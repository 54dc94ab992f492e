import { displayWidth, padTo } from './display-width.js';

describe('displayWidth', () => {
  it.each([
    ['shop', 4],
    ['', 0],
    ['café', 4],
    ['cafe\u0301', 4],
    ['店舗', 4],
    ['ショップ', 8],
    ['가게', 4],
    ['🚀', 2],
    ['👩‍💻', 2],
    ['🇫🇷', 2],
    ['❤️', 2],
    ['ｗ', 2],
    ['a\u200Db', 2],
  ])('%j takes %i columns', (text, width) => {
    expect(displayWidth(text)).toBe(width);
  });

  it('fills up to a width, counted in columns', () => {
    expect(padTo('店', 4)).toBe('店  ');
    expect(padTo('toolong', 3)).toBe('toolong');
  });
});
