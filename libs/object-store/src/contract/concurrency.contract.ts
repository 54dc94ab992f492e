import { pattern } from '../testing/pattern.js';
import { readAll } from '../testing/read-all.js';
import { freshPrefix, type StoreUnderTest } from './store-under-test.js';

const AT_ONCE = 50;
const binary = { contentType: 'application/octet-stream' };

/** Many at the same key. */
export function describeConcurrency(tested: () => StoreUnderTest): void {
  describe('concurrency', () => {
    it('shows one whole object while 50 puts and 50 gets meet at a key', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}contended`;
      const versions = Array.from({ length: AT_ONCE }, (_, index) => pattern(9_000 + index, index));
      await store.put(key, versions[0] ?? Buffer.alloc(0), binary);
      const puts = versions.map((bytes) => store.put(key, bytes, binary));
      const gets = versions.map(() => readAll(store, key));
      await Promise.all(puts);
      for (const read of [...(await Promise.all(gets)), await readAll(store, key)]) {
        expect(read.equals(versions[read.length - 9_000] ?? Buffer.alloc(0))).toBe(true);
      }
    }, 60_000);

    it('lets one of 50 puts at once win an absent key', async () => {
      const { store, isAbsenceAtomic } = tested();
      const key = `${freshPrefix()}first`;
      const puts = Array.from({ length: AT_ONCE }, (_, index) =>
        store.put(key, Buffer.from(`${index}`), { ...binary, ifAbsent: true }),
      );
      const results = await Promise.allSettled(puts);
      const won = results.filter(({ status }) => status === 'fulfilled');
      const refused = results.filter((result) => result.status === 'rejected');
      expect(won.length).toBeGreaterThan(0);
      expect(won.length).toBeLessThanOrEqual(isAbsenceAtomic ? 1 : AT_ONCE);
      for (const { reason } of refused) {
        expect(reason).toMatchObject({ code: 'precondition_failed' });
      }
    }, 60_000);

    it('loses no put to deletes of its neighbours', async () => {
      const { store } = tested();
      const prefix = freshPrefix();
      const work = Array.from({ length: AT_ONCE }, async (_, index) => {
        await store.put(`${prefix}a/b/gone-${index}`, Buffer.from('x'), binary);
        await store.delete(`${prefix}a/b/gone-${index}`);
        await store.put(`${prefix}a/b/kept-${index}`, Buffer.from('x'), binary);
        await store.delete(`${prefix}a/b/gone-${index}`);
      });
      await Promise.all(work);
      expect(await store.usage(prefix)).toEqual({ objects: AT_ONCE, bytes: AT_ONCE });
    }, 60_000);
  });
}
