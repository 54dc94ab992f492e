import { BackupLoop } from './backup-loop.js';
import { BackupPlanEntity } from './backup-plan.entity.js';
import { BackupPlans } from './backup-plans.js';
import { BackupPlansController } from './backup-plans.controller.js';
import { BackupScheduler } from './backup-scheduler.js';
import { copyParts } from './copies/index.js';

/** What the module of servers takes from here. */
export const backupParts = {
  entities: [BackupPlanEntity, ...copyParts.entities],
  controllers: [BackupPlansController, ...copyParts.controllers],
  providers: [BackupLoop, BackupPlans, BackupScheduler, ...copyParts.providers],
};
