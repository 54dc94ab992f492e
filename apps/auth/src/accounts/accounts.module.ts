import { Module } from '@nestjs/common';
import { OtpModule } from '../otp/otp.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { FactorPolicyModule } from '../factors/policy/factor-policy.module.js';
import { StepUpModule } from '../factors/step-up/step-up.module.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { EmailChanges } from './email-change/email-changes.js';
import { EmailChangesController } from './email-change/email-changes.controller.js';
import { AccountSignIns } from './factors/account-sign-ins.js';
import { SessionsController } from './sessions.controller.js';
import { SignInController } from './sign-in.controller.js';

@Module({
  imports: [OtpModule, SessionsModule, FactorPolicyModule, StepUpModule],
  controllers: [SignInController, AccountsController, EmailChangesController, SessionsController],
  providers: [AccountsService, AccountSignIns, EmailChanges],
  exports: [AccountsService],
})
export class AccountsModule {}
