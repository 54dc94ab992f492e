import { Module } from '@nestjs/common';
import { RoutingController } from './routing.controller.js';
import { Routing } from './routing.service.js';

/** Ways over roads. */
@Module({ controllers: [RoutingController], providers: [Routing], exports: [Routing] })
export class RoutingModule {}
