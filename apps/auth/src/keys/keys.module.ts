import { Module } from '@nestjs/common';
import { ProjectsModule } from '../projects/projects.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { KeyUsage } from './key-usage.js';
import { KeysController } from './keys.controller.js';
import { KeysService } from './keys.service.js';

@Module({
  imports: [ProjectsModule, SessionsModule],
  controllers: [KeysController],
  providers: [KeysService, KeyUsage],
  exports: [KeysService],
})
export class KeysModule {}
