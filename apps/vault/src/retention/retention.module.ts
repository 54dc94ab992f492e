import { Module } from '@nestjs/common';
import { RetentionRuleEntity } from './retention-rule.entity.js';
import { RetentionRules } from './retention-rules.js';
import { RetentionRulesController } from './retention-rules.controller.js';
import { RetentionSweeper } from './retention.sweeper.js';

/** What is stored of rules. */
export const RETENTION_ENTITIES = [RetentionRuleEntity];

/** How long files are kept, and when they are deleted. */
@Module({
  controllers: [RetentionRulesController],
  providers: [RetentionRules, RetentionSweeper],
})
export class RetentionModule {}
