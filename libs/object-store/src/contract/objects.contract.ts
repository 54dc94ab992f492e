import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { longStream, pattern } from '../testing/pattern.js';
import { MemoryGauge } from '../testing/memory-gauge.js';
import { readAll } from '../testing/read-all.js';
import { freshPrefix, type StoreUnderTest } from './store-under-test.js';

const text = { contentType: 'text/plain; charset=utf-8' };
const MIB = 1024 * 1024;

/** One object at a time. */
export function describeObjects(tested: () => StoreUnderTest): void {
  describe('objects', () => {
    it('gives back bytes, size, type and tag', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}hello.txt`;
      const put = await store.put(key, Buffer.from('hello'), text);
      expect(put.size).toBe(5);
      const head = await store.head(key);
      expect(head).toMatchObject({ size: 5, etag: put.etag, ...text });
      expect(Math.abs(head.lastModified.getTime() - Date.now())).toBeLessThan(60_000);
      const content = await store.get(key);
      expect(content).toMatchObject({ size: 5, etag: put.etag, range: null, ...text });
      content.stream.destroy();
      expect((await readAll(store, key)).toString()).toBe('hello');
    });

    it('keeps an empty object', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}empty`;
      await store.put(key, Readable.from([]), text);
      expect(await readAll(store, key)).toHaveLength(0);
      await expect(store.get(key, { range: { start: 0 } })).rejects.toMatchObject({
        code: 'invalid_range',
      });
    });

    it('writes an object into a file, its bytes and nothing else', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}film`;
      const folder = await mkdtemp(path.join(tmpdir(), 'download-'));
      const bytes = pattern(3 * MIB + 7);
      await store.put(key, bytes, text);
      await store.download(key, path.join(folder, 'film'));
      expect((await readFile(path.join(folder, 'film'))).equals(bytes)).toBe(true);
      await expect(store.download(`${key}2`, path.join(folder, 'none'))).rejects.toMatchObject({
        code: 'not_found',
      });
      await rm(folder, { recursive: true });
    });

    it('replaces an object and its tag', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}a`;
      const first = await store.put(key, Buffer.from('first'), text);
      const second = await store.put(key, Buffer.from('second!'), { contentType: 'text/css' });
      expect(second.etag).not.toBe(first.etag);
      expect(await store.head(key)).toMatchObject({ size: 7, contentType: 'text/css' });
    });

    it('not_found: refuses what was never put, and deletes it all the same', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}absent`;
      for (const refused of [store.get(key), store.head(key), store.copy(key, `${key}2`)]) {
        await expect(refused).rejects.toMatchObject({ code: 'not_found' });
      }
      await store.put(key, Buffer.from('x'), text);
      await store.delete(key);
      await store.delete(key);
      await expect(store.head(key)).rejects.toMatchObject({ code: 'not_found' });
    });

    it('gives ranges: first, middle, open end, last, and cut at the end', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}range`;
      const bytes = pattern(100_000);
      await store.put(key, bytes, text);
      const cases = [
        [{ start: 0, end: 0 }, 0, 1],
        [{ start: 70_000, end: 70_009 }, 70_000, 70_010],
        [{ start: 99_990 }, 99_990, 100_000],
        [{ last: 3 }, 99_997, 100_000],
        [{ last: 200_000 }, 0, 100_000],
        [{ start: 99_000, end: 500_000 }, 99_000, 100_000],
      ] as const;
      for (const [range, from, to] of cases) {
        const content = await store.get(key, { range });
        expect(content).toMatchObject({ size: 100_000, range: { start: from, end: to - 1 } });
        content.stream.destroy();
        expect((await readAll(store, key, range)).equals(bytes.subarray(from, to))).toBe(true);
      }
    });

    it('invalid_range: refuses a range behind the end or backwards', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}short`;
      await store.put(key, Buffer.from('12345'), text);
      for (const range of [{ start: 5 }, { start: 3, end: 2 }, { last: 0 }, { start: -1 }]) {
        await expect(store.get(key, { range })).rejects.toMatchObject({ code: 'invalid_range' });
      }
    });

    it('refuses bytes that are not what was announced, and keeps the old object', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}checked`;
      const sha256 = createHash('sha256').update('right').digest('hex');
      await store.put(key, Buffer.from('right'), { ...text, sha256, size: 5 });
      const cases = [
        ['wrong', { sha256 }, 'checksum_mismatch'],
        ['righ', { size: 5 }, 'size_mismatch'],
        ['right!', { size: 5 }, 'size_mismatch'],
        ['right!', { limitBytes: 5 }, 'too_large'],
      ] as const;
      for (const [body, expected, code] of cases) {
        for (const sent of [Buffer.from(body), Readable.from([Buffer.from(body)])]) {
          await expect(store.put(key, sent, { ...text, ...expected })).rejects.toMatchObject({
            code,
          });
        }
      }
      expect((await readAll(store, key)).toString()).toBe('right');
    });

    it('leaves nothing of a long stream that breaks or lies', async () => {
      const { store } = tested();
      const prefix = freshPrefix();
      const { stream } = longStream(20 * MIB);
      const sha256 = '0'.repeat(64);
      await expect(store.put(`${prefix}lie`, stream, { ...text, sha256 })).rejects.toMatchObject({
        code: 'checksum_mismatch',
      });
      const broken = Readable.from(
        (function* chunks() {
          for (let sent = 0; sent < 20; sent++) yield Buffer.alloc(MIB);
          throw new Error('The sender went away.');
        })(),
      );
      await expect(store.put(`${prefix}broken`, broken, text)).rejects.toThrow('went away');
      expect(await store.usage(prefix)).toEqual({ objects: 0, bytes: 0 });
    });

    it('destroys the stream of a put that it refuses', async () => {
      const { store } = tested();
      const stream = Readable.from([Buffer.from('x')]);
      await expect(store.put('../x', stream, text)).rejects.toMatchObject({ code: 'invalid_key' });
      expect(stream.destroyed).toBe(true);
    });

    it('streams 96 MiB of unknown length in bounded memory, there and back', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}long`;
      const gauge = new MemoryGauge();
      const sampleAt = (bytes: number) => bytes % (16 * MIB) === 0 && gauge.sample();
      const { stream, sha256 } = longStream(96 * MIB, sampleAt);
      await store.put(key, stream, text);
      const hash = createHash('sha256');
      const content = await store.get(key);
      let seen = 0;
      for await (const chunk of content.stream as AsyncIterable<Buffer>) {
        hash.update(chunk);
        if (Math.floor(seen / (16 * MIB)) < Math.floor((seen += chunk.length) / (16 * MIB))) {
          gauge.sample();
        }
      }
      expect(hash.digest('hex')).toBe(sha256());
      expect(content.size).toBe(96 * MIB);
      expect(gauge.peakBytes).toBeLessThan(48 * MIB);
    }, 60_000);

    it('copies with type, within the store, onto itself too', async () => {
      const { store } = tested();
      const prefix = freshPrefix();
      await store.put(`${prefix}from ü`, Buffer.from('copied'), { contentType: 'text/css' });
      await store.copy(`${prefix}from ü`, `${prefix}deep/to`);
      await store.delete(`${prefix}from ü`);
      expect(await store.head(`${prefix}deep/to`)).toMatchObject({
        size: 6,
        contentType: 'text/css',
      });
      expect((await readAll(store, `${prefix}deep/to`)).toString()).toBe('copied');
    });

    it('copies what is too long for one request', async () => {
      const { store } = tested();
      const prefix = freshPrefix();
      const bytes = pattern(12 * MIB + 5);
      await store.put(`${prefix}long`, bytes, { contentType: 'video/mp4' });
      await store.copy(`${prefix}long`, `${prefix}copy`);
      expect((await readAll(store, `${prefix}copy`)).equals(bytes)).toBe(true);
      expect(await store.head(`${prefix}copy`)).toMatchObject({ contentType: 'video/mp4' });
    });

    it('precondition_failed: does not replace when the key must be absent', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}once`;
      await store.put(key, Buffer.from('first'), { ...text, ifAbsent: true });
      const again = store.put(key, Buffer.from('second'), { ...text, ifAbsent: true });
      await expect(again).rejects.toMatchObject({ code: 'precondition_failed' });
      expect((await readAll(store, key)).toString()).toBe('first');
    });

    it('invalid_key: refuses keys that would leave the store or break it', async () => {
      const { store } = tested();
      const keys = ['', '/a', 'a/', 'a//b', '..', 'a/../b', './a', 'a\0b', 'a\nb', '\uD800'];
      for (const key of [...keys, 'x'.repeat(1025), 'ü'.repeat(513)]) {
        const put = store.put(key, Buffer.from('x'), text);
        await expect(put).rejects.toMatchObject({ code: 'invalid_key' });
        await expect(store.get(key)).rejects.toMatchObject({ code: 'invalid_key' });
      }
    });

    it('keeps every valid key apart, however odd or long', async () => {
      const { store } = tested();
      const prefix = freshPrefix();
      const rest = 1024 - prefix.length;
      const keys = ['A', 'a', 'a/b', 'a/b/c', 'a%2fb', '%61', 'ä', 'a\u0308', 'a b+c&d?e#f', '...']
        .concat(['..a', 'a\\b', '日本/語', '🙂', 'x'.repeat(80), `${'x'.repeat(80)}/y`, 'q\'"<>'])
        .concat(['x'.repeat(rest), 'Ü'.repeat(Math.floor(rest / 2))])
        .map((key) => prefix + key);
      for (const key of keys) await store.put(key, Buffer.from(key), text);
      for (const key of keys) expect((await readAll(store, key)).toString()).toBe(key);
      const { objects } = await store.list({ prefix });
      expect(objects.map(({ key }) => key)).toEqual(inByteOrder(keys));
      await store.deleteMany(keys);
      expect(await store.usage(prefix)).toEqual({ objects: 0, bytes: 0 });
    });
  });
}

function inByteOrder(keys: readonly string[]): string[] {
  return keys.toSorted((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
}
