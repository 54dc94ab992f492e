import { Module } from '@nestjs/common';
import { OtpModule } from '../otp/otp.module.js';
import { UsersModule } from '../users/users.module.js';
import { MagicLinkMail } from './magic-link-mail.js';
import { MagicLinkPages } from './magic-link-page.js';
import { MagicLinkPagesController } from './magic-link-pages.controller.js';
import { MagicLinkStore } from './magic-link-store.js';
import { MagicLinkSweeper } from './magic-link-sweeper.js';
import { MagicLinkTokens } from './magic-link-tokens.js';
import { MagicLinksController } from './magic-links.controller.js';
import { MagicLinksService } from './magic-links.service.js';

@Module({
  imports: [OtpModule, UsersModule],
  controllers: [MagicLinksController, MagicLinkPagesController],
  providers: [
    MagicLinksService,
    MagicLinkStore,
    MagicLinkMail,
    MagicLinkTokens,
    MagicLinkPages,
    MagicLinkSweeper,
  ],
  exports: [MagicLinksService],
})
export class MagicLinksModule {}
