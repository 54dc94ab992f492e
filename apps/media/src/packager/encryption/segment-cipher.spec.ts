import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { decryptSegment, encryptedBytes, encryptSegment } from '../index.js';

describe('encrypted segments', () => {
  it.each([1, 15, 16, 17, 100_000])('are as OpenSSL has them, of %i bytes', (size) => {
    const key = randomBytes(16);
    const segment = randomBytes(size);
    const encrypted = encryptSegment(segment, key, 258);
    expect(encrypted).toHaveLength(encryptedBytes(size));
    expect(decryptSegment(encrypted, key, 258).equals(segment)).toBe(true);
    const iv = '00000000000000000000000000000102';
    const words = ['enc', '-d', '-aes-128-cbc', '-K', key.toString('hex'), '-iv', iv];
    const opened = execFileSync('openssl', words, { input: encrypted, maxBuffer: 2 ** 20 });
    expect(opened.equals(segment)).toBe(true);
  });
});
