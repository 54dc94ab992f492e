import { hashPassword, isPassword } from './password-hasher.js';

describe('hashes of passwords', () => {
  it('are Argon2id with 19 MiB, two passes and one lane, and never the same twice', async () => {
    const [one, two] = [await hashPassword('correct horse'), await hashPassword('correct horse')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(two).not.toBe(one);
  });

  it('fit their password and no other; nobody has none', async () => {
    const kept = await hashPassword('correct horse');
    expect(await isPassword(kept, 'correct horse')).toBe(true);
    expect(await isPassword(kept, 'correct horsf')).toBe(false);
    expect(await isPassword(null, 'correct horse')).toBe(false);
    expect(await isPassword(undefined, '')).toBe(false);
  });
});
