import { Module } from '@nestjs/common';
import { StepUpModule } from '../factors/step-up/step-up.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ProjectsController } from './projects.controller.js';
import { ProjectsService } from './projects.service.js';

@Module({
  imports: [SessionsModule, StepUpModule],
  controllers: [ProjectsController],
  providers: [ProjectsService],
  exports: [ProjectsService],
})
export class ProjectsModule {}
