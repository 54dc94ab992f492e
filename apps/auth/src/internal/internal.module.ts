import { Module } from '@nestjs/common';
import { KeysModule } from '../keys/keys.module.js';
import { MembersModule } from '../members/members.module.js';
import { ProjectsModule } from '../projects/projects.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { SigningKeysModule } from '../signing-keys/signing-keys.module.js';
import { BoundKeysController } from './bound-keys.controller.js';
import { InternalController } from './internal.controller.js';
import { ServiceTokenController } from './service-token.controller.js';

@Module({
  imports: [KeysModule, MembersModule, ProjectsModule, SessionsModule, SigningKeysModule],
  controllers: [ServiceTokenController, InternalController, BoundKeysController],
})
export class InternalModule {}
