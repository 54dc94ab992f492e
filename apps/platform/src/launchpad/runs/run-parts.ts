import { OneOffs } from './one-offs.js';
import { ReleaseCommand } from './release-command.js';
import { RunEntity } from './run.entity.js';
import { RunHistory } from './run-history.js';
import { RunKeeper } from './run-keeper.js';
import { RunLogsController } from './run-logs.controller.js';
import { RunPruner } from './run-pruner.js';
import { RunTelemetry } from './run-telemetry.js';
import { RunsController } from './runs.controller.js';
import { RunsService } from './runs.service.js';

/** Commands that run beside apps: parts of the Launchpad module. */
export const runParts = {
  entities: [RunEntity],
  controllers: [RunsController, RunLogsController],
  providers: [OneOffs, ReleaseCommand, RunHistory, RunKeeper, RunPruner, RunTelemetry, RunsService],
};
