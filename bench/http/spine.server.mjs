import { randomUUID } from 'node:crypto';
import { CurrentProject, Requires } from '@skydeck/auth-guard';
import { DatabaseModule } from '@skydeck/database';
import { defineEvents, Events } from '@skydeck/events';
import { createService, setUpLog } from '@skydeck/service';
import { SpineConfig, SpineModule, spineMigrations } from '@skydeck/spine';
import { Body, Controller, Get, Inject, Module, Post } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { checkAnswers } from '../auth/check-answers.mjs';
import { answerBenchmark } from './answer.mjs';
import { decorate } from './decorate.mjs';
import { measureKeyCheck } from './key-check.mjs';
import { thing } from './thing.mjs';

const SCHEMA = `bench_${process.pid}`;
const ThingEvents = defineEvents('thing', {
  created: { schema: z.object({ id: z.string() }), description: 'A thing was made.' },
});
const CreateThing = z.strictObject({
  name: z.string().min(1).max(63),
  size: z.enum(['small', 'large']),
  labels: z.record(z.string().max(63), z.string().max(255)).default({}),
});

/** One route that only reads, and one that passes everything that a change passes. */
class ThingsController {
  constructor(dataSource, events) {
    Object.assign(this, { dataSource, events });
  }

  list() {
    return thing;
  }

  async create({ tenant }, { name }) {
    const id = `thg_${randomUUID()}`;
    await this.dataSource.transaction((manager) =>
      this.events.record(manager, { type: ThingEvents.created, tenant, subject: id, data: { id } }),
    );
    return { ...thing, id, name };
  }
}
decorate(ThingsController, 'list', [Get('projects/:project/things'), Requires('apps:read')]);
decorate(ThingsController, 'create', [Post('projects/:project/things'), Requires('apps:write')]);
CurrentProject()(ThingsController.prototype, 'create', 0);
Body({ schema: CreateThing })(ThingsController.prototype, 'create', 1);
Inject(DataSource)(ThingsController, undefined, 0);
Inject(Events)(ThingsController, undefined, 1);
Controller()(ThingsController);

class ThingsModule {}
Module({})(ThingsModule);

const config = SpineConfig.parse(process.env);
setUpLog({ level: process.env.LOG_LEVEL });
const service = await createService({
  name: 'platform',
  title: 'Benchmark',
  prefix: 'v1',
  module: {
    module: ThingsModule,
    controllers: [ThingsController],
    imports: [
      DatabaseModule.forRoot({
        url: config.DATABASE_URL,
        schema: SCHEMA,
        entities: [],
        migrations: spineMigrations,
      }),
      SpineModule.forRoot({ service: 'platform', schema: SCHEMA, config }),
    ],
  },
  listen: { host: '127.0.0.1', port: 0, internalHost: '127.0.0.1', internalPort: 0 },
});
await service.listen();
answerBenchmark(service.url, {
  'key-check': ({ key }) => measureKeyCheck(service.app, key),
  ...checkAnswers(service.app),
});
