import { Module } from '@nestjs/common';
import { UserSessionsModule } from '../../user-sessions/user-sessions.module.js';
import { UsersModule } from '../../users/users.module.js';
import { FactorEngineModule } from '../engine/factor-engine.module.js';
import { FactorsController } from './factors.controller.js';
import { PasskeySignIns } from './passkey-sign-ins.js';
import { PasskeyLoginController, PasskeyRegistrationController } from './passkeys.controller.js';
import { RecoveryCodesController } from './recovery-codes.controller.js';
import { UserFactorsController } from './user-factors.controller.js';
import { UserPlane } from './user-plane.js';

/** Second factors of the users of projects. */
@Module({
  imports: [FactorEngineModule, UsersModule, UserSessionsModule],
  controllers: [
    FactorsController,
    RecoveryCodesController,
    PasskeyRegistrationController,
    PasskeyLoginController,
    UserFactorsController,
  ],
  providers: [UserPlane, PasskeySignIns],
  exports: [UserPlane, PasskeySignIns],
})
export class UserFactorsModule {}
