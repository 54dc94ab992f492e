import { Module } from '@nestjs/common';
import { OtpModule } from '../otp/otp.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AccountsController } from './accounts.controller.js';
import { AccountsService } from './accounts.service.js';
import { SessionsController } from './sessions.controller.js';
import { SignInController } from './sign-in.controller.js';

@Module({
  imports: [OtpModule, SessionsModule],
  controllers: [SignInController, AccountsController, SessionsController],
  providers: [AccountsService],
  exports: [AccountsService],
})
export class AccountsModule {}
