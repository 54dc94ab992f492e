import { Module } from '@nestjs/common';
import { AskedMaps } from './asked-maps.js';
import { IsochroneFinder } from './isochrone-finder.js';
import { RouteFinder } from './route-finder.js';
import { RoutingController } from './routing.controller.js';
import { Routing } from './routing.service.js';
import { RoadThreads } from './threads/road-threads.js';
import { TraceMatcher } from './trace-matcher.js';

/** Ways over roads. */
@Module({
  controllers: [RoutingController],
  providers: [AskedMaps, IsochroneFinder, RoadThreads, RouteFinder, Routing, TraceMatcher],
  exports: [AskedMaps, IsochroneFinder, RoadThreads, Routing, TraceMatcher],
})
export class RoutingModule {}
