import { AuthGuardModule, Requires } from '@skydeck/auth-guard';
import { BusModule } from '@skydeck/bus';
import { createService, setUpLog } from '@skydeck/service';
import { Controller, Get, Module } from '@nestjs/common';
import { answerBenchmark } from './answer.mjs';
import { decorate } from './decorate.mjs';
import { measureKeyCheck } from './key-check.mjs';
import { thing } from './thing.mjs';

const { LOG_LEVEL, AUTH_URL, AUTH_INTERNAL_URL, DATABASE_URL, SKYDECK_SERVICE_SECRET } =
  process.env;

class ThingsController {
  list() {
    return thing;
  }
}
decorate(ThingsController, 'list', [Get('projects/:project/things'), Requires('apps:read')]);
Controller()(ThingsController);

class ThingsModule {}
Module({})(ThingsModule);

setUpLog({ level: LOG_LEVEL });
const service = await createService({
  name: 'platform',
  title: 'Benchmark',
  prefix: 'v1',
  module: {
    module: ThingsModule,
    controllers: [ThingsController],
    imports: [
      BusModule.forRoot({ databaseUrl: DATABASE_URL }),
      AuthGuardModule.forRoot({
        service: 'platform',
        authUrl: AUTH_URL,
        authInternalUrl: AUTH_INTERNAL_URL,
        serviceSecret: SKYDECK_SERVICE_SECRET,
      }),
    ],
  },
  listen: { host: '127.0.0.1', port: 0, internalHost: '127.0.0.1', internalPort: 0 },
});
await service.listen();
answerBenchmark(service.url, { 'key-check': ({ key }) => measureKeyCheck(service.app, key) });
