import 'reflect-metadata';
import { Controller, Get, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { answerBenchmark } from './answer.mjs';
import { decorate } from './decorate.mjs';
import { thing } from './thing.mjs';

class ThingsController {
  list() {
    return { data: thing, meta: { request_id: 'req_01k9v3c5d8m2n4p6q7r8s9t0vw' } };
  }
}
decorate(ThingsController, 'list', [Get('projects/:project/things')]);
Controller('v1')(ThingsController);

class BareModule {}
Module({ controllers: [ThingsController] })(BareModule);

const app = await NestFactory.create(BareModule, new FastifyAdapter(), { logger: false });
await app.listen(0, '127.0.0.1');
answerBenchmark(await app.getUrl());
