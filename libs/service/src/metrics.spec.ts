import { request } from 'node:http';
import { Controller, Get, Module, Param } from '@nestjs/common';
import { createService } from './create-service.js';
import type { Service } from './listening-service.js';
import { setUpLog } from './logger.js';

@Controller()
class ThingsController {
  @Get('things/:id')
  get(@Param('id') id: string) {
    return { id };
  }
}

@Module({ controllers: [ThingsController] })
class ThingsModule {}

const METHODS = ['GET', 'PURGE', 'SEARCH', 'MKCOL', 'COPY', 'LOCK', 'REPORT', 'PROPFIND'];
const PATHS = 10_000;
const AT_ONCE = 50;

let service: Service;

beforeAll(async () => {
  setUpLog({ level: 'silent' });
  service = await createService({
    name: 'things',
    title: 'Things API',
    prefix: 'v1',
    module: { module: ThingsModule },
    listen: { host: '127.0.0.1', port: 0, internalHost: '127.0.0.1', internalPort: 0 },
  });
  await service.listen();
});

afterAll(() => service.close());

const read = async () => (await fetch(`${service.internalUrl}/metrics`)).text();

function seriesIn(text: string): Set<string> {
  const lines = text.split('\n').filter((line) => line.startsWith('http_'));
  return new Set(lines.map((line) => line.slice(0, line.lastIndexOf(' '))));
}

async function ask(method: string, path: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const { hostname, port } = new URL(service.url);
  const asked = request({ hostname, port, method, path }, (answer) => {
    answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
  });
  asked.once('error', reject).end();
  return promise;
}

describe('/metrics', () => {
  it('is not there for the public', async () => {
    for (const path of ['/metrics', '/%6Detrics', '/v1/metrics', '/metrics/']) {
      expect(await ask('GET', path)).toBe(404);
    }
  });

  it('tells of requests, the process and the event loop to those inside', async () => {
    await ask('GET', '/v1/things/one');
    const text = await read();
    const labels = 'service="things",method="GET",route="/v1/things/:id",status="200"';
    expect(text).toContain(`http_request_duration_seconds_count{${labels}} 1`);
    for (const name of [
      'http_requests_in_flight',
      'process_cpu_seconds_total',
      'process_resident_memory_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'nodejs_gc_duration_seconds',
    ]) {
      expect(text).toContain(`\n# TYPE ${name} `);
    }
  });

  it('makes no new series for 10,000 paths that nobody knows and methods that nobody has', async () => {
    for (const method of METHODS) await ask(method, '/v1/things/first');
    await ask('GET', '/v1/nothing');
    const before = seriesIn(await read());
    let number = 0;
    const more = async () => {
      while (number < PATHS) {
        const own = number++;
        const path = own % 2 === 0 ? `/v1/things/${own}` : `/v1/nothing/${own}?q=${own}`;
        await ask(METHODS[own % METHODS.length] ?? 'GET', path);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, more));
    const after = seriesIn(await read());
    expect([...after].filter((name) => !before.has(name))).toEqual([]);
    expect(after.size).toBeLessThan(100);
  }, 60_000);
});
