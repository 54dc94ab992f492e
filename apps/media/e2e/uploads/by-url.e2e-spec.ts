import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UploadHarness } from './upload-harness.js';

const bytes = randomBytes(2_000_000);
let server: Server;
let asked: string[] = [];
let ranges: (string | undefined)[] = [];
let media: UploadHarness;
let closed: UploadHarness;

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    if (path === '/moved') return response.writeHead(302, { location: '/film' }).end();
    if (path === '/inside') {
      return response.writeHead(302, { location: `http://[::1]:${portOf()}/film` }).end();
    }
    if (path === '/missing') return response.writeHead(404).end();
    if (path === '/endless') {
      const more = (): boolean => response.write(Buffer.alloc(65_536));
      response.on('drain', () => void (response.destroyed || more()));
      return void more();
    }
    if (path.startsWith('/parts')) return sendParts(request, response);
    const isSecondTry = asked.filter((one) => one === path).length > 1;
    if (path === '/flaky' && !isSecondTry) {
      response.writeHead(200, { 'content-length': bytes.length });
      return void response.write(bytes.subarray(0, 1000), () => response.destroy());
    }
    return response.writeHead(200, { 'content-length': bytes.length }).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const limits = { MEDIA_UPLOAD_MAX_BYTES: '5000000' };
  media = await UploadHarness.start({ ...limits, MEDIA_ALLOW_CIDRS: '127.0.0.0/8' });
  closed = await UploadHarness.start(limits);
}, 60_000);
afterAll(async () => {
  await media.close();
  await closed.close();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  ranges = [];
});

/** Gives what is asked for, by its version, and hangs up twice: in the middle and behind it. */
function sendParts(request: IncomingMessage, response: ServerResponse): void {
  const { range } = request.headers;
  ranges.push(range);
  const version = request.url === '/parts' ? '"one"' : `"${ranges.length}"`;
  const isRest = range !== undefined && request.headers['if-range'] === version;
  const start = isRest ? Number(/\d+/.exec(range)?.[0]) : 0;
  const end = [1_000_000, 1_500_000][ranges.length - 1] ?? bytes.length;
  response.writeHead(isRest ? 206 : 200, {
    etag: version,
    'content-length': bytes.length - start,
    ...(isRest && { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` }),
  });
  const part = bytes.subarray(start, end);
  if (end === bytes.length) response.end(part);
  else response.write(part, () => setTimeout(() => response.destroy(), 200));
}

const portOf = () => (server.address() as AddressInfo).port;
const from = async (path: string, at = media, host = '127.0.0.1') => {
  const body = { source_url: `http://${host}:${portOf()}${path}`, name: 'film.mp4' };
  const { status, data } = await at.call('/uploads', body);
  expect(status).toBe(201);
  expect(data).toMatchObject({ kind: 'url', tus_url: null, upload_url: null });
  return String(data['id']);
};

describe('a file by its address', () => {
  it('complete: fetches it, and follows to where it has moved', async () => {
    const id = await from('/moved');
    const data = await media.until(id, 'complete');
    expect(data['source_url']).toBe(`http://127.0.0.1:${portOf()}/moved`);
  });

  it('complete: knows its SHA-256 and its asset', async () => {
    const id = await from('/film');
    expect(await media.until(id, 'complete')).toMatchObject({
      sha256: createHash('sha256').update(bytes).digest('hex'),
      received_bytes: bytes.length,
      asset_id: expect.stringMatching(/^ast_/),
    });
    expect((await media.bytesOf(id)).equals(bytes)).toBe(true);
  });

  it('complete: begins anew when the connection was cut', async () => {
    const id = await from('/flaky');
    await media.until(id, 'complete');
    expect(asked).toEqual(['/flaky', '/flaky']);
    expect((await media.bytesOf(id)).equals(bytes)).toBe(true);
  }, 30_000);

  it('complete: goes on where the connection was cut, as often as it gets further', async () => {
    const id = await from('/parts');
    expect(await media.until(id, 'complete')).toMatchObject({ sha256: null });
    expect(asked).toEqual(['/parts', '/parts', '/parts']);
    expect(ranges.map((range) => /^bytes=(\d+)-$/.exec(range ?? '')?.[1])).toEqual([
      undefined,
      '1000000',
      '1500000',
    ]);
    expect((await media.bytesOf(id)).equals(bytes)).toBe(true);
  }, 30_000);

  it('complete: begins anew when the file is another one by then', async () => {
    const id = await from('/parts-changed');
    const data = await media.until(id, 'complete');
    expect(data['sha256']).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect((await media.bytesOf(id)).equals(bytes)).toBe(true);
  }, 30_000);

  it('source_fetch_failed: there is none', async () => {
    const data = await media.until(await from('/missing'), 'failed');
    expect(data['error']).toEqual({
      code: 'source_fetch_failed',
      detail: 'The address answered with 404.',
    });
    const sql = `select data from event where type = 'upload.failed' and subject = $1`;
    const [event] = await media.query(sql, [data['id']]);
    expect(event?.['data']).toMatchObject({ error_code: 'source_fetch_failed' });
    expect(JSON.stringify(event)).not.toContain('127.0.0.1');
  });

  it('input_too_large: it never ends', async () => {
    const data = await media.until(await from('/endless'), 'failed');
    expect(data['error']).toMatchObject({ code: 'input_too_large' });
    expect((await media.store.usage(`media/uploads/${String(data['id'])}`)).bytes).toBe(0);
  });

  it('source_blocked: it leads to where it may not', async () => {
    const data = await media.until(await from('/inside'), 'failed');
    expect(data['error']).toMatchObject({ code: 'source_blocked' });
    expect(asked).toEqual(['/inside']);
  });

  it('source_blocked: nothing of our own networks is asked', async () => {
    const hosts = ['127.0.0.1', 'localhost', '[::1]', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]'];
    for (const host of hosts) {
      const data = await closed.until(await from('/film', closed, host), 'failed');
      expect(data['error']).toMatchObject({ code: 'source_blocked' });
    }
    expect(asked).toEqual([]);
  }, 30_000);

  it('422: refuses what is no address of the web, and a kind beside it', async () => {
    for (const body of [
      { source_url: 'file:///etc/passwd' },
      { source_url: 'http://example.com/a', kind: 'tus' },
      { source_url: 'not an address' },
    ]) {
      expect((await media.call('/uploads', body)).status).toBe(422);
    }
  });
});
