import { Module } from '@nestjs/common';
import { ProjectJwksController } from './project-jwks.controller.js';
import { ProjectKeysService } from './project-keys.service.js';

@Module({
  controllers: [ProjectJwksController],
  providers: [ProjectKeysService],
  exports: [ProjectKeysService],
})
export class ProjectSigningKeysModule {}
