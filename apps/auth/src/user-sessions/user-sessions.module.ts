import { Module } from '@nestjs/common';
import { ProjectSigningKeysModule } from '../project-signing-keys/project-signing-keys.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { ClientTokens } from './client-tokens.js';
import { UserSessionEnds } from './user-session-ends.js';
import { UserSessionSweeper } from './user-session-sweeper.js';
import { UserSessionsController } from './user-sessions.controller.js';
import { UserSessionsService } from './user-sessions.service.js';
import { UserTokens } from './user-tokens.js';

@Module({
  imports: [ProjectSigningKeysModule, SessionsModule],
  controllers: [UserSessionsController],
  providers: [ClientTokens, UserSessionsService, UserSessionEnds, UserSessionSweeper, UserTokens],
  exports: [UserSessionsService, UserSessionEnds],
})
export class UserSessionsModule {}
