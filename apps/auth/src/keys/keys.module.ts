import { Module } from '@nestjs/common';
import { StepUpModule } from '../factors/step-up/step-up.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { KeyUsage } from './key-usage.js';
import { KeysController } from './keys.controller.js';
import { KeysService } from './keys.service.js';

@Module({
  imports: [SessionsModule, StepUpModule],
  controllers: [KeysController],
  providers: [KeysService, KeyUsage],
  exports: [KeysService],
})
export class KeysModule {}
