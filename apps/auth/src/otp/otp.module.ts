import { Module } from '@nestjs/common';
import { UsersModule } from '../users/users.module.js';
import { CodeDelivery } from './code-delivery.js';
import { LimitsModule } from './limits/limits.module.js';
import { OtpController } from './otp.controller.js';
import { OtpRequestsService } from './otp-requests.service.js';
import { OtpService } from './otp.service.js';
import { OtpStore } from './otp-store.js';
import { OtpSweeper } from './otp-sweeper.js';

@Module({
  imports: [LimitsModule, UsersModule],
  controllers: [OtpController],
  providers: [OtpService, OtpRequestsService, OtpStore, OtpSweeper, CodeDelivery],
  exports: [OtpService, OtpRequestsService],
})
export class OtpModule {}
