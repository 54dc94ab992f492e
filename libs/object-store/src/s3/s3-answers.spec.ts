import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { S3ObjectStore } from './s3-object-store.js';

const text = { contentType: 'text/plain' };
const SECRET = 'a-secret-that-nobody-may-see';

// What S3 servers may answer, and the one that all other tests use never does.
describe('S3 object store and answers of other servers', () => {
  let server: Server;
  let store: S3ObjectStore;
  let seen: IncomingMessage[];
  let answer: { status: number; code: string };

  beforeEach(async () => {
    seen = [];
    server = createServer((request, response) => {
      seen.push(request);
      request.resume();
      // Before a conditional put the store looks: nothing is there.
      const status = request.method === 'HEAD' ? 404 : answer.status;
      const body = `<Error><Code>${answer.code}</Code><Message>No.</Message></Error>`;
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(request.method === 'HEAD' ? '' : body);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    store = new S3ObjectStore({
      endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      region: 'us-east-1',
      bucket: 'bucket',
      accessKeyId: 'key',
      secretAccessKey: SECRET,
      pathStyle: true,
      conditionalWrites: 'server',
    });
  });

  afterEach(async () => {
    await store.close();
    server.closeAllConnections();
    await once(server.close(), 'close');
  });

  it.each([
    [412, 'PreconditionFailed', 'precondition_failed'],
    [409, 'ConditionalRequestConflict', 'precondition_failed'],
    [501, 'NotImplemented', 'not_supported'],
    [507, 'InsufficientStorage', 'no_space'],
    [400, 'EntityTooLarge', 'too_large'],
    [400, 'BadDigest', 'checksum_mismatch'],
    [404, 'NoSuchBucket', 'unavailable'],
    [403, 'SignatureDoesNotMatch', 'unavailable'],
  ])('%i %s means %s', async (status, code, meaning) => {
    answer = { status, code };
    const put = store.put('key', Buffer.from('x'), { ...text, ifAbsent: true });
    const error: unknown = await put.catch((refusal: unknown) => refusal);
    expect(error).toMatchObject({ code: meaning });
    const sent = seen.find(({ method }) => method === 'PUT');
    expect(sent?.headers['if-none-match']).toBe('*');
    const { cause } = error as Error;
    expect(Object.keys(cause as Error)).toEqual([]);
    expect(JSON.stringify([`${String(error)}${String(cause)}`, cause])).not.toContain(SECRET);
  });

  it('unavailable: names server, bucket and cure when it cannot be used', async () => {
    answer = { status: 403, code: 'AccessDenied' };
    await expect(store.open()).rejects.toThrow(/bucket of http:.*OBJECT_STORE_S3_/);
  });
});
