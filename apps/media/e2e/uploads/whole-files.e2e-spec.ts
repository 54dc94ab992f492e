import { createHash, randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { eventually, TestClock } from '@skydeck/testing';
import { UploadHarness } from './upload-harness.js';

const clock = new TestClock();
let media: UploadHarness;
const bytes = randomBytes(3_000_000);
const sha256 = createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  media = await UploadHarness.start(
    { MEDIA_UPLOAD_MAX_BYTES: '5000000', QUOTA_UPLOADS: '20' },
    { clock },
  );
});
afterAll(() => media.close());

const direct = async (more: object = {}) =>
  (await media.call('/uploads', { kind: 'direct', name: 'a.mp4', ...more })).data;
const pathOf = (data: Record<string, unknown>) => new URL(String(data['upload_url'])).pathname;
const put = (path: string, body: Buffer, headers: Record<string, string> = {}) =>
  fetch(media.service.url + path, {
    method: 'PUT',
    body: new Uint8Array(body),
    headers: { 'content-type': 'video/mp4', ...headers },
  });

const sendFile = (body: Buffer | string, type: string) =>
  media.call('/uploads/file', undefined, {
    method: 'POST',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'content-type': type },
  });

/** Sends a beginning of a body and hangs up. */
async function cut(path: string, method: string, headers: Record<string, string>): Promise<void> {
  const half = request(media.service.url + path, {
    method,
    headers: { 'content-type': 'video/mp4', 'content-length': bytes.length, ...headers },
  });
  half.on('error', () => undefined);
  await new Promise<void>((resolve) => half.write(bytes.subarray(0, 500_000), () => resolve()));
  half.destroy();
}

describe('files in one request', () => {
  it('201: takes a file as the body and answers with its asset', async () => {
    const { status, data } = await media.call('/uploads/file?name=clip.mp4', undefined, {
      method: 'POST',
      body: bytes,
      headers: { 'content-type': 'video/mp4' },
    });
    expect(status).toBe(201);
    expect(data).toMatchObject({ kind: 'simple', status: 'complete', name: 'clip.mp4', sha256 });
    expect(data['asset_id']).toMatch(/^ast_/);
    expect((await media.bytesOf(String(data['id']))).equals(bytes)).toBe(true);
  });

  it('failed: keeps nothing of a file that was cut', async () => {
    const path = '/api/v1/uploads/file?name=cut.mp4';
    await cut(path, 'POST', { authorization: `Bearer ${media.key}` });
    const item = await eventually(async () => {
      const { data } = await media.call('/uploads?status=failed');
      return data.items[0] ?? false;
    });
    expect(item).toMatchObject({ name: 'cut.mp4', error: { code: 'interrupted' } });
    await eventually(async () => {
      const { objects } = await media.store.list({ prefix: `media/uploads/${String(item['id'])}` });
      return objects.length === 0;
    });
  });

  it('413, 415, 422: refuses what is too large, a form, and nothing at all', async () => {
    expect((await sendFile(Buffer.alloc(5_000_001), 'video/mp4')).error.code).toBe(
      'upload.too_large',
    );
    expect((await sendFile('--x', 'multipart/form-data; boundary=x')).status).toBe(415);
    expect((await sendFile('', 'video/mp4')).error.code).toBe('upload.no_file');
  });

  it('200: takes one file at a secret address, without a key', async () => {
    const created = await direct({ size_bytes: bytes.length, cors_origin: 'https://shop.example' });
    expect(created).toMatchObject({ status: 'waiting', tus_url: null });
    const path = pathOf(created);
    const [row] = await media.query('select * from upload where id = $1', [created['id']]);
    const secret = path.split('.').at(-1) ?? '';
    expect(JSON.stringify(row)).not.toContain(secret);
    const sent = await put(path, bytes, { origin: 'https://shop.example' });
    expect(sent.status).toBe(200);
    expect(sent.headers.get('access-control-allow-origin')).toBe('https://shop.example');
    expect(((await sent.json()) as { data: object }).data).toMatchObject({
      status: 'complete',
      sha256,
    });
    expect((await put(path, bytes)).status).toBe(409);
    expect((await media.call(`/uploads/${String(created['id'])}`)).data).not.toHaveProperty(
      'upload_url',
    );
  });

  it('200: takes a file again that was cut, from its beginning', async () => {
    const created = await direct();
    await cut(pathOf(created), 'PUT', {});
    await eventually(async () => {
      const sql = 'select hold_token, storage_id from upload where id = $1';
      const [row] = await media.query(sql, [created['id']]);
      return row?.['storage_id'] !== null && row?.['hold_token'] === null;
    });
    const sent = await put(pathOf(created), bytes);
    expect(sent.status).toBe(200);
    expect((await media.bytesOf(String(created['id']))).equals(bytes)).toBe(true);
  });

  it('404, 422: refuses another secret and another size', async () => {
    const created = await direct({ size_bytes: 10 });
    const path = pathOf(created);
    expect((await put(`${path.slice(0, -3)}AAA`, bytes)).status).toBe(404);
    expect((await put(path, bytes)).status).toBe(422);
  });

  it('410: refuses what comes too late, and ends it with an event', async () => {
    const created = await direct();
    const { tus_url: tusUrl, id: tusId } = (
      await media.call('/uploads', { size_bytes: 100, name: 'late.mp4' })
    ).data;
    clock.advance(24 * 60 * 60 * 1000 + 1000);
    expect((await put(pathOf(created), bytes)).status).toBe(410);
    const { pathname } = new URL(String(tusUrl));
    expect((await media.tus('HEAD', pathname)).status).toBe(410);
    await media.until(String(tusId), 'expired');
    const sql = `select data from event where type = 'upload.expired' and subject = $1`;
    expect(await media.query(sql, [tusId])).toEqual([
      { data: { id: tusId, kind: 'tus', name: 'late.mp4', received_bytes: 0 } },
    ]);
  });

  it('429: refuses more uploads than are allowed, and cancels for more room', async () => {
    const ids = [];
    let refused;
    for (let count = 0; count <= 20 && !refused; count += 1) {
      const answer = await media.call('/uploads', { size_bytes: 1 });
      if (answer.status === 429) refused = answer;
      else ids.push(String(answer.data['id']));
    }
    expect(refused?.error.code).toBe('quota_exceeded');
    const cancelled = await media.call(`/uploads/${ids[0]}`, undefined, { method: 'DELETE' });
    expect(cancelled.data['status']).toBe('cancelled');
    expect((await media.call('/uploads', { size_bytes: 1 })).status).toBe(201);
  });
});
