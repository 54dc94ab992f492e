import { ComputeMeter } from './compute-meter.js';
import { DatabaseUsageEntity } from './database-usage.entity.js';
import { StorageMeter } from './storage-meter.js';

/** What the module of databases takes from here. */
export const databaseUsageParts = {
  entities: [DatabaseUsageEntity],
  controllers: [],
  providers: [ComputeMeter, StorageMeter],
};
