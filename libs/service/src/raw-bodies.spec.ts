import { once } from 'node:events';
import { connect } from 'node:net';
import { Body, Controller, Module, Post } from '@nestjs/common';
import { createService } from './create-service.js';
import type { Service } from './listening-service.js';
import { setUpLog } from './logger.js';

@Controller()
class ThingsController {
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
    arrival: { headersMs: 300, requestMs: 500, lookEveryMs: 50 },
  });
  await service.listen();
});

afterAll(() => service.close());

/** Sends bytes, and more of them every 50 ms, until the server hangs up; gives what it said. */
async function drip(base: string, first: string | Buffer, more = ''): Promise<string> {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.on('error', () => undefined);
  socket.write(first);
  const timer = setInterval(() => more && socket.writable && socket.write(more), 50);
  await once(socket, 'close');
  clearInterval(timer);
  return Buffer.concat(chunks).toString();
}

const head = (length: number) =>
  `POST /v1/things HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n`;

describe('bodies as they come over the wire', () => {
  it.each<[string, Buffer]>([
    ['a member twice', Buffer.from('{"a":1,"a":2}')],
    ['bytes that are not UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d])],
    ['deep nesting', Buffer.from('['.repeat(100) + ']'.repeat(100))],
    ['a member named constructor', Buffer.from('{"constructor":1}')],
  ])('400: refuses %s', async (_name, body) => {
    const answer = await drip(service.url, Buffer.concat([Buffer.from(head(body.length)), body]));
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"code":"malformed_json"');
  });

  it.each(['url', 'internalUrl'] as const)(
    '408: cuts headers that never end (%s)',
    async (base) => {
      const answer = await drip(
        service[base],
        'GET /healthz HTTP/1.1\r\nhost: x\r\n',
        'x-more: 1\r\n',
      );
      expect(answer).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"timeout"/);
    },
  );

  it.each(['url', 'internalUrl'] as const)('408: cuts a body that drips in (%s)', async (base) => {
    const path = base === 'url' ? '/v1/things' : '/internal/v1/things';
    const answer = await drip(service[base], head(100_000).replace('/v1/things', path), ' ');
    expect(answer).toMatch(/^HTTP\/1\.1 (408|404) /);
  });

  it.each(['url', 'internalUrl'] as const)('431: refuses a flood of headers (%s)', async (base) => {
    const flood = Array.from({ length: 3000 }, (_, index) => `x-${index}: ${index}\r\n`).join('');
    const answer = await drip(service[base], `GET /healthz HTTP/1.1\r\nhost: x\r\n${flood}\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 [\s\S]*"code":"headers_too_large"/);
  });
});
