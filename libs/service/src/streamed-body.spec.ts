import { once } from 'node:events';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { CommonErrors } from '@skydeck/errors';
import { Body, Controller, Module, Post } from '@nestjs/common';
import { createService } from './create-service.js';
import type { Service } from './listening-service.js';
import { setUpLog } from './logger.js';
import { StreamedBody, TakesStream } from './streamed-body.js';

const MIB = 1024 * 1024;
const MOST_BYTES = 64 * MIB;

@Controller()
class ThingsController {
  @Post('blobs')
  @TakesStream()
  async blob(@StreamedBody() body: AsyncIterable<Buffer>) {
    let bytes = 0;
    for await (const chunk of body) {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) throw CommonErrors.payload_too_large();
    }
    return { bytes };
  }

  @Post('things')
  create(@Body() body: object) {
    return body;
  }
}

@Module({ controllers: [ThingsController] })
class ThingsModule {}

let service: Service;

beforeAll(async () => {
  setUpLog({ level: 'silent' });
  service = await createService({
    name: 'things',
    title: 'Things API',
    prefix: 'v1',
    module: { module: ThingsModule },
    listen: { host: '127.0.0.1', port: 0, internalHost: '127.0.0.1', internalPort: 0 },
    arrival: { headersMs: 300, requestMs: 400, lookEveryMs: 50 },
  });
  await service.listen();
});

afterAll(() => service.close());

function* zeros(bytes: number): Generator<Buffer> {
  for (let sent = 0; sent < bytes; sent += MIB) yield Buffer.alloc(Math.min(MIB, bytes - sent));
}

async function send(path: string, bytes: number, type = 'application/octet-stream') {
  const request = httpRequest(`${service.url}/v1/${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'content-length': bytes },
  });
  request.on('error', () => undefined);
  Readable.from(zeros(bytes)).pipe(request);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const chunk of response) text += String(chunk);
  request.destroy();
  return { status: response.statusCode, text };
}

/** Sends a body in parts, 100 ms apart. */
async function drip(parts: number, size: number): Promise<string> {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  socket.on('error', () => undefined);
  socket.write(
    `POST /v1/blobs HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/octet-stream\r\ncontent-length: ${size}\r\n\r\n`,
  );
  let left = parts;
  const timer = setInterval(() => left-- > 0 && socket.writable && socket.write('x'), 100);
  await once(socket, 'close');
  clearInterval(timer);
  return text;
}

describe('bodies that are streamed', () => {
  it('reads one that is larger than any body limit', async () => {
    const { status, text } = await send('blobs', MOST_BYTES);
    expect([status, JSON.parse(text)]).toMatchObject([201, { data: { bytes: MOST_BYTES } }]);
  });

  it('413: lets its sender see the refusal in the middle of it', async () => {
    const { status, text } = await send('blobs', MOST_BYTES + 400 * MIB);
    expect(status).toBe(413);
    expect(text).toContain('"code":"payload_too_large"');
  });

  it('415: takes nothing else there, and no stream elsewhere', async () => {
    expect(await send('blobs', 10, 'text/csv')).toMatchObject({ status: 415 });
    expect(await send('blobs', 0)).toMatchObject({ status: 201 });
    expect(await send('things', 10)).toMatchObject({ status: 415 });
  });

  it('gives one that goes on arriving more time than other bodies, 408: cuts one that stalls', async () => {
    expect(await drip(10, 10)).toMatch(/^HTTP\/1\.1 201 /);
    expect(await drip(2, 10)).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"timeout"/);
  });
});
