import { Module } from '@nestjs/common';
import { FactorPolicyModule } from '../factors/policy/factor-policy.module.js';
import { UserSessionsModule } from '../user-sessions/user-sessions.module.js';
import { MeController } from './me.controller.js';
import { UserSignIns } from './user-sign-ins.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';

@Module({
  imports: [UserSessionsModule, FactorPolicyModule],
  controllers: [UsersController, MeController],
  providers: [UsersService, UserSignIns],
  exports: [UsersService, UserSignIns],
})
export class UsersModule {}
