import { Readable } from 'node:stream';
import { MIN_PART_BYTES } from '../index.js';
import { pattern } from '../testing/pattern.js';
import { readAll } from '../testing/read-all.js';
import { freshPrefix, type StoreUnderTest } from './store-under-test.js';

const video = { contentType: 'video/mp4' };

/** Uploads in parts. */
export function describeUploads(tested: () => StoreUnderTest): void {
  describe('uploads in parts', () => {
    it('shows nothing before and all after it is complete, with parts out of order', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}film`;
      const id = await store.createUpload(key, video);
      const [first, last] = [pattern(MIN_PART_BYTES, 1), pattern(1000, 2)];
      const [two, one] = await Promise.all([
        store.uploadPart(key, id, 2, Readable.from([last])),
        store.uploadPart(key, id, 1, first, { size: first.length }),
      ]);
      await expect(store.head(key)).rejects.toMatchObject({ code: 'not_found' });
      await store.completeUpload(key, id, [one, two]);
      expect(await store.head(key)).toMatchObject({ size: MIN_PART_BYTES + 1000, ...video });
      expect((await readAll(store, key)).equals(Buffer.concat([first, last]))).toBe(true);
      const over = { start: MIN_PART_BYTES - 2, end: MIN_PART_BYTES + 1 };
      const seam = Buffer.concat([first.subarray(-2), last.subarray(0, 2)]);
      expect((await readAll(store, key, over)).equals(seam)).toBe(true);
    });

    it('takes a part again: the last one counts', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}again`;
      const id = await store.createUpload(key, video);
      await store.uploadPart(key, id, 1, Buffer.from('old'));
      const part = await store.uploadPart(key, id, 1, Buffer.from('new'));
      await store.completeUpload(key, id, [part]);
      expect((await readAll(store, key)).toString()).toBe('new');
    });

    it('checks parts, and refuses too many bytes', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}checked`;
      const id = await store.createUpload(key, video);
      const part = (expected: object) => store.uploadPart(key, id, 1, Buffer.from('abc'), expected);
      await expect(part({ sha256: '0'.repeat(64) })).rejects.toMatchObject({
        code: 'checksum_mismatch',
      });
      await expect(part({ limitBytes: 2 })).rejects.toMatchObject({ code: 'too_large' });
      await expect(store.uploadPart(key, id, 0, Buffer.from('x'))).rejects.toMatchObject({
        code: 'invalid_argument',
      });
      await store.abortUpload(key, id);
    });

    it('invalid_upload: refuses parts that are missing, changed, unordered or too small', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}unfit`;
      const id = await store.createUpload(key, video);
      const one = await store.uploadPart(key, id, 1, Buffer.from('small'));
      const two = await store.uploadPart(key, id, 2, Buffer.from('last'));
      const unfit = [
        [],
        [two, one],
        [one, two],
        [{ ...one, etag: '0'.repeat(32) }],
        [one, { ...two, number: 3 }],
      ];
      for (const parts of unfit) {
        await expect(store.completeUpload(key, id, parts)).rejects.toMatchObject({
          code: 'invalid_upload',
        });
      }
      await expect(store.head(key)).rejects.toMatchObject({ code: 'not_found' });
      await store.abortUpload(key, id);
    });

    it('not_found: knows no upload that never began or is of another key', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}gone`;
      const id = await store.createUpload(key, video);
      const part = await store.uploadPart(key, id, 1, Buffer.from('x'));
      const other = store.uploadPart(`${key}2`, id, 1, Buffer.from('x'));
      await expect(other).rejects.toMatchObject({ code: 'not_found' });
      await store.completeUpload(key, id, [part]);
      await store.abortUpload(key, id);
      for (const uploadId of ['no-such-upload', '../../etc']) {
        const sent = store.uploadPart(key, uploadId, 1, Buffer.from('x'));
        await expect(sent).rejects.toMatchObject({ code: 'not_found' });
        await store.abortUpload(key, uploadId);
      }
    });

    it('precondition_failed: completes only onto an absent key when asked so', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}once`;
      await store.put(key, Buffer.from('first'), video);
      const id = await store.createUpload(key, video);
      const part = await store.uploadPart(key, id, 1, Buffer.from('second'));
      const completed = store.completeUpload(key, id, [part], { ifAbsent: true });
      await expect(completed).rejects.toMatchObject({ code: 'precondition_failed' });
      expect((await readAll(store, key)).toString()).toBe('first');
      await store.abortUpload(key, id);
    });

    it('sweeps uploads that began before a moment, and no others', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}abandoned`;
      const id = await store.createUpload(key, video);
      await store.uploadPart(key, id, 1, Buffer.from('x'));
      await store.sweep(new Date(Date.now() - 60_000));
      const part = await store.uploadPart(key, id, 1, Buffer.from('y'));
      expect((await store.sweep(new Date(Date.now() + 60_000))).uploads).toBeGreaterThan(0);
      await expect(store.completeUpload(key, id, [part])).rejects.toMatchObject({
        code: 'not_found',
      });
    });
  });
}
