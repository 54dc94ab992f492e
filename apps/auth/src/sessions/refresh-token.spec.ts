import { randomBytes } from 'node:crypto';
import { newId } from '@skydeck/ids';
import { Signature } from '@skydeck/secret-box';
import { readRefreshToken, writeRefreshToken } from './refresh-token.js';

const signature = () => new Signature({ secret: randomBytes(32), purpose: 'refresh tokens' });
const key = signature();
const token = { sessionId: newId('ses'), counter: 41 };

describe('refresh tokens', () => {
  it('name their session and their number', () => {
    expect(readRefreshToken(key, writeRefreshToken(key, token))).toEqual(token);
  });

  it('are refused when any character is another', () => {
    const text = writeRefreshToken(key, token);
    for (let index = 0; index < text.length; index++) {
      const other = text[index] === '1' ? '2' : '1';
      const changed = text.slice(0, index) + other + text.slice(index + 1);
      expect(readRefreshToken(key, changed)).toBeNull();
    }
  });

  it('are refused under another key, and when they are something else', () => {
    expect(readRefreshToken(signature(), writeRefreshToken(key, token))).toBeNull();
    for (const text of ['', 'skr1....', 'a.b.c.d.e', 'x'.repeat(10_000)]) {
      expect(readRefreshToken(key, text)).toBeNull();
    }
  });
});
