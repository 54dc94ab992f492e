import { Module } from '@nestjs/common';
import { OtpModule } from '../otp/otp.module.js';
import { UserSessionsModule } from '../user-sessions/user-sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { UserPasswordsController } from './user-passwords.controller.js';
import { UserPasswordsService } from './user-passwords.service.js';
import { UserSignUpsService } from './user-sign-ups.service.js';

@Module({
  imports: [OtpModule, UsersModule, UserSessionsModule],
  controllers: [UserPasswordsController],
  providers: [UserPasswordsService, UserSignUpsService],
  exports: [UserPasswordsService, UserSignUpsService],
})
export class UserPasswordsModule {}
