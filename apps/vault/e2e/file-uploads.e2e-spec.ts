import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { eventually } from '@skydeck/testing';
import * as tus from 'tus-js-client';
import { VaultHarness } from './vault-harness.js';

const MEBIBYTE = 1024 * 1024;
let vault: VaultHarness;
beforeAll(async () => {
  vault = await VaultHarness.start();
});
afterAll(() => vault.close());

const endpoint = () => `${vault.service.url}/api/v1/tus`;
const headers = () => ({ authorization: `Bearer ${vault.token}` });
const named = async (name: string) => {
  const { data } = await vault.get(`/files?name=${name}`);
  return (data['items'] as { id: string; sha256: string }[])[0];
};
const send = (bytes: Buffer, options: tus.UploadOptions) =>
  new Promise<string>((resolve, reject) => {
    const upload = new tus.Upload(bytes as never, {
      endpoint: endpoint(),
      headers: headers(),
      retryDelays: null,
      ...options,
      onSuccess: () => {
        resolve(upload.url ?? '');
      },
      onError: reject,
    });
    upload.start();
  });
const tusCall = (method: string, url: string, more: Record<string, string> = {}, body?: Buffer) =>
  fetch(new URL(url, vault.service.url), {
    method,
    headers: { ...headers(), 'tus-resumable': '1.0.0', ...more },
    ...(body && { body: new Uint8Array(body) }),
  });
const begin = (name: string, length: number, more: Record<string, string> = {}) =>
  tusCall('POST', '/api/v1/tus', {
    'upload-length': String(length),
    'upload-metadata': `filename ${Buffer.from(name).toString('base64')}`,
    ...more,
  });
const append = (url: string, offset: number, bytes: Buffer, more: Record<string, string> = {}) =>
  tusCall(
    'PATCH',
    url,
    { 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream', ...more },
    bytes,
  );

describe('resumable uploads', () => {
  it('201: a client of the protocol sends a file in pieces', async () => {
    const bytes = randomBytes(3 * MEBIBYTE + 17);
    await send(bytes, { chunkSize: MEBIBYTE, metadata: { filename: 'whole.bin' } });
    const file = await named('whole.bin');
    const answer = await vault.raw('GET', `/files/${file!.id}/content`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  it('204: what was cut off goes on where it was', async () => {
    const bytes = randomBytes(2 * MEBIBYTE);
    const begun = await begin('cut.bin', bytes.length);
    const url = new URL(begun.headers.get('location')!, vault.service.url).href;
    const body = new PassThrough();
    body.write(bytes.subarray(0, MEBIBYTE));
    const abort = new AbortController();
    const request = {
      method: 'PATCH',
      signal: abort.signal,
      headers: {
        ...headers(),
        'tus-resumable': '1.0.0',
        'upload-offset': '0',
        'content-type': 'application/offset+octet-stream',
      },
      body: body as never,
      duplex: 'half',
    };
    const cut = fetch(url, request as RequestInit).catch(() => null);
    setTimeout(() => {
      abort.abort();
    }, 100);
    await cut;
    const at = async () =>
      Number((await tusCall('HEAD', url)).headers.get('upload-offset') ?? 'NaN');
    await eventually(async () => Number.isInteger(await at()));
    await send(bytes, { uploadUrl: url, retryDelays: [0, 50, 200, 500] });
    const file = await named('cut.bin');
    const answer = await vault.raw('GET', `/files/${file!.id}/content`);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    const looked = await tusCall('HEAD', url);
    expect(looked.headers.get('skydeck-file')).toBe(file!.id);
  });

  it('409, 413, 422 and 412: refuses another offset, more bytes, and other bytes', async () => {
    const url = (await begin('odd.bin', 10)).headers.get('location')!;
    expect((await append(url, 5, Buffer.from('abc'))).status).toBe(409);
    expect((await append(url, 0, Buffer.alloc(11))).status).toBe(413);
    const wrong = { 'upload-checksum': `sha256 ${Buffer.alloc(32).toString('base64')}` };
    expect((await append(url, 0, Buffer.from('abc'), wrong)).status).toBe(422);
    expect((await tusCall('HEAD', url)).headers.get('upload-offset')).toBe('0');
    expect((await tusCall('HEAD', url, { 'tus-resumable': '0.2.2' })).status).toBe(412);
    expect((await begin('a/b', 10)).status).toBe(422);
    expect((await tusCall('DELETE', url)).status).toBe(204);
    expect((await tusCall('HEAD', url)).status).toBe(404);
  });

  it('507: holds its room from the beginning, and frees it at the end', async () => {
    const space = (await vault.post('/spaces', { name: 'small', quota_bytes: 100 })).data['id'];
    const metadata = [
      `filename ${Buffer.from('held').toString('base64')}`,
      `space_id ${Buffer.from(String(space)).toString('base64')}`,
    ].join(',');
    const first = await begin('', 80, { 'upload-metadata': metadata });
    expect(first.status).toBe(201);
    expect((await begin('', 80, { 'upload-metadata': metadata })).status).toBe(507);
    await tusCall('DELETE', first.headers.get('location')!);
    expect((await begin('', 80, { 'upload-metadata': metadata })).status).toBe(201);
  });

  it('409: 50 who send the last bytes at once make one file', async () => {
    const url = (await begin('once.bin', 4)).headers.get('location')!;
    const sent = await Promise.all(
      Array.from({ length: 50 }, () => append(url, 0, Buffer.from('once'))),
    );
    expect(sent.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(sent.filter(({ status }) => status === 409 || status === 423)).toHaveLength(49);
    expect((await tusCall('HEAD', url)).headers.get('upload-offset')).toBe('4');
    const { data } = await vault.get('/files?name=once.bin');
    expect(data['items']).toHaveLength(1);
  });
});
