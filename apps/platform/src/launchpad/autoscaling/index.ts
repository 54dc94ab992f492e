import { Autoscaler } from './autoscaler.js';
import { AutoscalingController } from './autoscaling.controller.js';
import { AutoscalingEntity } from './autoscaling.entity.js';
import { AutoscalingLoop } from './autoscaling-loop.js';
import { AutoscalingService } from './autoscaling.service.js';
import { AutoscalingView } from './autoscaling-view.js';
import { LoadMeter } from './load-meter.js';
import { ScaleChanges } from './scale-changes.js';
import { SpareReplicas } from './spare-replicas.js';
import { Wakes } from './wakes.js';

/** What the module of apps takes from here. */
export const autoscalingParts = {
  entities: [AutoscalingEntity],
  controllers: [AutoscalingController],
  providers: [
    Autoscaler,
    AutoscalingLoop,
    AutoscalingService,
    AutoscalingView,
    LoadMeter,
    ScaleChanges,
    SpareReplicas,
    Wakes,
  ],
};
