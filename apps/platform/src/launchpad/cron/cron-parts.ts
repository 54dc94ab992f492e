import { CronAdoption } from './cron-adoption.js';
import { CronClock } from './cron-clock.js';
import { CronEntity } from './cron.entity.js';
import { CronHistory } from './cron-history.js';
import { CronsController } from './crons.controller.js';
import { CronsService } from './crons.service.js';

/** What apps run by the clock: parts of the Launchpad module. */
export const cronParts = {
  entities: [CronEntity],
  controllers: [CronsController],
  providers: [CronAdoption, CronClock, CronHistory, CronsService],
};
