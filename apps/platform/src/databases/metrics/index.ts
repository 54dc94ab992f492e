import { DatabaseMetrics } from './database-metrics.js';
import { DatabaseMetricsController } from './database-metrics.controller.js';
import { DatabaseSampleEntity } from './database-sample.entity.js';
import { DatabaseSampler } from './database-sampler.js';

/** What the module of databases takes from here. */
export const databaseMetricParts = {
  entities: [DatabaseSampleEntity],
  controllers: [DatabaseMetricsController],
  providers: [DatabaseMetrics, DatabaseSampler],
};
