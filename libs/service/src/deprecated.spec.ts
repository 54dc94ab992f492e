import { Controller, Get, Module } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { createService } from './create-service.js';
import type { Service } from './listening-service.js';
import { Deprecated } from './deprecated.js';
import { setUpLog } from './logger.js';

@Controller('old')
class OldController {
  @Get()
  @ApiOperation({ operationId: 'getOld' })
  @Deprecated({
    since: new Date('2026-01-01T00:00:00Z'),
    sunset: new Date('2027-01-01T00:00:00Z'),
    link: 'https://skydeck.dev/changes',
  })
  get() {
    return { old: true };
  }
}

@Module({ controllers: [OldController] })
class OldModule {}

let service: Service;

beforeAll(async () => {
  setUpLog({ level: 'silent' });
  service = await createService({
    name: 'old',
    title: 'Old API',
    prefix: 'v1',
    module: { module: OldModule },
    listen: { host: '127.0.0.1', port: 0, internalHost: '127.0.0.1', internalPort: 0 },
  });
  await service.listen();
});

afterAll(() => service.close());

describe('a deprecated route', () => {
  it('says since when, until when, and what to read', async () => {
    const { headers } = await fetch(`${service.url}/v1/old`);
    expect(headers.get('deprecation')).toBe('@1767225600');
    expect(headers.get('sunset')).toBe('Fri, 01 Jan 2027 00:00:00 GMT');
    expect(headers.get('link')).toContain('<https://skydeck.dev/changes>; rel="deprecation"');
  });

  it('is marked in the OpenAPI document', async () => {
    const document = (await (await fetch(`${service.url}/openapi.json`)).json()) as {
      paths: Record<string, { get: object }>;
    };
    expect(document.paths['/v1/old']?.get).toMatchObject({
      deprecated: true,
      'x-sunset': '2027-01-01T00:00:00.000Z',
    });
  });
});
