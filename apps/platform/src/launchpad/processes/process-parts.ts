import { ReplicaEndEntity } from './ends/replica-end.entity.js';
import { ReplicaEnds } from './ends/replica-ends.js';
import { AppMetricsController } from './metrics/app-metrics.controller.js';
import { AppMetricsService } from './metrics/app-metrics.service.js';
import { ReplicaSampleEntity } from './metrics/replica-sample.entity.js';
import { ReplicaSampler } from './metrics/replica-sampler.js';
import { RequestSampleEntity } from './metrics/request-sample.entity.js';
import { RequestSampler } from './metrics/request-sampler.js';
import { RequestSeries } from './metrics/request-series.js';
import { ProcessScaleEntity } from './process-scale.entity.js';
import { ProcessesController } from './processes.controller.js';
import { ProcessesService } from './processes.service.js';
import { ScaleLimits } from './scale-limits.js';

/** What an app runs besides its web process: parts of the Launchpad module. */
export const processParts = {
  entities: [ProcessScaleEntity, ReplicaEndEntity, ReplicaSampleEntity, RequestSampleEntity],
  controllers: [ProcessesController, AppMetricsController],
  providers: [
    AppMetricsService,
    ProcessesService,
    ReplicaEnds,
    ReplicaSampler,
    RequestSampler,
    RequestSeries,
    ScaleLimits,
  ],
};
