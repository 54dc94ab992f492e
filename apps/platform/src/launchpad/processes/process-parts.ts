import { ProcessScaleEntity } from './process-scale.entity.js';
import { ProcessesController } from './processes.controller.js';
import { ProcessesService } from './processes.service.js';
import { ScaleLimits } from './scale-limits.js';

/** What an app runs besides its web process: parts of the Launchpad module. */
export const processParts = {
  entities: [ProcessScaleEntity],
  controllers: [ProcessesController],
  providers: [ProcessesService, ScaleLimits],
};
