import { freshPrefix, type StoreUnderTest } from './store-under-test.js';

const text = { contentType: 'text/plain' };

/** Many objects at a time. */
export function describeLists(tested: () => StoreUnderTest): void {
  describe('lists', () => {
    it('lists in order of bytes, page by page, across folders', async () => {
      const { store } = tested();
      const prefix = freshPrefix();
      // In byte order: `!` comes before `/`, `0` after it, and U+FFxx before the emoji.
      const names = ['a', 'a!', 'a/1', 'a/2/x', 'a/2/y', 'a/3', 'a0', 'b/1', 'b!', '\uFF21', '🙂'];
      names.sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
      for (const name of names) await store.put(prefix + name, Buffer.from(name), text);
      const seen: string[] = [];
      let cursor: string | null = null;
      let pages = 0;
      do {
        const page = await store.list({ prefix, cursor, limit: 4 });
        expect(page.objects.length).toBeLessThanOrEqual(4);
        seen.push(...page.objects.map(({ key }) => key.slice(prefix.length)));
        cursor = page.nextCursor;
        pages += 1;
      } while (cursor !== null);
      expect(seen).toEqual(names);
      expect(pages).toBe(3);
    });

    it('lists only what begins with the prefix, at a slash or not', async () => {
      const { store } = tested();
      const prefix = freshPrefix();
      for (const name of ['ab/1', 'ab/2', 'abc', 'ac', 'b']) {
        await store.put(prefix + name, Buffer.from('x'), text);
      }
      const under = async (part: string) => {
        const { objects } = await store.list({ prefix: prefix + part });
        return objects.map(({ key }) => key.slice(prefix.length));
      };
      expect(await under('ab')).toEqual(['ab/1', 'ab/2', 'abc']);
      expect(await under('ab/')).toEqual(['ab/1', 'ab/2']);
      expect(await under('a')).toEqual(['ab/1', 'ab/2', 'abc', 'ac']);
      expect(await under('z/')).toEqual([]);
    });

    it('goes on after a cursor whose object was deleted', async () => {
      const { store } = tested();
      const prefix = freshPrefix();
      for (const name of ['1', '2', '3']) await store.put(prefix + name, Buffer.from('x'), text);
      const { nextCursor } = await store.list({ prefix, limit: 2 });
      await store.delete(`${prefix}2`);
      const { objects } = await store.list({ prefix, cursor: nextCursor, limit: 2 });
      expect(objects.map(({ key }) => key)).toEqual([`${prefix}3`]);
    });

    it('invalid_argument: refuses a limit or a cursor that makes no sense', async () => {
      const { store } = tested();
      for (const options of [{ limit: 0 }, { limit: 1001 }, { cursor: '???' }, { cursor: '' }]) {
        await expect(store.list(options)).rejects.toMatchObject({ code: 'invalid_argument' });
      }
    });

    it('counts what a prefix holds and deletes many at once', async () => {
      const { store } = tested();
      const prefix = freshPrefix();
      const keys = Array.from({ length: 60 }, (_, index) => `${prefix}${index % 3}/${index}`);
      await Promise.all(keys.map((key) => store.put(key, Buffer.from('12345'), text)));
      expect(await store.usage(prefix)).toEqual({ objects: 60, bytes: 300 });
      expect(await store.usage(`${prefix}0/`)).toEqual({ objects: 20, bytes: 100 });
      await store.deleteMany([...keys, `${prefix}absent`]);
      expect(await store.usage(prefix)).toEqual({ objects: 0, bytes: 0 });
    });
  });
}
