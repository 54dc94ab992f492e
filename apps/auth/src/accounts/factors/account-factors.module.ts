import { Module } from '@nestjs/common';
import { FactorEngineModule } from '../../factors/engine/factor-engine.module.js';
import { SessionsModule } from '../../sessions/sessions.module.js';
import { AccountsModule } from '../accounts.module.js';
import { AccountFactorsController } from './account-factors.controller.js';
import { AccountPasskeySignIns } from './account-passkey-sign-ins.js';
import {
  AccountPasskeyLoginController,
  AccountPasskeyRegistrationController,
} from './account-passkeys.controller.js';
import { AccountPlane } from './account-plane.js';
import { AccountRecoveryCodesController } from './account-recovery-codes.controller.js';

/** Second factors of the accounts of the platform: the same engine as for users of projects. */
@Module({
  imports: [FactorEngineModule, AccountsModule, SessionsModule],
  controllers: [
    AccountFactorsController,
    AccountRecoveryCodesController,
    AccountPasskeyRegistrationController,
    AccountPasskeyLoginController,
  ],
  providers: [AccountPlane, AccountPasskeySignIns],
})
export class AccountFactorsModule {}
