import { Module } from '@nestjs/common';
import { FactorPolicyModule } from '../factors/policy/factor-policy.module.js';
import { UserSessionsModule } from '../user-sessions/user-sessions.module.js';
import { MeController } from './me.controller.js';
import { UserDeletions } from './user-deletions.js';
import { UserHistory } from './user-history.js';
import { UserList } from './user-list.js';
import { UserSignIns } from './user-sign-ins.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [UserSessionsModule, FactorPolicyModule],
  controllers: [UsersController, MeController],
  providers: [UsersService, UserSignIns, UserDeletions, UserHistory, UserList],
  exports: [UsersService, UserSignIns, UserDeletions],
})
export class UsersModule {}
