import { Controller, Get, Module, SetMetadata } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { openApiDocument } from './open-api.js';

@SetMetadata('skydeck:scopes', ['things:read'])
@Controller('things')
class ThingsController {
  @Get('open')
  @SetMetadata('skydeck:public', true)
  @ApiOperation({ operationId: 'openThings' })
  open() {
    return {};
  }

  @Get('read')
  read() {
    return {};
  }

  @Get('write')
  @SetMetadata('skydeck:scopes', ['things:write'])
  @SetMetadata('skydeck:callers', ['account'])
  @ApiOperation({ operationId: 'writeThings' })
  write() {
    return {};
  }

  @Get('own')
  @SetMetadata('skydeck:public', true)
  @SetMetadata('skydeck:scopes', [])
  @SetMetadata('skydeck:callers', ['user'])
  @ApiOperation({ operationId: 'ownThings' })
  own() {
    return {};
  }
}

@Controller('plain')
class PlainController {
  @Get()
  get() {
    return {};
  }
}

@Module({ controllers: [ThingsController, PlainController] })
class ThingsModule {}

describe('the document of a service', () => {
  it('says what each route asks of its caller', async () => {
    const { paths } = await openApiDocument({
      name: 'things',
      title: 'Things API',
      prefix: 'v1',
      module: { module: ThingsModule },
      listen: { host: '127.0.0.1', port: 0, internalHost: '127.0.0.1', internalPort: 0 },
    });
    expect(paths).toMatchObject({
      '/v1/things/open': { get: { security: [] } },
      '/v1/things/read': { get: { 'x-required-scopes': ['things:read'] } },
      '/v1/things/write': {
        get: { 'x-required-scopes': ['things:write'], 'x-callers': ['account'] },
      },
      '/v1/things/own': { get: { 'x-required-scopes': [], 'x-callers': ['user'] } },
      '/v1/plain': { get: { 'x-required-scopes': [] } },
    });
    expect(paths['/v1/things/read']?.get).not.toHaveProperty('security');
    expect(paths['/v1/things/own']?.get).not.toHaveProperty('security');
    expect(paths['/v1/things/open']?.get).not.toHaveProperty('x-required-scopes');
  });
});
