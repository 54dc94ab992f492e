import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { eventually } from '@skydeck/testing';
import { send } from './tus-client.js';
import { idOf, type UploadHarness } from './upload-harness.js';

const MIB = 1024 * 1024;

/** What holds whatever the bytes are kept in. */
export function describeResuming(media: () => UploadHarness): void {
  const authorized = () => ({ authorization: `Bearer ${media().key}` });
  const offsetOf = async (url: string) =>
    Number((await media().tus('HEAD', url)).headers.get('upload-offset'));

  /** Sends the beginning of a file and cuts the connection. */
  async function sendAndCut(url: string, bytes: Buffer, sent: number): Promise<void> {
    const cut = request(new URL(url, media().service.url), {
      method: 'PATCH',
      headers: {
        ...authorized(),
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
        'content-length': bytes.length,
      },
    });
    cut.on('error', () => undefined);
    await new Promise<void>((resolve) => cut.write(bytes.subarray(0, sent), () => resolve()));
    // All that was written is on its way: closing in order lets the other side read it.
    cut.socket?.end();
    await once(cut, 'close');
  }

  it('keeps every byte that came before a cut, and goes on from there', async () => {
    const bytes = randomBytes(21 * MIB + 17);
    const url = await media().begin(bytes.length);
    const sent = 13 * MIB + 5;
    await sendAndCut(url, bytes, sent);
    await eventually(async () => (await offsetOf(url)) === sent);
    await send(bytes, { uploadUrl: new URL(url, media().service.url).href, headers: authorized() });
    expect((await media().until(idOf(url), 'complete'))['size_bytes']).toBe(bytes.length);
    expect((await media().bytesOf(idOf(url))).equals(bytes)).toBe(true);
  }, 60_000);

  it('takes pieces that are smaller than a part of any store', async () => {
    const bytes = randomBytes(12 * MIB);
    const { url } = await send(bytes, {
      endpoint: media().at('/tus'),
      chunkSize: 700_000,
      headers: authorized(),
      metadata: { filename: 'small.mp4' },
    });
    await media().until(idOf(url), 'complete');
    expect((await media().bytesOf(idOf(url))).equals(bytes)).toBe(true);
  }, 60_000);

  it('puts a file together that came over four connections at once', async () => {
    const bytes = randomBytes(23 * MIB + 3);
    const { url } = await send(bytes, {
      endpoint: media().at('/tus'),
      parallelUploads: 4,
      headers: authorized(),
      metadata: { filename: 'parallel.mp4' },
    });
    const done = await media().until(idOf(url), 'complete');
    expect(done).toMatchObject({ name: 'parallel.mp4', received_bytes: bytes.length });
    expect((await media().bytesOf(idOf(url))).equals(bytes)).toBe(true);
    const head = await media().tus('HEAD', url);
    expect(head.headers.get('upload-concat')).toMatch(/^final;(\/api\/v1\/tus\/upl_\w+ ?){4}$/);
    expect((await media().patch(url, bytes.length, Buffer.from('x'))).status).toBe(403);
    // The parts are gone, and made no assets.
    await eventually(async () => {
      const { objects } = await media().store.list({ prefix: 'media/uploads/' });
      const rows = await media().query('select id from upload where is_partial');
      return rows.every(({ id }) => !objects.some(({ key }) => key.endsWith(String(id))));
    });
  }, 60_000);

  it('leaves nothing of an upload that was cancelled in its middle', async () => {
    const url = await media().begin(20 * MIB);
    await media().patch(url, 0, randomBytes(9 * MIB));
    expect((await media().tus('DELETE', url)).status).toBe(204);
    await eventually(async () => {
      const [row] = await media().query('select drop_at from upload where id = $1', [idOf(url)]);
      return row?.['drop_at'] === null;
    });
    expect(await media().store.usage(`media/uploads/${idOf(url)}`)).toEqual({
      objects: 0,
      bytes: 0,
    });
  }, 60_000);

  it('makes one asset of 50 who complete an upload at once', async () => {
    const bytes = randomBytes(100_000);
    const url = await media().begin(bytes.length);
    await media().patch(url, 0, bytes.subarray(0, 99_999));
    const last = bytes.subarray(99_999);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0 ? media().patch(url, 99_999, last) : media().tus('HEAD', url),
      ),
    );
    const statuses = new Set(answers.map(({ status }) => status));
    expect([...statuses].every((status) => [200, 204, 409, 423].includes(status))).toBe(true);
    await media().until(idOf(url), 'complete');
    const sql = 'select count(*)::int as count from asset where upload_id = $1';
    expect(await media().query(sql, [idOf(url)])).toEqual([{ count: 1 }]);
    const events = `select count(*)::int as count from event where type = 'upload.completed' and subject = $1`;
    expect(await media().query(events, [idOf(url)])).toEqual([{ count: 1 }]);
    expect((await media().bytesOf(idOf(url))).equals(bytes)).toBe(true);
  }, 60_000);

  it('completes what a crash left whole, once', async () => {
    const bytes = randomBytes(6 * MIB);
    const url = await media().begin(bytes.length);
    // What the row says when a process dies between the last byte and the asset.
    await media().patch(url, 0, bytes.subarray(0, 6 * MIB - 1));
    await media().query('update upload set size_bytes = received_bytes where id = $1', [idOf(url)]);
    const seen = await Promise.all([media().tus('HEAD', url), media().tus('HEAD', url)]);
    expect(seen.map(({ status }) => status)).toEqual([200, 200]);
    const done = await media().until(idOf(url), 'complete');
    expect(done['asset_id']).toMatch(/^ast_/);
    expect((await media().bytesOf(idOf(url))).length).toBe(6 * MIB - 1);
  }, 60_000);
}
