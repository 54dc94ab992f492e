import { LogDrainEntity } from './log-drain.entity.js';
import { LogDrainLoop } from './log-drain-loop.js';
import { LogDrainer } from './log-drainer.js';
import { LogDrainsController } from './log-drains.controller.js';
import { LogDrainsService } from './log-drains.service.js';
import { LogSender } from './senders/log-sender.js';

/** What the module of apps takes from here. */
export const logDrainParts = {
  entities: [LogDrainEntity],
  controllers: [LogDrainsController],
  providers: [LogDrainLoop, LogDrainer, LogDrainsService, LogSender],
};
