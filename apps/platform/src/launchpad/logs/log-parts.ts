import { LogExtent } from './retention/log-extent.js';
import { LogRetentionController } from './retention/log-retention.controller.js';
import { LogRetentionEntity } from './retention/log-retention.entity.js';
import { LogRetentionService } from './retention/log-retention.service.js';
import { LogSweeper } from './retention/log-sweeper.js';
import { LogSearch } from './log-search.js';

/** What the module of apps takes from here, besides what stores and follows lines. */
export const logParts = {
  entities: [LogRetentionEntity],
  controllers: [LogRetentionController],
  providers: [LogExtent, LogRetentionService, LogSearch, LogSweeper],
};
