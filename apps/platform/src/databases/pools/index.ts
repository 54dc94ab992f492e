import { PoolEntity } from './pool.entity.js';
import { PoolHandler } from './pool.handler.js';
import { PoolReadings } from './pool-readings.js';
import { Pools } from './pools.js';
import { PoolsController } from './pools.controller.js';

/** What the module of databases takes from here. */
export const poolParts = {
  entities: [PoolEntity],
  controllers: [PoolsController],
  providers: [PoolHandler, PoolReadings, Pools],
};
