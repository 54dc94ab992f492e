import type { SignedRequest } from '../index.js';
import { pattern } from '../testing/pattern.js';
import { readAll } from '../testing/read-all.js';
import { freshPrefix, type StoreUnderTest } from './store-under-test.js';

const text = { contentType: 'text/plain' };

/** Requests that anybody may send. */
export function describeSignedRequests(tested: () => StoreUnderTest): void {
  describe('signed requests', () => {
    it('200 and 206: fetches an object and ranges of it', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}ä b/+?#&.txt`;
      const bytes = pattern(5000);
      const { etag } = await store.put(key, bytes, text);
      const signed = await store.signGet(key, { expiresInS: 60 });
      const whole = await send(signed);
      expect(whole.status).toBe(200);
      expect(whole.headers.get('content-type')).toContain('text/plain');
      expect(whole.headers.get('etag')?.replaceAll('"', '')).toBe(etag);
      expect(Buffer.from(await whole.arrayBuffer()).equals(bytes)).toBe(true);
      const part = await send(signed, { headers: { range: 'bytes=10-19' } });
      expect(part.status).toBe(206);
      expect(part.headers.get('content-range')).toBe('bytes 10-19/5000');
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(10, 20))).toBe(true);
      expect((await send(signed, { headers: { range: 'bytes=5000-' } })).status).toBe(416);
    });

    it('saves under a name', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}photo`;
      await store.put(key, Buffer.from('x'), text);
      const signed = await store.signGet(key, { expiresInS: 60, downloadName: 'Über "mich".txt' });
      const { headers } = await send(signed);
      expect(headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%9Cber%20%22mich");
    });

    it('404: says so when the object is absent', async () => {
      const signed = await tested().store.signGet(`${freshPrefix()}absent`, { expiresInS: 60 });
      expect((await send(signed)).status).toBe(404);
    });

    it('200: stores exactly the announced size and type', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}up`;
      const signed = await store.signPut(key, { expiresInS: 60, size: 5, ...text });
      expect((await send(signed, { body: 'hello' })).status).toBe(200);
      expect(await store.head(key)).toMatchObject({ size: 5, ...text });
      expect((await readAll(store, key)).toString()).toBe('hello');
      const empty = await store.signPut(key, { expiresInS: 60, size: 0, ...text });
      expect((await send(empty, { body: '' })).status).toBe(200);
      expect(await store.head(key)).toMatchObject({ size: 0 });
    });

    it('4xx: stores neither another size nor another type', async () => {
      const { store } = tested();
      const key = `${freshPrefix()}up`;
      const signed = await store.signPut(key, { expiresInS: 60, size: 5, ...text });
      const { 'content-length': _, ...headers } = signed.headers;
      const refused = [
        await send(signed, { body: 'hello!', headers: { ...headers, 'content-length': '6' } }),
        await send(signed, { body: 'hell', headers: { ...headers, 'content-length': '4' } }),
        await send(signed, { body: 'hello', headers: { 'content-type': 'text/html' } }),
      ];
      for (const { status } of refused) expect(Math.floor(status / 100)).toBe(4);
      await expect(store.head(key)).rejects.toMatchObject({ code: 'not_found' });
    });

    it('403: refuses another key, method, size, expiry or signature', async () => {
      const { store } = tested();
      const prefix = freshPrefix();
      await store.put(`${prefix}mine`, Buffer.from('x'), text);
      await store.put(`${prefix}other`, Buffer.from('secret'), text);
      const get = await store.signGet(`${prefix}mine`, { expiresInS: 60 });
      const changes = [
        get.url.replace('mine', 'other'),
        get.url.replace(/(expires=)(\d+)/i, (_, name: string, value: string) => `${name}${value}0`),
        get.url.replace(/(signature=)(.)/i, (_, name: string, first: string) =>
          first === '0' ? `${name}1` : `${name}0`,
        ),
        get.url.replace(/&?[^&?]*signature=[^&]*/i, ''),
      ];
      for (const url of changes) expect((await send({ ...get, url })).status).toBe(403);
      const put = await send({ ...get, method: 'PUT' }, { body: 'y', headers: {} });
      expect(put.status).toBe(403);
      expect((await readAll(store, `${prefix}mine`)).toString()).toBe('x');
    });

    it('403: refuses what has expired', async () => {
      const { store, clock } = tested();
      const key = `${freshPrefix()}late`;
      await store.put(key, Buffer.from('x'), text);
      clock.advance(-3_600_000);
      const late = await store.signGet(key, { expiresInS: 60 });
      clock.advance(3_600_000);
      expect(late.expiresAt.getTime()).toBeLessThan(Date.now());
      expect((await send(late)).status).toBe(403);
    });

    it('invalid_argument: signs for one second to seven days', async () => {
      const { store } = tested();
      for (const expiresInS of [0, -1, 1.5, 604_801]) {
        await expect(store.signGet('a', { expiresInS })).rejects.toMatchObject({
          code: 'invalid_argument',
        });
      }
    });
  });
}

/** Sends a signed request; whoever does needs no key. `fetch` sets the length by itself. */
function send({ method, url, headers }: SignedRequest, init: RequestInit = {}): Promise<Response> {
  const { 'content-length': _, ...given } = headers;
  return fetch(url, { method, headers: given, ...init });
}
