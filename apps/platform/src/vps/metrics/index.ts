import { LatestReader } from './latest-metrics.js';
import { MetricSampler } from './metric-sampler.js';
import { MetricStore } from './metric-store.js';
import { MetricsController } from './metrics.controller.js';
import { MetricsReader } from './metrics-reader.js';

/** What the module of servers takes from here. */
export const metricParts = {
  controllers: [MetricsController],
  providers: [LatestReader, MetricSampler, MetricStore, MetricsReader],
};
