import { Module } from '@nestjs/common';
import { OtpModule } from '../otp/otp.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { FactorPolicyModule } from '../factors/policy/factor-policy.module.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { AccountSignIns } from './factors/account-sign-ins.js';
import { SessionsController } from './sessions.controller.js';
import { SignInController } from './sign-in.controller.js';

@Module({
  imports: [OtpModule, SessionsModule, FactorPolicyModule],
  controllers: [SignInController, AccountsController, SessionsController],
  providers: [AccountsService, AccountSignIns],
  exports: [AccountsService],
})
export class AccountsModule {}
