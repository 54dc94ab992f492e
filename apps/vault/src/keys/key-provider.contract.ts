import { randomBytes } from 'node:crypto';
import { type KeyProvider, KeyProviderError } from './key-provider.js';

/** A provider to be tried, and how its master key is rotated. */
export interface ProviderUnderTest extends AsyncDisposable {
  readonly provider: KeyProvider;
  /** Gives it a new master key beside the old one; returns who knows both. */
  rotate(): Promise<KeyProvider>;
  /** Takes the old master key away; returns who knows only the new one. */
  forgetOld(): Promise<KeyProvider>;
}

/** What every provider of keys does. */
export function keyProviderContract(name: string, start: () => Promise<ProviderUnderTest>): void {
  describe(`keys of ${name}`, () => {
    it('are wrapped and unwrapped, never alike and never in clear', async () => {
      await using test = await start();
      const key = randomBytes(32);
      const [one, other] = [await test.provider.wrap(key, 'a'), await test.provider.wrap(key, 'a')];
      expect(one.wrapped.equals(other.wrapped)).toBe(false);
      expect(one.wrapped.includes(key)).toBe(false);
      expect(one.masterKeyId).toBe(await test.provider.currentId());
      expect((await test.provider.unwrap(one, 'a')).equals(key)).toBe(true);
    });

    it('are refused to another owner, and when a bit of them was changed', async () => {
      await using test = await start();
      const wrapped = await test.provider.wrap(randomBytes(32), 'a');
      await expect(test.provider.unwrap(wrapped, 'b')).rejects.toThrow(KeyProviderError);
      const changed = Buffer.from(wrapped.wrapped);
      changed[changed.length - 5]! ^= 1;
      const altered = test.provider.unwrap({ ...wrapped, wrapped: changed }, 'a');
      await expect(altered).rejects.toThrow(KeyProviderError);
    });

    it('are wrapped with the new master key, and unwrapped with the old one as long as it is there', async () => {
      await using test = await start();
      const key = randomBytes(32);
      const before = await test.provider.wrap(key, 'a');
      const both = await test.rotate();
      const after = await both.wrap(key, 'a');
      expect(after.masterKeyId).not.toBe(before.masterKeyId);
      expect((await both.unwrap(before, 'a')).equals(key)).toBe(true);
      const onlyNew = await test.forgetOld();
      expect((await onlyNew.unwrap(after, 'a')).equals(key)).toBe(true);
      await expect(onlyNew.unwrap(before, 'a')).rejects.toThrow(KeyProviderError);
    });
  });
}
