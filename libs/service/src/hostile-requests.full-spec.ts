import { connect } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Body, Controller, Module, Post } from '@nestjs/common';
import { createService } from './create-service.js';
import type { Service } from './listening-service.js';
import { setUpLog } from './logger.js';

const MEGABYTE = 1024 * 1024;
const CONNECTIONS = 8;
const ROUNDS = 4;
/** Far above what garbage explains, far below what keeping the bytes would take. */
const MOST_GROWTH_BYTES = 150 * MEGABYTE;
const MOST_HEAP_GROWTH_BYTES = 10 * MEGABYTE;

@Controller()
class ThingsController {
  @Post('things')
  create(@Body() body: object) {
    return body;
  }
}

@Module({ controllers: [ThingsController] })
class ThingsModule {}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
/** Large bodies are read to their end, however busy the machine is. */
let patient: Service;
/** What never ends is cut soon. */
let hasty: Service;

beforeAll(async () => {
  setUpLog({ level: 'silent' });
  patient = await start(60_000);
  hasty = await start(500);
});

afterAll(async () => {
  await patient.close();
  await hasty.close();
});

async function start(limitMs: number): Promise<Service> {
  const service = await createService({
    name: 'things',
    title: 'Things API',
    prefix: 'v1',
    module: { module: ThingsModule },
    listen: { host: '127.0.0.1', port: 0, internalHost: '127.0.0.1', internalPort: 0 },
    arrival: { headersMs: limitMs, requestMs: limitMs, lookEveryMs: 50 },
  });
  await service.listen();
  return service;
}

/** Sends one piece after another until there is no more or the server hangs up. */
async function attack(service: Service, pieces: readonly (string | Buffer)[]): Promise<string> {
  const { hostname, port } = new URL(service.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => (answer += text));
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (const piece of pieces) {
    if (!socket.writable) break;
    if (!socket.write(piece)) {
      const drained = new Promise((resolve) => socket.once('drain', resolve));
      await Promise.race([drained, closed]);
    }
  }
  await closed;
  return answer;
}

const head = (framing: string) =>
  `POST /v1/things HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\n${framing}\r\n\r\n`;
const body = (bytes: Buffer) => [head(`content-length: ${bytes.length}`), bytes];
const big = Buffer.alloc(MEGABYTE, 'a');
const chunked = [`${MEGABYTE.toString(16)}\r\n`, big, '\r\n'];
const flood = Array.from({ length: 3000 }, (_, index) => `x-${index}: ${index}\r\n`).join('');
const full = (open: string, fill: string, close: string) =>
  Buffer.from(open + fill.repeat(Math.floor((MEGABYTE - 1000) / fill.length)) + close);

describe('memory stays where it was under', () => {
  it.each<[string, readonly (string | Buffer)[], RegExp]>([
    ['10 MB that are announced', body(Buffer.alloc(10 * MEGABYTE, 'a')), /^(HTTP\/1\.1 413|$)/],
    [
      '10 MB that are not announced',
      [head('transfer-encoding: chunked'), ...Array.from({ length: 10 }, () => chunked).flat()],
      /^(HTTP\/1\.1 413|$)/,
    ],
    ['1 MB of brackets', body(full('', '[', '')), /^HTTP\/1\.1 400/],
    ['1 MB of the same name', body(full('{', '"a":1,', '"a":1}')), /^HTTP\/1\.1 400/],
    ['1 MB that is not UTF-8', body(Buffer.alloc(MEGABYTE - 1000, 0xff)), /^HTTP\/1\.1 400/],
    ['1 MB of prototypes', body(full('[', '{"__proto__":{"a":1}},', '{}]')), /^HTTP\/1\.1 400/],
    ['a flood of headers', [`GET /healthz HTTP/1.1\r\nhost: x\r\n${flood}`], /^HTTP\/1\.1 431/],
    ['headers that never end', ['GET /healthz HTTP/1.1\r\nhost: x\r\n'], /^HTTP\/1\.1 408/],
    ['a body that never ends', [head('content-length: 900000'), 'x'], /^HTTP\/1\.1 408/],
  ])(
    '%s',
    async (_name, pieces, expected) => {
      const service = expected.source.includes('408') ? hasty : patient;
      const attackOnce = () => attack(service, pieces);
      const round = () => Promise.all(Array.from({ length: CONNECTIONS }, attackOnce));
      for (const answer of await round()) expect(answer).toMatch(expected);
      collect();
      const before = process.memoryUsage();
      for (let count = 0; count < ROUNDS; count++) await round();
      collect();
      const after = process.memoryUsage();
      expect(after.rss - before.rss).toBeLessThan(MOST_GROWTH_BYTES);
      expect(after.heapUsed - before.heapUsed).toBeLessThan(MOST_HEAP_GROWTH_BYTES);
      expect((await fetch(`${service.url}/healthz`)).status).toBe(200);
    },
    120_000,
  );
});
