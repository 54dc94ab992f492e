import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { TestClock, testDatabase, type TestDatabase, tlsCertificate } from '@skydeck/testing';
import { HttpReceiver } from '../fixtures/http-receiver.js';
import { RebindingNames } from '../fixtures/rebinding-names.js';
import { WebhookProcess } from '../fixtures/webhook-process.js';

/** For what must not end by it, however busy the machine is. */
const PATIENT_MS = 20_000;
const HASTY_MS = 400;
const GIGABYTE = 2 ** 30;
const CHUNK = Buffer.alloc(65_536, 'x');

describe('DeliverySender', () => {
  let database: TestDatabase;
  let here: WebhookProcess;
  let hasty: WebhookProcess;

  beforeAll(async () => {
    database = testDatabase();
    here = await WebhookProcess.start(options('sender'));
    hasty = await WebhookProcess.start({ ...options('hasty'), timeoutMs: HASTY_MS });
  });

  afterAll(async () => {
    await Promise.all([here, hasty].map((each) => each[Symbol.asyncDispose]()));
    await database[Symbol.asyncDispose]();
  });

  const options = (schema: string) => ({
    url: database.url,
    schema: database.schema(schema),
    clock: new TestClock(),
    timeoutMs: PATIENT_MS,
  });

  it('records what was sent, what came back and when, without the signature', async () => {
    await using receiver = await HttpReceiver.start();
    const sent = await here.deliverTo(receiver.url);
    expect(sent).toMatchObject({
      status: 'delivered',
      response_status: 200,
      response_body: 'taken',
      next_attempt_at: null,
      request: { method: 'POST', url: receiver.url, body: '{"a":1}' },
      attempt_log: [{ number: 1, response_status: 200, problem: null, duration_ms: 0 }],
    });
    expect(Object.keys(sent.request.headers).toSorted()).toEqual([
      'content-type',
      'user-agent',
      'webhook-id',
      'webhook-timestamp',
    ]);
    expect(JSON.stringify(sent)).not.toContain('whsec_');
  });

  it('timeout: gives up on a receiver that does not answer', async () => {
    await using receiver = await HttpReceiver.start(() => undefined);
    expect(await hasty.deliverTo(receiver.url)).toMatchObject(failedWith('timeout'));
  });

  it('timeout: gives up on a receiver that never ends its answer', async () => {
    await using receiver = await HttpReceiver.start((_request, response) => response.write('a'));
    expect(await hasty.deliverTo(receiver.url)).toMatchObject(failedWith('timeout'));
  });

  it('redirect: does not go to the metadata of the cloud', async () => {
    const location = 'http://169.254.169.254/latest/meta-data/';
    await using receiver = await HttpReceiver.start((_request, response) =>
      response.writeHead(307, { location }).end(),
    );
    const sent = await here.deliverTo(receiver.url);
    expect(sent).toMatchObject({ ...failedWith('redirect'), response_status: 307 });
    expect(receiver.ids).toHaveLength(1);
  });

  it('reads and keeps only the beginning of an answer of a gigabyte', async () => {
    let written = 0;
    await using receiver = await HttpReceiver.start((_request, response) => {
      const more = () => {
        while (written < GIGABYTE && response.write(CHUNK)) written += CHUNK.length;
      };
      response.writeHead(200, { 'content-length': GIGABYTE }).on('drain', more);
      more();
    });
    const sent = await here.deliverTo(receiver.url);
    expect(sent).toMatchObject({ status: 'delivered', response_body: 'x'.repeat(4096) });
    expect(written).toBeLessThan(GIGABYTE / 10);
  });

  it('keeps 4 KiB of an answer and no half character', async () => {
    const text = `a${'é'.repeat(4000)}`;
    await using receiver = await HttpReceiver.start((_request, response) => response.end(text));
    const { response_body: kept } = await here.deliverTo(receiver.url);
    expect(kept).toBe(`a${'é'.repeat(2047)}`);
  });

  it('tls_failed: a receiver that speaks no TLS', async () => {
    await using receiver = await HttpReceiver.start();
    const url = `https://127.0.0.1:${receiver.port}/`;
    expect(await here.deliverTo(url)).toMatchObject(failedWith('tls_failed'));
  });

  it('tls_failed: a receiver whose certificate nobody vouches for', async () => {
    const server = createTlsServer(await tlsCertificate(), (_request, response) => response.end());
    const { url, close } = await listen(server);
    const sent = await here.deliverTo(url.replace('http:', 'https:'));
    await close();
    expect(sent).toMatchObject(failedWith('tls_failed'));
  });

  it('connection_reset: a receiver that hangs up', async () => {
    const server = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()));
    const { url, close } = await listen(server);
    const sent = await here.deliverTo(url);
    await close();
    expect(sent).toMatchObject(failedWith('connection_reset'));
  });

  it('connection_failed: nobody listens', async () => {
    expect(await here.deliverTo('http://127.0.0.1:1/')).toMatchObject(
      failedWith('connection_failed'),
    );
  });

  it('name_not_found: a name that does not exist', async () => {
    expect(await here.deliverTo('http://nowhere.invalid/')).toMatchObject(
      failedWith('name_not_found'),
    );
  });

  it('address_not_allowed: a name that leads inside the second time it is looked up', async () => {
    await using names = await RebindingNames.start(['127.0.0.2', '127.0.0.1']);
    await using outside = await HttpReceiver.start(hangUp, '127.0.0.2');
    const inside = createServer();
    let reached = 0;
    inside.on('connection', () => reached++);
    await new Promise<void>((resolve) => inside.listen(outside.port, '127.0.0.1', resolve));
    const own = { ...options('rebinding'), allowCidrs: ['127.0.0.2/32'], lookup: names.lookup };
    await using other = await WebhookProcess.start(own);
    const url = `http://rebinds.test:${outside.port}/`;
    expect(await other.deliverTo(url)).toMatchObject({ status: 'delivered' });
    expect(await other.deliverTo(url)).toMatchObject(failedWith('address_not_allowed'));
    expect([outside.ids.length, reached]).toEqual([1, 0]);
    await new Promise((resolve) => inside.close(resolve));
  });
});

const hangUp = (_request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('connection', 'close').end();
};

const failedWith = (problem: string) => ({
  status: 'pending',
  problem,
  attempts: 1,
  next_attempt_at: expect.any(String),
  attempt_log: [{ number: 1, problem }],
});

async function listen(server: Server): Promise<{ url: string; close: () => Promise<void> }> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { url, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
