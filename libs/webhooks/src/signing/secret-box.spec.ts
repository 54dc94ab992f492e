import { SecretBox } from './secret-box.js';

describe('SecretBox', () => {
  const box = new SecretBox('a secret of this test, long enough');

  it('opens what it sealed, for the same webhook only', () => {
    const sealed = box.seal('whsec_abc', 'whk_1');
    expect(sealed.toString()).not.toContain('whsec');
    expect(box.open(sealed, 'whk_1')).toBe('whsec_abc');
    expect(() => box.open(sealed, 'whk_2')).toThrow('authenticate');
    const other = new SecretBox('another secret of this test, also long');
    expect(() => other.open(sealed, 'whk_1')).toThrow('authenticate');
  });
});
