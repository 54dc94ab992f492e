import { Module } from '@nestjs/common';
import { UserSessionsModule } from '../user-sessions/user-sessions.module.js';
import { UsersModule } from '../users/users.module.js';
import { CodeDelivery } from './code-delivery.js';
import { OtpDeliveries } from './deliveries/otp-deliveries.js';
import { ConversionGuard } from './guard/conversion-guard.js';
import { OtpBlocksController } from './guard/otp-blocks.controller.js';
import { OtpBlocks } from './guard/otp-blocks.js';
import { LimitsModule } from './limits/limits.module.js';
import { OtpAdmission } from './otp-admission.js';
import { OtpCodes } from './otp-codes.js';
import { OtpController } from './otp.controller.js';
import { OtpList } from './otp-list.js';
import { OtpMetrics } from './otp-metrics.js';
import { OtpRequestsService } from './otp-requests.service.js';
import { OtpService } from './otp.service.js';
import { OtpStore } from './otp-store.js';
import { OtpSweeper } from './otp-sweeper.js';
import { CodeSignIns } from './sign-in/code-sign-ins.js';
import { SignInStore } from './sign-in/sign-in-store.js';
import { OtpStatsController } from './stats/otp-stats.controller.js';
import { OtpStatsReader } from './stats/otp-stats.js';

@Module({
  imports: [LimitsModule, UsersModule, UserSessionsModule],
  // Those with fixed paths come before the one that takes any identifier.
  controllers: [OtpBlocksController, OtpStatsController, OtpController],
  providers: [
    OtpService,
    OtpRequestsService,
    OtpStore,
    OtpSweeper,
    OtpList,
    OtpCodes,
    OtpMetrics,
    OtpAdmission,
    OtpDeliveries,
    OtpBlocks,
    OtpStatsReader,
    ConversionGuard,
    CodeDelivery,
    CodeSignIns,
    SignInStore,
  ],
  exports: [OtpService, OtpRequestsService, OtpAdmission, OtpMetrics, CodeDelivery],
})
export class OtpModule {}
